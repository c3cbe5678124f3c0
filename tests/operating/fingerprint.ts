import { asOwner } from 'supabase-gateway/testing/database';
import { listSequences, listTables } from '../../scripts/operate/backup/tables.ts';

/** The row count and checksum of every table, and the value of every sequence. */
export function fingerprint(name: string): Promise<Record<string, string>> {
  return asOwner(name, async (owner) => {
    await owner.query("set search_path = ''");
    const prints: Record<string, string> = {};
    for (const { sql } of await listTables(owner)) {
      const { rows } = await owner.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as print
         from ${sql} as t`,
      );
      prints[sql] = rows[0]?.print ?? '';
    }
    for (const { sql } of await listSequences(owner)) {
      const { rows } = await owner.query(`select last_value, is_called from ${sql}`);
      prints[sql] = JSON.stringify(rows[0]);
    }
    return prints;
  });
}
