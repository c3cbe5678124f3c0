import { loadSupabase } from '~/shared/backend/supabase';

/** Requests the email that confirms receipt of an application. A failed email is retried later. */
export async function sendDueEmails(): Promise<void> {
  try {
    const { functions } = await loadSupabase();
    const { error } = await functions.invoke('send-application-emails', { body: {} });
    if (error) throw error;
  } catch (error) {
    console.info('Application mail:', error);
  }
}
