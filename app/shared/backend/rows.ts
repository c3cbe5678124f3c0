import type { Database } from '../../../supabase/contracts/database';

type PublicTables = Database['public']['Tables'];

/** A row of a table, as the API returns it. */
export type Row<Table extends keyof PublicTables> = PublicTables[Table]['Row'];
