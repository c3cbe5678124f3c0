import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Ends the session of this browser, in all its tabs. If the server does not respond, the failure is
 * only logged.
 */
export async function signOut(): Promise<void> {
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.signOut({ scope: 'local' });
    if (error) throw error;
  } catch (error) {
    console.warn('Sign-out:', error);
  }
}
