import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchOne } from '~/command-center/kit/backend/fetch-one';
import { memberKeys } from '~/command-center/members/member-keys';
import type { Payment, Schedule } from './fetch-billing';

type BillingRow = { billing_schedules: Schedule; billing: Payment };

/**
 * A schedule or a payment, as it stands now: who edits must see the latest.
 * @throws AppError
 */
async function fetchBillingRow<Table extends keyof BillingRow>(
  table: Table,
  id: string,
  signal: AbortSignal,
): Promise<BillingRow[Table]> {
  const backend = await loadAdminBackend();
  return fetchOne<BillingRow[Table]>(
    backend
      .from(table as 'billing')
      .select('*')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

export function billingRowQuery<Table extends keyof BillingRow>(table: Table, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.all, table, id] as const,
    queryFn: ({ signal }) => fetchBillingRow(table, id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
