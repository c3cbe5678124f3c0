import { z } from 'zod/mini';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/** The result of `sign_up_rule` (supabase/migrations). */
const stateRule = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open') }),
  z.object({ status: z.literal('closed') }),
  z.object({
    status: z.literal('notice'),
    rule_id: z.string(),
    notice_pt: z.string(),
    notice_en: z.string(),
  }),
]);

export type StateRule = z.infer<typeof stateRule>;

/**
 * Fetches whether people of a state can join today, and what they need to know first.
 * @throws AppError
 */
export async function fetchStateRule(state: string): Promise<StateRule> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase.rpc('sign_up_rule', { us_state: state });
  if (error) throw requestError(error, status);
  return stateRule.parse(data);
}
