import { canLock } from '~/portal/requests/files/upload/upload-lock';
import type { PreparedFile } from '../prepare/prepare-file';
import { runPreparation } from '../prepare/run-preparation';
import { isUnsent, type LocalPage, type PageRefusal } from './local-page';
import { readContent, readPages, updatePage } from './page-store';

/** The files of one request on the server and in this browser. */
const maxFiles = 30;

/** The SHA-256 of each file of the request that the server has, without rejected ones. */
type StoredHashes = readonly string[];

type Work = { userId: string; requestId: string; stored: StoredHashes };

let running = false;
/** Files were added while others were prepared. */
let next: Work | undefined;

/**
 * Prepares the chosen files of a request, one after the other, also those that an earlier visit
 * could not finish. In one tab at a time.
 */
export async function preparePages(work: Work): Promise<void> {
  next = work;
  if (running) return;
  running = true;
  try {
    while (next) {
      const { userId, requestId, stored }: Work = next;
      next = undefined;
      const prepare = () => prepareAll(userId, requestId, stored);
      if (await canLock()) await navigator.locks.request('request-files-preparing', prepare);
      else await prepare();
    }
  } finally {
    running = false;
  }
}

async function prepareAll(userId: string, requestId: string, stored: StoredHashes): Promise<void> {
  for (;;) {
    const pages = await readPages(userId);
    const page = pages.find((one) => one.requestId === requestId && one.state === 'preparing');
    if (!page) return;
    await preparePage(userId, page, stored);
  }
}

async function preparePage(userId: string, page: LocalPage, stored: StoredHashes): Promise<void> {
  const refuse = (refusal: PageRefusal) =>
    updatePage(userId, page.id, { state: 'refused', refusal }, new ArrayBuffer(0));
  const most = page.replaces ? maxFiles + 1 : maxFiles;
  if (countOthers(await readPages(userId), page, stored) >= most) return refuse('tooMany');
  const source = await readContent(userId, page.id).catch(() => undefined);
  if (!source) return refuse('unreadable');
  const { prepared, refused } = await runPreparation({ source });
  if (!prepared) return refuse(refused ?? 'unreadable');
  const { bytes, sourceHash } = prepared;
  const others = (await readPages(userId)).filter(isUnsent);
  const isKnown = others.some(
    (one) =>
      one.requestId === page.requestId && one.id !== page.id && one.sourceHash === sourceHash,
  );
  if (isKnown || stored.includes(sourceHash)) return refuse('duplicate');
  await updatePage(userId, page.id, await waitingPage(prepared), bytes);
}

/** What a page is once it is prepared: it waits to be sent. */
export async function waitingPage({ bytes, thumbnail, type, warnings, sourceHash }: PreparedFile) {
  const picture = thumbnail && (await dataUrl(thumbnail));
  return {
    ...{ type, warnings, sourceHash, size: bytes.byteLength, thumbnail: picture },
    state: 'waiting' as const,
  };
}

/** The files that the request already has when a page is prepared; a page being sent counts once. */
function countOthers(pages: readonly LocalPage[], page: LocalPage, stored: StoredHashes): number {
  const others = pages.filter((one) => one.requestId === page.requestId && one.state === 'waiting');
  return new Set([...stored, ...others.map(({ sourceHash }) => sourceHash)]).size;
}

/** Bytes as the address of a picture, which the Content-Security-Policy allows. */
function dataUrl(bytes: ArrayBuffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('FileReader'));
    reader.readAsDataURL(new Blob([bytes], { type: 'image/jpeg' }));
  });
}
