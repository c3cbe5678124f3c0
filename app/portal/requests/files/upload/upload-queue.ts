import {
  announce,
  changed,
  onPageChange,
  readContent,
  readPages,
  removePage,
  updatePage,
} from '~/portal/requests/files/local/page-store';
import { deliverEmails } from '~/shared/backend/deliver-emails';
import { loadSupabase } from '~/shared/backend/supabase';
import { checkSession, onSessionChange } from '~/shared/session/session';
import type { LocalPage, PageRefusal } from '../local/local-page';
import { removeFile } from './remove-file';
import { announceFile, PageRefused, sendPage, UploadError } from './send-page';
import { withUploadLock } from './upload-lock';

const heartbeatMs = 5_000;

/** Responses that another attempt cannot change: the page is not accepted. */
const finalStatuses: readonly number[] = [400, 413, 415, 422];

let running: { userId: string; stop: () => void } | undefined;

/**
 * Sends the member's pages in the background, as long as this page is open and the member signed in.
 * Pages that wait since an earlier visit are sent first.
 */
export function startUploads(userId: string): void {
  if (running?.userId === userId) return;
  running?.stop();
  const controller = new AbortController();
  const stopListening = onSessionChange(async () => {
    const session = await checkSession();
    if (session.status !== 'signed-in' || session.user.id !== userId) stop();
  });
  const stop = () => {
    controller.abort();
    stopListening();
    if (running?.stop === stop) running = undefined;
  };
  running = { userId, stop };
  void keepSending(userId, controller.signal);
}

async function keepSending(userId: string, signal: AbortSignal): Promise<void> {
  // Pages of an earlier visit that were only in memory are gone.
  await changed(userId).catch((error: unknown) => console.info('Upload:', error));
  while (!signal.aborted) {
    try {
      const hasChanged = nextChange(signal);
      if (await nextPage(userId)) {
        await withUploadLock(`request-files-${userId}`, signal, (held) => sendAll(userId, held));
      } else {
        await hasChanged;
      }
    } catch (error) {
      if (signal.aborted) return;
      // The browser closed the database, for example for lack of space.
      console.info('Upload:', error);
      await pause(heartbeatMs, signal);
    }
  }
}

/** Sends all pages, each again until the server has it. */
async function sendAll(userId: string, signal: AbortSignal): Promise<void> {
  const alive = () => announce({ kind: 'progress', id: '', sent: 0 });
  const heartbeat = setInterval(alive, heartbeatMs);
  let failures = 0;
  try {
    while (!signal.aborted) {
      const page = await nextPage(userId);
      if (!page) return;
      try {
        await send(userId, page, signal);
        failures = 0;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) {
          await updatePage(userId, page.id, { state: 'refused', refusal });
        } else {
          failures += 1;
          await pause(Math.min(60_000, 1000 * 2 ** failures), signal);
        }
      }
    }
  } finally {
    clearInterval(heartbeat);
  }
}

async function send(userId: string, page: LocalPage, signal: AbortSignal): Promise<void> {
  const { id, type, size } = page;
  const bytes = await readContent(userId, id);
  if (!bytes?.byteLength) throw new PageRefused('unreadable');
  const { path, isStored } = await announceFile(page);
  if (!isStored) {
    await sendPage({
      ...{ path, type, bytes, signal, url: page.uploadUrl },
      onUrl: (uploadUrl) => void updatePage(userId, id, { uploadUrl }),
      onProgress: (sent) => announce({ kind: 'progress', id, sent }),
    });
  }
  // The member may have removed the page while it was under way.
  const isWanted = (await readPages(userId)).some((one) => one.id === id);
  if (isWanted) {
    await updatePage(userId, id, { state: 'sent' }, new ArrayBuffer(0));
  } else {
    await removeFile(id);
    await removePage(userId, id);
  }
  announce({ kind: 'stored', id, size });
  // The last page may have made it the team's turn.
  if (!(await nextPage(userId))) deliverEmails(await loadSupabase(), 'request');
}

async function nextPage(userId: string): Promise<LocalPage | undefined> {
  return (await readPages(userId)).find(({ state }) => state === 'waiting');
}

/** Why the page is not accepted; `undefined` if another attempt can succeed. */
function refusalOf(error: unknown): PageRefusal | undefined {
  if (error instanceof PageRefused) return error.reason;
  const isRefused = error instanceof UploadError && finalStatuses.includes(error.status);
  return isRefused ? 'refused' : undefined;
}

function nextChange(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = onPageChange(({ kind }) => {
      if (kind === 'pages') end();
    });
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Waits, but not beyond the moment when the connection is back or the member looks again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', endIfVisible);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const endIfVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', endIfVisible);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
