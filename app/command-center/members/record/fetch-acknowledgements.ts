import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';

/** @throws AppError */
async function fetchAcknowledgements(memberId: string, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('edition_acknowledgements')
    .select('edition_number,language,acknowledged_at')
    .eq('member_id', memberId)
    .order('edition_number', { ascending: false })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The editions of the rules that a member has acknowledged, the newest first. */
export function acknowledgementsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'editions', memberId],
    queryFn: ({ signal }) => fetchAcknowledgements(memberId, signal),
  });
}
