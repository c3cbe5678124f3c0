import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type {
  NewTableRow,
  TableChange,
  TableName,
  TableRow,
} from '~/command-center/kit/backend/rows';
import { AppError } from '~/shared/backend/app-error';

/** A row as the admin saw it. */
export type Version = { id: string; updated_at: string };

/** Tables whose rows can be edited: they have `id` and `updated_at`. */
export type EditedTable = {
  [Table in TableName]: TableRow<Table> extends Version ? Table : never;
}[TableName];

/** A field that two admins changed at the same time. */
export type Difference = { column: string; mine: unknown; theirs: unknown };

/** Writes changes of a row. Null if the row has changed since the admin saw it. */
export type WriteRow = (seen: Version, change: Record<string, unknown>) => Promise<Version | null>;

/** The number of attempts while other admins change other fields of the row. */
const attempts = 3;

/**
 * Changes the fields of a row that differ from the row that the admin saw. Admins who change
 * different fields do not conflict; a field that changed since then is never overwritten.
 * @param seen the row as the admin saw it.
 * @param write another way to write than the table itself.
 * @returns the row as far as it is known now.
 * @throws AppError `conflict`, whose cause is a `Difference[]` as far as the fields may be read
 */
export async function changeRow<Table extends EditedTable, Seen extends Version>(
  table: Table,
  seen: Seen,
  change: TableChange<Table>,
  write: WriteRow = (version, own) => writeRow(table, version, own),
): Promise<Seen> {
  const before: Record<string, unknown> = seen;
  const own = Object.fromEntries(
    Object.entries(change).filter(([column, value]) => !isSame(value, before[column])),
  );
  if (Object.keys(own).length === 0) return seen;
  let { updated_at } = seen;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const after = await write({ id: seen.id, updated_at }, own);
    if (after) return { ...seen, ...own, ...after };
    const now = await readRow(table, seen.id, Object.keys(own));
    if (!now) throw new AppError('conflict');
    const differences = Object.keys(own)
      .filter((column) => !isSame(now[column], before[column]) && !isSame(now[column], own[column]))
      .map((column): Difference => ({ column, mine: own[column], theirs: now[column] }));
    if (differences.length > 0) throw new AppError('conflict', undefined, { cause: differences });
    updated_at = String(now.updated_at);
  }
  throw new AppError('conflict');
}

/**
 * As `changeRow`.
 * @returns the function that reverts the change.
 * @throws AppError `conflict`
 */
export async function changeWithUndo<Table extends EditedTable, Seen extends Version>(
  table: Table,
  seen: Seen,
  change: TableChange<Table>,
  write?: WriteRow,
): Promise<() => Promise<Seen>> {
  const after = await changeRow(table, seen, change, write);
  const columns = Object.keys(change) as (keyof Seen)[];
  const before = Object.fromEntries(columns.map((column) => [column, seen[column]]));
  return () => changeRow(table, after, before as TableChange<Table>, write);
}

/** Compares values of columns, which may be lists. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** @returns null if the row has changed since the admin saw it. */
async function writeRow(
  table: EditedTable,
  seen: Version,
  change: Record<string, unknown>,
): Promise<Version | null> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    // The client's types allow one table at a time; all of these tables have both columns.
    .from(table as 'members')
    .update(change as TableChange<'members'>)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id,updated_at')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  return data;
}

/** @returns null if the row is gone, or the columns may not be read, like health data. */
async function readRow(
  table: EditedTable,
  id: string,
  columns: string[],
): Promise<Record<string, unknown> | null> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from(table as 'members')
    .select(['id', 'updated_at', ...columns].join(','))
    .eq('id', id)
    .maybeSingle();
  if (error?.code === '42501') return null;
  if (error) throw adminRequestError(error, status);
  return data as Record<string, unknown> | null;
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

/**
 * Deletes a row permanently.
 * @throws AppError `conflict` if it has changed since the admin saw it
 */
export async function deleteRow(table: EditedTable, seen: Version): Promise<void> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from(table as 'members')
    .delete()
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
}
