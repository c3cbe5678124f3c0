import { runPreparation } from '../prepare/run-preparation';
import { dataUrl } from './data-url';
import type { LocalPage } from './local-page';
import { readContent, updatePage } from './page-store';

/** Applies the turns of reviewed pages and hands them to the upload. */
export async function releasePages(userId: string, pages: readonly LocalPage[]): Promise<void> {
  for (const { id, turns } of pages) {
    const bytes = turns ? await readContent(userId, id) : undefined;
    if (!(turns && bytes instanceof ArrayBuffer)) {
      await updatePage(userId, id, { state: 'waiting' });
      continue;
    }
    const { prepared } = await runPreparation({ bytes, turns });
    // A page that cannot be turned is sent as it is: staff can turn it, too.
    const thumbnail = prepared?.thumbnail;
    const changes: Partial<LocalPage> = {
      ...{ state: 'waiting', turns: 0 },
      ...(prepared && { size: prepared.bytes.byteLength }),
      ...(thumbnail && { thumbnail: await dataUrl(thumbnail) }),
    };
    await updatePage(userId, id, changes, prepared?.bytes);
  }
}
