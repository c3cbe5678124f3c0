import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { requestKeys } from '~/command-center/requests/request-keys';

export type Macro = TableRow<'request_macros'>;

/** @throws AppError */
async function fetchMacros(signal: AbortSignal): Promise<Macro[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('request_macros')
    .select('*')
    .order('created_at')
    .order('id')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The macros of the team. */
export const macrosQuery = queryOptions({
  queryKey: requestKeys.macros,
  queryFn: ({ signal }) => fetchMacros(signal),
});
