import { loadSupabase } from '~/shared/backend/supabase';

/** Has the email sent that confirms a form. A failure here is no failure: it stays due. */
export async function sendConfirmations(): Promise<void> {
  try {
    const { functions } = await loadSupabase();
    const { error } = await functions.invoke('send-form-confirmations', { body: {} });
    if (error) throw error;
  } catch (error) {
    console.info('Form confirmation:', error);
  }
}
