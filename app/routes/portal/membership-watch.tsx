import { useEffect } from 'react';
import { watchMembership } from '~/features/session/membership-watch';
import { queryClient } from '~/lib/query-client';

/** Keeps an open portal in step with the membership, and ends it when the membership does. */
export function MembershipWatch() {
  useEffect(() => watchMembership({ onChange: () => void queryClient.invalidateQueries() }), []);
  return null;
}
