import { onPageChange } from '~/portal/requests/files/local/page-store';

/** A tab that was frozen in the background keeps its lock. After this silence it has lost it. */
const silenceMs = 20_000;

/**
 * Runs `work` in one tab at a time. A visible tab takes over from one that reports nothing.
 * @param work gets a signal that also aborts when another tab has taken over.
 */
export async function withUploadLock(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (!(await canLock())) return work(signal);
  const held = abortedBy(signal);
  const waiting = abortedBy(signal);
  let isSilent = false;
  const stopWatch = onSilence(() => {
    isSilent = true;
    waiting.abort();
  });
  const run = async () => {
    stopWatch();
    await work(held.signal);
  };
  try {
    await navigator.locks
      .request(name, { signal: waiting.signal }, run)
      .catch((error: unknown) => {
        if (!isSilent || signal.aborted) throw error;
        return navigator.locks.request(name, { steal: true }, run);
      })
      .catch(ignoreAbort);
  } finally {
    // Another tab may have taken the lock while the work was under way.
    held.abort();
    stopWatch();
  }
}

/** A controller that another signal also aborts. Safari before 17.4 has no `AbortSignal.any`. */
function abortedBy(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  signal.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}

/** Calls back once when no tab has reported anything for a while, and this one is visible. */
function onSilence(take: () => void): () => void {
  let last = Date.now();
  const stop = onPageChange(({ kind }) => {
    if (kind === 'progress') last = Date.now();
  });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && Date.now() - last > silenceMs) take();
  }, silenceMs / 4);
  return () => {
    stop();
    clearInterval(timer);
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

/**
 * Whether tabs can take turns. Safari before 15.4 has no locks, and Chromium refuses them where its
 * user blocks cookies and site data. The server then still stores each file only once.
 */
export async function canLock(): Promise<boolean> {
  try {
    return await navigator.locks.request('request-files-try', { mode: 'shared' }, () => true);
  } catch {
    return false;
  }
}
