import { fetchContent, type RequestFile } from '~/portal/requests/files/fetch-request-files';
import { runPreparation } from '~/portal/requests/files/prepare/run-preparation';
import { AppError } from '~/shared/backend/app-error';
import { newId } from '~/shared/browser/new-id';
import type { Language } from '~/shared/i18n/language';
import { maxImageBytes } from '../prepare/limits';
import type { LocalPage } from './local-page';
import { addPage, readPages } from './page-store';
import { waitingPage } from './prepare-pages';

/** Where pages belong. */
export type PageTarget = {
  userId: string;
  requestId: string;
  documentKind: string;
  itemId: string | null;
  draftLanguage?: Language;
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
function newPage(
  { requestId, documentKind, itemId, draftLanguage }: Omit<PageTarget, 'userId'>,
  { name, size }: { name: string; size: number },
  position: number,
): LocalPage {
  return {
    ...{ id: newId(), requestId, documentKind, itemId, name, position, size },
    ...{ state: 'preparing', type: 'image/jpeg', thumbnail: null },
    ...{ warnings: [], sourceHash: '' },
    ...(draftLanguage && { draftLanguage }),
  };
}

/** Turns a page that has arrived by a quarter. The turned page is sent and takes its place. */
export async function turnFile(userId: string, requestId: string, file: RequestFile) {
  const { prepared } = await runPreparation({ bytes: await fetchContent(file.path), turns: 1 });
  if (!prepared) throw new AppError('unexpected', 'The page cannot be turned.');
  const { bytes } = prepared;
  const target = {
    ...{ requestId, itemId: file.item_id },
    documentKind: file.request_items?.document_kind ?? 'other',
  };
  const last = (await readPages(userId)).at(-1)?.position ?? 0;
  const page = newPage(target, { name: file.name, size: bytes.byteLength }, last + 1);
  await addPage(userId, { ...page, ...(await waitingPage(prepared)), replaces: file.id }, bytes);
}
