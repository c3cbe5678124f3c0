import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

const timeout = 10_000;

/**
 * A text that changes when the membership does, or `null` when the backend no longer opens the
 * portal to this session.
 * @throws AppError
 */
export async function fetchMembershipState(): Promise<string | null> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .rpc('own_membership_state')
    .abortSignal(AbortSignal.timeout(timeout));
  if (!error) return data;
  // 401 and 403 are answers, too: the token is no longer accepted.
  if (status === 401 || status === 403) return null;
  throw requestError(error, status);
}
