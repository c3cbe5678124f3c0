import type { LocalPage } from './local-page';
import { addPage, readPages, removePage } from './page-store';

/** Where pages belong. */
export type PageTarget = {
  userId: string;
  requestId: string;
  documentKind: string;
  itemId: string | null;
};

/**
 * Stores chosen files as they are, so that a reload does not lose them; `preparePages` continues.
 * @param replaced the page that the member takes again. It is removed once the new one is stored.
 * @throws QuotaExceededError without space
 */
export async function addFiles(
  target: PageTarget,
  files: readonly File[],
  replaced?: LocalPage,
): Promise<void> {
  const pages = await readPages(target.userId);
  let position = replaced?.position ?? (pages.at(-1)?.position ?? 0) + 1;
  for (const file of files) {
    await addPage(target.userId, newPage(target, file, position), file);
    // Between the replaced page and the next one.
    position += replaced ? 0.01 : 1;
  }
  if (replaced) await removePage(target.userId, replaced.id);
}

function newPage(target: PageTarget, { name, size }: File, position: number): LocalPage {
  const { requestId, documentKind, itemId } = target;
  return {
    ...{ id: crypto.randomUUID(), requestId, documentKind, itemId, name, position, size },
    ...{ state: 'preparing', type: 'image/jpeg', thumbnail: null },
    ...{ warnings: [], turns: 0, sourceHash: '' },
  };
}
