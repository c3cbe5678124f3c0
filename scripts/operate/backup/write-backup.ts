import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { platformFiles } from 'supabase-gateway/database/sql-files';
import type { AtRest } from 'supabase-gateway/security/at-rest';
import { storedKeyIds } from 'supabase-gateway/security/encrypted-values';
import { CommandError } from '../command.ts';
import { containsFactors, decryptFactors } from './decrypt-factors.ts';
import { firstLine, lastLine } from './format.ts';
import { forSupabase, isTransferred } from './supabase-variant.ts';
import { type BackupTable, listSequences, listTables, quotedColumns } from './tables.ts';
import { appliedMigrations, appliedVersions, databaseKind } from './versions.ts';

export type Counts = { tables: number; rows: number };

/**
 * Writes a backup's text in chunks. It contains all rows and sequences at one point in time,
 * regardless of its duration and of concurrent writes.
 * @param counts is incremented while the text is read.
 * @param supabase whether it will be loaded into a Supabase project instead of restored here.
 * @param keyFor returns the key that such a project does not have. Secrets are written unencrypted.
 */
export async function* writeBackup(
  owner: pg.Client,
  counts: Counts,
  { supabase, keyFor }: { supabase: boolean; keyFor: (ids: string[]) => AtRest },
): AsyncGenerator<Buffer | string> {
  await owner.query('begin isolation level repeatable read read only');
  // Times and numbers have one exact format. Every row is read, or there is an error. There is no
  // time limit.
  await owner.query(`
    set local search_path = '';
    set local datestyle = 'ISO';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 3;
    set local row_security = off;
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
  const home = await databaseKind(owner);
  if (!home) throw new CommandError('No server has been started on this database yet');
  const versions = (await appliedVersions(owner)) ?? {
    // Supabase itself includes the contents of these files.
    platform: platformFiles().map(({ id }) => id),
    migrations: await appliedMigrations(owner),
  };
  const keyIds = home === 'machine' ? await storedKeyIds(owner) : [];
  const plain = supabase && keyIds.length > 0 ? keyFor(keyIds) : undefined;
  const isMove = supabase || home === 'supabase';
  const isWanted = (one: { schema: string; name: string }) => !isMove || isTransferred(one);
  const tables = (await listTables(owner)).filter(isWanted);
  await owner.query(
    `lock table only ${tables.map(({ sql }) => sql).join(', only ')} in access share mode`,
  );

  yield `${firstLine}\n`;
  yield `-- made: ${new Date().toISOString()}\n`;
  yield `-- platform: ${versions.platform.join(' ')}\n`;
  yield `-- migrations: ${versions.migrations.join(' ')}\n`;
  yield `-- encryption keys: ${supabase ? '' : keyIds.join(' ')}\n\n`;
  if (supabase) yield forSupabase.before(versions, tables);
  for (const table of tables) yield* copyTable(owner, table, counts, plain);
  for (const { sql } of (await listSequences(owner)).filter(isWanted)) {
    yield await sequenceStatement(owner, sql);
  }
  if (supabase) yield forSupabase.after;
  yield `${lastLine}\n`;
  await owner.query('commit');
}

async function* copyTable(
  owner: pg.Client,
  table: BackupTable,
  counts: Counts,
  plain: AtRest | undefined,
) {
  const target = `${table.sql} (${quotedColumns(table).join(', ')})`;
  const rows = owner.query(copyTo(`copy ${target} to stdout`));
  yield `COPY ${target} FROM stdin;\n`;
  if (plain && containsFactors(table)) yield* decryptFactors(rows, table, plain);
  else yield* rows as AsyncIterable<Buffer>;
  yield '\\.\n\n';
  counts.tables += 1;
  counts.rows += rows.rowCount;
}

async function sequenceStatement(owner: pg.Client, sql: string): Promise<string> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('SELECT pg_catalog.setval(%L, %s, %s);', $1::text, last_value, is_called::text) as statement
     from ${sql}`,
    [sql],
  );
  return `${rows[0]?.statement}\n`;
}
