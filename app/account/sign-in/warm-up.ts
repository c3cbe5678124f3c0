import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Fetches the client library ahead, when somebody seems about to sign in.
 * @returns whether it came. If not, that is no failure yet: signing in asks again and reports.
 */
export async function warmUp(): Promise<boolean> {
  const [outcome] = await Promise.allSettled([loadSupabase()]);
  return outcome.status === 'fulfilled';
}
