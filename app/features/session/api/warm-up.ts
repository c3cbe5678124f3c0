import { loadSupabase } from '~/lib/supabase';

/** Fetches the client library ahead, when somebody seems about to sign in. */
export function warmUp(): void {
  // A failure here is no failure yet: signing in asks again and reports.
  void Promise.allSettled([loadSupabase()]);
}
