import { loadSupabase } from '~/shared/backend/supabase';
import { passwordRefusal } from './security-error';

/**
 * Changes the password. The server checks the current one and ends all other sessions.
 * @throws AppError, SecurityRefusal
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.updateUser({ password, current_password: current });
  if (error) throw passwordRefusal(error);
}
