import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { requestKeys } from '~/command-center/requests/request-keys';

export type Rule = TableRow<'document_rules'>;

/** @throws AppError */
async function fetchRules(signal: AbortSignal): Promise<Rule[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('document_rules')
    .select('*')
    .order('document_kind')
    .order('created_at')
    .order('id')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The rules that decide which documents a request needs. */
export const rulesQuery = queryOptions({
  queryKey: requestKeys.rules,
  queryFn: ({ signal }) => fetchRules(signal),
});
