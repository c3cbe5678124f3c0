import { useEffect } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberViewId } from '~/shared/backend/member-view';
import { usePageSettled } from '~/shared/browser/use-page-settled';

/** Keeps the page's requests current without a reload, once the page has settled. */
export function useLiveRequests() {
  const { id } = usePortalUser();
  const isSettled = usePageSettled();

  useEffect(() => {
    if (!isSettled || memberViewId()) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      try {
        const { followRequests } = await import('./live-requests');
        if (isOver) return;
        stop = followRequests(id);
      } catch (error) {
        console.info('Live updates:', error);
      }
    };
    void begin();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [id, isSettled]);
}
