import type pg from 'pg';
import type { Setting } from './schema-cache.ts';

type Row = {
  role: string;
  settings: Setting[];
};

/** `set role` does not apply a role's settings, so each request applies them itself. */
const roleSettingsQuery = `
  select role, json_agg(json_build_array(name, value) order by name) as settings
  from (
    select
      r.rolname as role,
      split_part(entry, '=', 1) as name,
      substr(entry, strpos(entry, '=') + 1) as value
    from pg_auth_members m
    join pg_roles r on r.oid = m.roleid
    cross join unnest(r.rolconfig) entry
    where m.member = (select oid from pg_roles where rolname = current_user)
  ) settings
  join pg_settings known using (name)
  where (known.context = 'user' or has_parameter_privilege(name, 'set'))
    and name not in ('search_path', 'role', 'default_transaction_isolation')
  group by role`;

/** Reads the settings of the roles that this login may assume. */
export async function loadRoleSettings(client: pg.PoolClient): Promise<Map<string, Setting[]>> {
  const { rows } = await client.query<Row>(roleSettingsQuery);
  return new Map(rows.map(({ role, settings }) => [role, settings]));
}
