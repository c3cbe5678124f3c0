import { type RefObject, useEffect } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { queryClient } from '~/shared/backend/query-client';
import type { SharingRequest } from '../data/fetch-request';
import { markRead } from '../data/request-actions';
import { requestKeys } from '../data/request-keys';

/** Marks the team's messages as read once the member has them on the screen. */
export function useMarkRead(thread: RefObject<Element | null>, request: SharingRequest) {
  const user = usePortalUser();
  const { id, member_read_at, request_messages } = request;
  const last = request_messages.findLast(({ author }) => author === 'team');
  const isUnread = last && Date.parse(last.created_at) > Date.parse(member_read_at);
  const unread = isUnread ? last.id : undefined;

  useEffect(() => {
    const element = thread.current;
    if (!element || !unread) return;
    const read = async () => {
      try {
        await markRead(id);
        await queryClient.invalidateQueries({ queryKey: requestKeys.all(user.id) });
        await queryClient.invalidateQueries({ queryKey: ['members', user.id, 'agenda'] });
      } catch (error) {
        // The mark stays until the next visit.
        console.info('Read messages:', error);
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || document.visibilityState !== 'visible') return;
      observer.disconnect();
      void read();
    });
    const observe = () => observer.observe(element);
    observe();
    // A page in the background is not read until the member returns.
    const onShow = () => {
      observer.unobserve(element);
      observe();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      observer.disconnect();
    };
  }, [thread, unread, id, user.id]);
}
