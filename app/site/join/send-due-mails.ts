import { loadSupabase } from '~/shared/backend/supabase';

/** Has the mail sent that says an application has arrived. What fails here is due again later. */
export async function sendDueMails(): Promise<void> {
  try {
    const { functions } = await loadSupabase();
    const { error } = await functions.invoke('send-application-mails', { body: {} });
    if (error) throw error;
  } catch (error) {
    console.info('Application mail:', error);
  }
}
