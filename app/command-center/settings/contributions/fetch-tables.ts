import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { plansKey } from '~/command-center/settings/plans/fetch-plans';
import type { FunctionReturns } from '~/shared/backend/call-guarded';

async function fetchTables(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('contribution_tables')
    .select('id,starts_on,from_ages,note,updated_at')
    .order('starts_on', { ascending: false })
    .limit(200)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

export type ContributionTable = Awaited<ReturnType<typeof fetchTables>>[number];

/** The tables of contributions, the latest first. */
export const tablesQuery = queryOptions({
  queryKey: [...plansKey, 'tables'],
  queryFn: ({ signal }) => fetchTables(signal),
});

/** The maximum number of rows in a response (`max_rows` in supabase/config.toml). */
const batch = 1000;

async function fetchAmounts(tableId: string, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const rows = [];
  for (;;) {
    const { data, error, status } = await backend
      .from('contribution_amounts')
      .select('product_id,plan_type,product_iua_id,from_age,cents')
      .eq('table_id', tableId)
      .order('product_id')
      .order('plan_type')
      .order('product_iua_id')
      .order('from_age')
      .range(rows.length, rows.length + batch - 1)
      .abortSignal(signal);
    if (error) throw adminRequestError(error, status);
    rows.push(...data);
    if (data.length < batch) return rows;
  }
}

export type Amount = Awaited<ReturnType<typeof fetchAmounts>>[number];

/** The amounts of a table. */
export function amountsQuery(tableId: string) {
  return queryOptions({
    queryKey: [...plansKey, 'amounts', tableId],
    queryFn: ({ signal }) => fetchAmounts(tableId, signal),
    staleTime: 0,
  });
}

/** A table as `save_contribution_table` takes it. */
export type SentTable = {
  id: string;
  /** `updated_at` of the table that the admin has read; null for a new one. */
  seen: string | null;
  starts_on: string;
  from_ages: number[];
  note: string;
  amounts: Amount[];
};

export type Effects = FunctionReturns<'save_contribution_table'>;

/**
 * What a table changes. Nothing is stored.
 * @throws AppError
 */
export function previewTable(table: SentTable): Promise<Effects> {
  return callDatabase('save_contribution_table', { draft: table, keep: false });
}

/** @throws AppError */
export function saveTable(table: SentTable): Promise<Effects> {
  return callDatabase('save_contribution_table', { draft: table, keep: true });
}

/** @throws AppError */
export function deleteTable({ id, updated_at }: ContributionTable): Promise<void> {
  return callDatabase('delete_contribution_table', { table_id: id, seen: updated_at });
}
