import { useEffect } from 'react';
import { queryClient } from '~/shared/backend/query-client';
import { watchMembership } from '~/shared/session/membership-watch';

/** Keeps an open portal in step with the membership, and ends it when the membership does. */
export function MembershipWatch() {
  useEffect(() => watchMembership({ onChange: () => void queryClient.invalidateQueries() }), []);
  return null;
}
