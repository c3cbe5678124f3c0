import { queryClient } from '~/shared/backend/query-client';
import { loadSupabase } from '~/shared/backend/supabase';
import { followChannel } from '~/shared/live/follow-channel';
import { householdQuery } from '../data/fetch-household';
import { memberRequests } from '../files/fetch-request-files';

/**
 * Reads the member's requests and bills again whenever one changes. Messages contain ids only.
 * @param userId the login account's id.
 * @returns the function that stops it.
 */
export function followRequests(userId: string): () => void {
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: memberRequests(userId) });
    void queryClient.invalidateQueries({ queryKey: ['members', userId, 'agenda'] });
    void queryClient.invalidateQueries({ queryKey: ['members', userId, 'bills'] });
  };
  return followChannel({
    topic: async () => {
      const { member } = await queryClient.ensureQueryData(householdQuery(userId));
      return `member:${member.id}`;
    },
    event: 'request_changed',
    accessToken: async () => {
      const { auth } = await loadSupabase();
      return (await auth.getSession()).data.session?.access_token ?? null;
    },
    onMessage: refresh,
    refresh,
  });
}
