import type pg from 'pg';
import { quote } from '../sql/identifiers.ts';
import type { ApiSettings } from './schema-cache.ts';

/** If a setting exists twice, the setting for this database applies. */
const settingsQuery = `
  select distinct on (name) name, value
  from pg_db_role_setting s
  cross join unnest(s.setconfig) entry
  cross join lateral (
    select split_part(entry, '=', 1) as name, substr(entry, strpos(entry, '=') + 1) as value
  ) parts
  where s.setrole = (select oid from pg_roles where rolname = current_user)
    and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    and name like 'pgrst.%'
  order by name, s.setdatabase desc`;

/**
 * Reads the settings that an operator set with `alter role authenticator set pgrst.…`.
 * @see https://docs.postgrest.org/en/stable/references/configuration.html#in-database-configuration
 */
export async function loadApiSettings(client: pg.PoolClient): Promise<ApiSettings> {
  const { rows } = await client.query<{ name: string; value: string }>(settingsQuery);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const txEnd = values.get('pgrst.db_tx_end') ?? 'commit';
  const maxRows = values.get('pgrst.db_max_rows') ?? '';
  return {
    aggregates: isOn(values.get('pgrst.db_aggregates_enabled')),
    plans: isOn(values.get('pgrst.db_plan_enabled')),
    rollsBack: txEnd.startsWith('rollback'),
    letsCallersEnd: txEnd.endsWith('-allow-override'),
    maxRows: /^[0-9]+$/.test(maxRows) ? Number(maxRows) : null,
    preRequest: functionName(values.get('pgrst.db_pre_request')),
  };
}

/** A schema may precede the name, as in PostgREST. */
function functionName(value: string | undefined): string | null {
  return value ? value.split('.').map(quote).join('.') : null;
}

function isOn(value: string | undefined): boolean {
  return /^(?:true|on|yes|1)$/i.test(value ?? '');
}
