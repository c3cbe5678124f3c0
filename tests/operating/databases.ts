import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ownerConnection } from 'supabase-gateway/database/connections';
import { inject } from 'vitest';
import { listSequences, listTables } from '../../scripts/operate/backup/tables.ts';

type NewDatabase = {
  /** The database to copy; without it, the new one is empty. */
  template?: string;
  /** The role that owns it and that its address uses. */
  user?: string;
};

/** Creates a database on the tests' PostgreSQL, with an address as an operator would use. */
export async function newDatabase({ template, user = 'postgres' }: NewDatabase = {}) {
  const name = `operating_${randomUUID().replaceAll('-', '')}`;
  const from = template ? ` template "${template}"` : '';
  await asOwner('postgres', (owner) =>
    owner.query(`create database "${name}" owner "${user}"${from}`),
  );
  const socket = encodeURIComponent(inject('socketFolder'));
  return { name, url: `postgres://${user}:secret@${socket}/${name}` };
}

/** Connects to a database of the tests' PostgreSQL as its owner. */
export async function asOwner<Result>(
  name: string,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client(ownerConnection({ socketFolder: inject('socketFolder'), name }));
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

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
