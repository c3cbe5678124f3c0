import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Answer } from '../../../supabase/contracts/answers';

export type StateRule = Answer<'sign_up_rule'>;

/**
 * Fetches whether people of a state can join today, and what they need to know first.
 * @throws AppError
 */
export async function fetchStateRule(state: string): Promise<StateRule> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase.rpc('sign_up_rule', { us_state: state });
  if (error) throw requestError(error, status);
  return data;
}
