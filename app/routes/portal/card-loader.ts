import { memberOverviewQuery } from '~/features/members/api/fetch-member-overview';
import { cardOf } from '~/features/members/card';
import { endIfRefused, watchMembership } from '~/features/session/membership-watch';
import { requireSession } from '~/features/session/require-session';
import { onSessionChange } from '~/features/session/session';
import { AppError } from '~/lib/app-error';
import { queryClient } from '~/lib/query-client';
import { type StoredCard, storeCard } from '~/lib/stored-card';

/**
 * The card of the member who is signed in, from the backend; kept for the next time without a
 * connection. There is none while the membership is not active.
 * @throws Response to the sign-in page; AppError.
 */
export async function fetchCard(request: Request): Promise<StoredCard | undefined> {
  const user = await requireSession(request);
  try {
    // Never from the cache: what was read before says nothing about now.
    const overview = { ...memberOverviewQuery(user.id), staleTime: 0 };
    const card = cardOf(user.id, await queryClient.fetchQuery(overview));
    storeCard(card);
    return card;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await endIfRefused();
    await requireSession(request);
    throw error;
  }
}

/** Calls back when the membership changes or the session ends. Returns how to stop. */
export function watchCard(onChange: () => void): () => void {
  const stops = [watchMembership({ onChange }), onSessionChange(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the backend did answer, and opens nothing to this session. */
function isRefusal(error: unknown): boolean {
  const refusals: readonly string[] = ['not_found', 'not_allowed', 'session_expired'];
  return error instanceof AppError && refusals.includes(error.code);
}
