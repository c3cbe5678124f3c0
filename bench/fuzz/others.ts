import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import type { Tables } from './table-requests.ts';

/** The tables of the API, with their columns. */
export async function exposedTables(owner: pg.Client): Promise<Tables> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

const tablesOfOthers = [
  ...['enrollments', 'billing', 'billing_schedules', 'payment_profiles', 'admins'],
  ...['contact_messages', 'episodes', 'products', 'form_submissions', 'household_people'],
];

/** A fingerprint that a run must not change: the tables, and the rows of everyone except Ana. */
export async function stateOfOthers(owner: pg.Client): Promise<Record<string, string>> {
  const contents = tablesOfOthers.map(
    (table) =>
      `'${table}', md5((select json_agg(t order by t::text)::text from public.${table} t))`,
  );
  const { rows } = await owner.query<{ state: Record<string, string> }>(
    `select jsonb_build_object(
      'the list of tables',
      (select md5(string_agg(name, ' ' order by name))
        from (select format('%I.%I', table_schema, table_name) as name from information_schema.tables)),
      'members',
      md5((select json_agg(m order by id)::text from public.members m where id <> $1)),
      'files',
      md5((select json_agg(o order by id)::text from storage.objects o where owner_id is distinct from $2)),
      ${contents.join(', ')}) as state`,
    [cast.ana.memberId, cast.ana.userId],
  );
  return rows[0]?.state ?? {};
}
