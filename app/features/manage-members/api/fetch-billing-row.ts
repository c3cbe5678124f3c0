import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/lib/command-center/backend';
import { fetchOne } from '~/lib/command-center/fetch-one';
import type { Payment, Schedule } from './fetch-billing';
import { memberKeys } from './member-keys';

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
