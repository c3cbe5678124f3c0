import { queryClient } from '~/shared/backend/query-client';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { renewSession } from './renew-session';
import { endSession } from './session';

/** The interval at which an open page checks whether the membership still allows portal access. */
const intervalMs = 4000;
/** The maximum delay between two attempts while the backend does not respond. */
const longestWaitMs = 60_000;
const timeoutMs = 10_000;

type Watch = {
  /** The membership has changed, so the page's data is out of date. */
  onChange: () => void;
};

/**
 * Checks regularly whether the membership still allows portal access, while the page is visible and
 * online. A failed request or a return to the page checks at once. If access is no longer allowed,
 * the session ends with the backend's reason.
 * @returns the function that stops it.
 */
export function watchMembership({ onChange }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: string | undefined;
  let failures = 0;
  let isChecking = false;
  let isStopped = false;

  const check = async () => {
    clearTimeout(timer);
    if (isStopped || isChecking || document.visibilityState === 'hidden' || !navigator.onLine)
      return;
    isChecking = true;
    try {
      const state = await fetchMembershipState();
      failures = 0;
      if (state === null) await endIfRefused();
      else if (known !== undefined && known !== state) onChange();
      known = state ?? undefined;
    } catch {
      // Without a response, the membership is unknown.
      failures += 1;
    }
    isChecking = false;
    schedule();
  };

  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(check, Math.min(intervalMs * 2 ** failures, longestWaitMs));
  };

  const onReturn = () => {
    failures = 0;
    void check();
  };

  const stopListening = onFailedRequest(() => void check());
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
 * Ends the session if the backend refuses to renew it, with the reason of the refusal. A renewed
 * session without a member record ends too.
 * @param reason replaces the reason of the refusal.
 * @throws AppError when the backend does not respond.
 */
export async function endIfRefused(reason: 'refused' | 'advisorEnded' = 'refused'): Promise<void> {
  const isRenewed = await renewSession();
  if (!isRenewed || (await fetchMembershipState()) === null) await endSession(reason);
}

/** Calls back when a query or a mutation has failed. Returns the function that stops it. */
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

/**
 * A text that changes when the membership changes, or `null` if the backend no longer allows portal
 * access to this session.
 * @throws AppError
 */
async function fetchMembershipState(): Promise<string | null> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .rpc('own_membership_state')
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (!error) return data;
  // With 401 and 403 the backend has responded that it no longer accepts the token.
  if (status === 401 || status === 403) return null;
  throw requestError(error, status);
}
