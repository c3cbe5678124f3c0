import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { advisorKey } from '~/advisor/backend/advisor';
import { AccessEnded } from '~/advisor/backend/call-advisor';
import { queryClient } from '~/shared/backend/query-client';

/** Closes an open page when a request reports that its access has ended: the loader then decides. */
export function AccessWatch() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaveIfEnded = (error: unknown) => {
      if (!(error instanceof AccessEnded)) return;
      // What is on the screen must not be shown again.
      queryClient.removeQueries({ queryKey: advisorKey, type: 'inactive' });
      void queryClient
        .invalidateQueries({ queryKey: advisorKey, refetchType: 'none' })
        .then(() => revalidate());
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          leaveIfEnded(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          leaveIfEnded(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [revalidate]);
  return null;
}
