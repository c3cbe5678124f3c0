import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';

/** Where a member lives, what the state register says about it, and what is open because of it. */
export type HomeState = {
  /** Null if the address is abroad, or names no state. */
  us_state: string | null;
  lives_there_since: string;
  status: 'open' | 'notice' | 'closed';
  is_confirmed: boolean;
  kind: 'closed' | 'notice' | 'settled' | null;
  note: string | null;
  settled_at: string | null;
  settled_by_name: string | null;
  acknowledged_at: string | null;
  acknowledged_in: 'en' | 'pt-BR' | null;
  acknowledged_effective_on: string | null;
};

/** @throws AppError */
async function fetchHomeState(memberId: string, signal: AbortSignal): Promise<HomeState | null> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('member_state_list')
    .select(
      'us_state,lives_there_since,status,is_confirmed,kind,note,settled_at,settled_by_name,acknowledged_at,acknowledged_in,acknowledged_effective_on',
    )
    .eq('id', memberId)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  return data as HomeState | null;
}

/** The state where a member lives. Null if no address is known. */
export function homeStateQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'homeState', memberId],
    queryFn: ({ signal }) => fetchHomeState(memberId, signal),
  });
}
