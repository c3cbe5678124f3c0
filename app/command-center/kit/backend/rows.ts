import type { Database } from '../../../../supabase/contracts/database';

type Tables = Database['public']['Tables'];

export type TableName = keyof Tables;

/** A row of a table. List views have the same columns, which the generated types make nullable. */
export type TableRow<Table extends keyof Tables> = Tables[Table]['Row'];

/** A row to add. */
export type NewTableRow<Table extends keyof Tables> = Tables[Table]['Insert'];

/** The columns of a row to change. */
export type TableChange<Table extends keyof Tables> = Tables[Table]['Update'];
