import { memberOverviewQuery } from '~/features/members/api/fetch-member-overview';
import { cardOf } from '~/features/members/card';
import { requireSession } from '~/features/session/require-session';
import { queryClient } from '~/lib/query-client';
import { type StoredCard, storeCard } from '~/lib/stored-card';

/**
 * The card of whoever is signed in, from the backend; kept for the next time without one.
 * @throws Response to the sign-in page; AppError.
 */
export async function fetchCard(request: Request): Promise<StoredCard> {
  const user = await requireSession(request);
  const card = cardOf(user.id, await queryClient.ensureQueryData(memberOverviewQuery(user.id)));
  storeCard(card);
  return card;
}
