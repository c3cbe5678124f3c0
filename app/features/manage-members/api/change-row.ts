import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { NewTableRow, TableChange } from '~/lib/command-center/rows';

/** Tables that the Members tab writes. */
export type EditedTable = 'members' | 'enrollments' | 'billing_schedules' | 'billing' | 'agents';

/** Which row, and which state of it was seen. */
export type Version = { id: string; updated_at: string };

/**
 * Changes a row, if nobody else has meanwhile.
 * @param seen the row that was looked at: its `updated_at` must still stand.
 * @returns the row's state now.
 * @throws AppError `conflict` where somebody was quicker
 */
export async function changeRow<Table extends EditedTable>(
  table: Table,
  seen: Version,
  change: TableChange<Table>,
): Promise<Version> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    // The client's types follow one table at a time; these five have both columns alike.
    .from(table as 'members')
    .update(change as TableChange<'members'>)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id,updated_at')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
  return data;
}

/**
 * Adds a row.
 * @throws AppError
 */
export async function addRow<Table extends EditedTable>(
  table: Table,
  row: NewTableRow<Table>,
): Promise<Version> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from(table as 'members')
    .insert(row as NewTableRow<'members'>)
    .select('id,updated_at')
    .single();
  if (error) throw adminRequestError(error, status);
  return data;
}
