import { queryClient } from '~/shared/backend/query-client';
import { loadSupabase } from '~/shared/backend/supabase';
import { joinChannel } from '~/shared/live/join-channel';
import { householdQuery } from '../data/fetch-household';
import { memberRequests } from '../files/fetch-request-files';

/**
 * Reads the member's requests again whenever one changes. Messages contain ids only.
 * @param userId the login account's id.
 * @returns the function that stops it.
 */
export async function followRequests(userId: string): Promise<() => void> {
  const { member } = await queryClient.ensureQueryData(householdQuery(userId));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: memberRequests(userId) });
    void queryClient.invalidateQueries({ queryKey: ['members', userId, 'agenda'] });
  };
  return joinChannel({
    topic: `member:${member.id}`,
    event: 'request_changed',
    accessToken: async () => {
      const { auth } = await loadSupabase();
      return (await auth.getSession()).data.session?.access_token ?? null;
    },
    onMessage: refresh,
    // What changed before the channel was joined, or while it was interrupted.
    onJoined: refresh,
  });
}
