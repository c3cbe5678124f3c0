import { queryClient } from '~/shared/backend/query-client';
import { fetchMembershipState } from './fetch-membership-state';
import { renewSession } from './renew-session';
import { leave } from './session';

/** How often an open page asks whether the membership still opens the portal. */
const interval = 4000;
/** The longest wait between two attempts while the backend does not answer. */
const longestWait = 60_000;

type Watch = {
  /** The membership has changed: what the page shows of it is out of date. */
  onChange: () => void;
};

/**
 * Asks while the page is visible and online whether the membership still opens the portal, and at
 * once when a request fails or the page is visible again. When it no longer does, the session ends
 * with the backend's reason.
 * @returns how to stop.
 */
export function watchMembership({ onChange }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: string | undefined;
  let failures = 0;
  let isAsking = false;
  let isStopped = false;

  const ask = async () => {
    clearTimeout(timer);
    if (isStopped || isAsking || document.visibilityState === 'hidden' || !navigator.onLine) return;
    isAsking = true;
    try {
      const state = await fetchMembershipState();
      failures = 0;
      if (state === null) await endIfRefused();
      else if (known !== undefined && known !== state) onChange();
      known = state ?? undefined;
    } catch {
      // No answer says nothing about the membership.
      failures += 1;
    }
    isAsking = false;
    schedule();
  };

  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(ask, Math.min(interval * 2 ** failures, longestWait));
  };

  const onReturn = () => {
    failures = 0;
    void ask();
  };

  const stopListening = onFailedRequest(() => void ask());
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onReturn);
  schedule();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onReturn);
  };
}

/**
 * Ends the session if the backend refuses to renew it: the refusal says why. Where it renews the
 * session and still knows no member, the session is of no use, and ends too.
 * @throws AppError when the backend could not be asked.
 */
export async function endIfRefused(): Promise<void> {
  const isRenewed = await renewSession();
  if (!isRenewed || (await fetchMembershipState()) === null) await leave('refused');
}

/** Calls back when a query or a mutation has failed. Returns how to stop. */
function onFailedRequest(listener: () => void): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') listener();
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') listener();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
