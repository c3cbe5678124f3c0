import pg from 'pg';
import type { BackupTable } from './tables.ts';
import { latest, type Versions } from './versions.ts';

/**
 * The account tables that are transferred. Sessions are excluded, because the other installation
 * signs other tokens, so users sign in again.
 */
const accounts = new Set(['users', 'identities', 'mfa_factors', 'audit_log_entries']);

/** Schemas that belong to the gateway or to Supabase, and not to the project. */
const homesOwn =
  /^(gateway|supabase_.*|storage|vault|net|cron|pgmq.*|pgsodium.*|pgbouncer|graphql.*|_?realtime|_analytics)$/;

/**
 * Whether a table's rows are transferred between a machine and Supabase: the project's tables and
 * the accounts.
 */
export function isTransferred({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): boolean {
  return schema === 'auth' ? accounts.has(name) : !homesOwn.test(schema);
}

/** The SQL that makes a backup loadable into a Supabase project with psql. */
export const forSupabase = {
  before(versions: Versions, tables: BackupTable[]): string {
    const projects = tables.filter(({ schema }) => schema !== 'auth');
    return `\\set ON_ERROR_STOP on
begin;
-- Neither triggers nor foreign keys: the rows were checked where they come from.
set local session_replication_role = replica;
do $$
begin
  if exists (select from auth.users) then
    raise exception 'This project already has accounts: load the data into a new one';
  end if;
  if (select max(version) from supabase_migrations.schema_migrations) is distinct from ${pg.escapeLiteral(latest(versions))} then
    raise exception 'This project is not at migration ${latest(versions)}: run supabase db push first';
  end if;
end
$$;
-- Rows that the migrations themselves have made.
${projects.map(({ sql }) => `delete from only ${sql};`).join('\n')}

`;
  },
  after: 'commit;\n',
};
