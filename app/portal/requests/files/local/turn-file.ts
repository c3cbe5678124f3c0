import { AppError } from '~/shared/backend/app-error';
import { fetchContent } from '../../data/contents';
import type { RequestFile } from '../fetch-request-files';
import { runPreparation } from '../prepare/run-preparation';
import { newPage } from './add-files';
import { addPage, readPages } from './page-store';
import { waitingPage } from './prepare-pages';

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
