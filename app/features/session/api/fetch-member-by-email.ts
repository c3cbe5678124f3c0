import { requestError } from '~/lib/request-error';
import { loadSupabase } from '~/lib/supabase';

/**
 * The member with this e-mail address, if it is the one who is signed in.
 * @throws AppError
 */
export async function fetchMemberByEmail(email: string) {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('members')
    .select('id, auth_user_id, enrollment_status, first_name, last_name')
    .eq('email', email)
    .maybeSingle();
  if (error) throw requestError(error, status);
  return data;
}
