import { loadSupabase } from '~/shared/backend/supabase';

/** Whoever uses this browser next gets no notices of this member. The server learns it with the next one. */
async function forgetDevice(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    const subscriptions = await Promise.all(
      (registrations ?? []).map(({ pushManager }) => pushManager?.getSubscription()),
    );
    await Promise.all(subscriptions.map((subscription) => subscription?.unsubscribe()));
  } catch (error) {
    console.info('Notices:', error);
  }
}

/**
 * Ends the session of this browser, in all its tabs. If the server does not respond, the failure is
 * only logged.
 */
export async function signOut(): Promise<void> {
  await forgetDevice();
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.signOut({ scope: 'local' });
    if (error) throw error;
  } catch (error) {
    console.warn('Sign-out:', error);
  }
}
