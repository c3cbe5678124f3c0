import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Prefetches the client library when the user is likely to sign in.
 * @returns whether it loaded. A failure here is not final: sign-in loads it again and reports.
 */
export async function prefetchClient(): Promise<boolean> {
  const [outcome] = await Promise.allSettled([loadSupabase()]);
  return outcome.status === 'fulfilled';
}
