import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * The first name of the advisor with this code, if there is one.
 * @throws AppError if the request failed
 */
export async function fetchAdvisorName(code: string): Promise<string | undefined> {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, 'read_referral_code', { code });
  // While the advisor portal is closed, there is no such function.
  if (error && status !== 404) throw requestError(error, status);
  return data ?? undefined;
}
