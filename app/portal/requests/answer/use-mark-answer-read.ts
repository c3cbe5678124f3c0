import { useEffect } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { queryClient } from '~/shared/backend/query-client';
import type { RequestAnswer } from '../data/fetch-decision';
import { markRead } from '../data/request-actions';

/** Marks an answer as read, so that the home no longer announces it. */
export function useMarkAnswerRead({ id, decision }: RequestAnswer): void {
  const user = usePortalUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter is read again
  useEffect(() => {
    markRead(id)
      .then(() => queryClient.invalidateQueries({ queryKey: ['members', user.id, 'agenda'] }))
      // The home announces it until the next visit.
      .catch((error: unknown) => console.info('Read answer:', error));
  }, [id, decision.id, user.id]);
}
