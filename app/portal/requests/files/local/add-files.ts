import { newId } from '~/shared/browser/new-id';
import { maxImageBytes } from '../prepare/limits';
import type { LocalPage } from './local-page';
import { addPage, readPages } from './page-store';

/** Where pages belong. */
export type PageTarget = {
  userId: string;
  requestId: string;
  documentKind: string;
  itemId: string | null;
};

/**
 * Stores chosen files as they are, so that a reload does not lose them; `preparePages` continues.
 * @param replaces the file on the server that the member takes again.
 */
export async function addFiles(
  target: PageTarget,
  files: readonly File[],
  replaces?: string,
): Promise<void> {
  const pages = await readPages(target.userId);
  const last = pages.at(-1)?.position ?? 0;
  for (const [index, file] of files.entries()) {
    const page = newPage(target, file, last + index + 1);
    if (replaces && index === 0) page.replaces = replaces;
    const bytes = await read(file);
    if (bytes instanceof ArrayBuffer) await addPage(target.userId, page, bytes);
    else {
      const refused = { ...page, state: 'refused', refusal: bytes } as const;
      await addPage(target.userId, refused, new ArrayBuffer(0));
    }
  }
}

/** The file may have been deleted since, or be in a cloud that is out of reach. */
async function read(file: File): Promise<ArrayBuffer | 'tooLarge' | 'unreadable'> {
  if (file.size > maxImageBytes) return 'tooLarge';
  return file.arrayBuffer().catch(() => 'unreadable' as const);
}

/** A page that is still to be prepared. */
export function newPage(
  { requestId, documentKind, itemId }: Omit<PageTarget, 'userId'>,
  { name, size }: { name: string; size: number },
  position: number,
): LocalPage {
  return {
    ...{ id: newId(), requestId, documentKind, itemId, name, position, size },
    ...{ state: 'preparing', type: 'image/jpeg', thumbnail: null },
    ...{ warnings: [], sourceHash: '' },
  };
}
