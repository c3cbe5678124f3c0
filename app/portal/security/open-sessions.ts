import { queryOptions } from '@tanstack/react-query';
import { requestError } from '~/shared/backend/request-error';
import { authRefusal, SecurityRefusal } from '~/shared/backend/security-refusal';
import { loadSupabase } from '~/shared/backend/supabase';
import { securityKeys } from './security-keys';

async function fetchSessions(signal: AbortSignal) {
  const supabase = await loadSupabase();
  const request = supabase.rpc('list_own_sessions').abortSignal(signal);
  const { data, error, status } = await request;
  if (error) throw requestError(error, status);
  return data;
}

/** The member's sessions, this browser's first, as a cached query. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => fetchSessions(signal),
  });
}

/** Ends all of the member's other sessions. @throws AppError, SecurityRefusal */
export async function endOtherSessions(): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.signOut({ scope: 'others' });
  if (error) throw authRefusal(error);
}

/** Ends one session, which may have ended already. @throws AppError, SecurityRefusal */
export async function endSession(id: string): Promise<void> {
  const supabase = await loadSupabase();
  const { error, status } = await supabase.rpc('end_own_session', { session_id: id });
  if (error?.code === 'reauthentication_needed') throw new SecurityRefusal(error.code);
  if (error) throw requestError(error, status);
}
