import type { Database } from '../../../supabase/database.types';

type Tables = Database['public']['Tables'];

/** A row of a table. The lists' views have the same columns, which the generated types call uncertain. */
export type TableRow<Table extends keyof Tables> = Tables[Table]['Row'];
