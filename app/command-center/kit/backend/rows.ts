import type { Database } from '../../../../supabase/database.types';

type Tables = Database['public']['Tables'];

export type TableName = keyof Tables;

/** A row of a table. The lists' views have the same columns, which the generated types call uncertain. */
export type TableRow<Table extends keyof Tables> = Tables[Table]['Row'];

/** A row that is to be added. */
export type NewTableRow<Table extends keyof Tables> = Tables[Table]['Insert'];

/** What is to change of a row. */
export type TableChange<Table extends keyof Tables> = Tables[Table]['Update'];
