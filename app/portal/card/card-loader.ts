import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { AppError } from '~/shared/backend/app-error';
import { queryClient } from '~/shared/backend/query-client';
import { type StoredCard, storeCard } from '~/shared/browser/stored-card';
import { endIfRefused, watchMembership } from '~/shared/session/membership-watch';
import { requireSession } from '~/shared/session/require-session';
import { onSessionChange } from '~/shared/session/session';
import { cardOf, startOf } from './card';

type FetchedCard = {
  card: StoredCard | undefined;
  /** The day on which the membership begins, if it has not begun yet. */
  startsOn: string | undefined;
};

/**
 * The signed-in member's card from the backend, stored for later visits without a connection. There
 * is none while the membership is not active.
 * @throws Response to the sign-in page; AppError.
 */
export async function fetchCard(request: Request): Promise<FetchedCard> {
  const user = await requireSession(request);
  try {
    // Never from the cache: the membership may have changed since.
    const overview = { ...memberOverviewQuery(user.id), staleTime: 0 };
    const member = await queryClient.fetchQuery(overview);
    const card = cardOf(user.id, member);
    storeCard(card);
    return { card, startsOn: startOf(member) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await endIfRefused();
    await requireSession(request);
    throw error;
  }
}

/** Calls back when the membership changes or the session ends. Returns the function that stops it. */
export function watchCard(onChange: () => void): () => void {
  const stops = [watchMembership({ onChange }), onSessionChange(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the backend responded and refused this session. */
function isRefusal(error: unknown): boolean {
  const refusals: readonly string[] = ['not_found', 'not_allowed', 'session_expired'];
  return error instanceof AppError && refusals.includes(error.code);
}
