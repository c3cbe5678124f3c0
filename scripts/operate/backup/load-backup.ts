import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CommandError } from '../command.ts';
import type { Backup, Part } from './read-backup.ts';
import { listSequences, listTables, quotedColumns } from './tables.ts';
import type { Counts } from './write-backup.ts';

/**
 * Replaces a database's rows with a backup's, in one transaction. The database must already have
 * the backup's schema.
 */
export async function loadBackup(owner: pg.Client, backup: Backup): Promise<Counts> {
  await owner.query('begin');
  try {
    await owner.query('set local statement_timeout = 0');
    const tables = await listTables(owner);
    const known = {
      tables: new Map(tables.map((table) => [table.sql, new Set(quotedColumns(table))])),
      sequences: new Set((await listSequences(owner)).map(({ sql }) => sql)),
    };
    const triggersAgain = await silenceTriggers(owner, known.tables);
    await owner.query(`truncate only ${[...known.tables.keys()].join(', only ')}`);
    const counts = { tables: 0, rows: 0 };
    for await (const part of backup.parts) {
      if (part.kind === 'rows') {
        counts.rows += await loadRows(owner, part, known.tables);
        counts.tables += 1;
      } else {
        if (!known.sequences.has(part.name)) throw missing(part.name);
        const { name, value, isCalled } = part;
        await owner.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
      }
    }
    await triggersAgain();
    await owner.query('commit');
    await owner.query('analyze');
    return counts;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function loadRows(
  owner: pg.Client,
  { table, columns, rows }: Extract<Part, { kind: 'rows' }>,
  known: Map<string, Set<string>>,
): Promise<number> {
  const ours = known.get(table);
  const theirs = columns.match(/"(?:[^"]|"")*"/g) ?? [];
  if (!ours || theirs.join(', ') !== columns || !theirs.every((column) => ours.has(column))) {
    throw missing(table);
  }
  // Both texts match quoted identifiers that were read from this database.
  const copy = owner.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(Readable.from(rows), copy);
  return copy.rowCount;
}

function missing(name: string) {
  return new CommandError(
    `The backup's ${name} is missing from this database or has a different definition`,
  );
}

/**
 * Disables triggers while rows are loaded, so that they write nothing. A superuser disables all of
 * them, including foreign keys. Any other owner disables only the tables' own triggers, and foreign
 * keys are checked. These checks pass, because a backup contains each table after the tables that
 * it references.
 * @returns a function that enables the triggers of such an owner again.
 */
async function silenceTriggers(
  owner: pg.Client,
  tables: Map<string, Set<string>>,
): Promise<() => Promise<void>> {
  const { rows: allowed } = await owner.query<{ all: boolean }>(
    "select has_parameter_privilege('session_replication_role', 'set') as all",
  );
  if (allowed[0]?.all) {
    await owner.query('set local session_replication_role = replica');
    return async () => undefined;
  }
  const { rows: triggers } = await owner.query<{ schema: string; table: string; name: string }>(
    `select nspname as schema, relname as table, tgname as name
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     join pg_namespace on pg_namespace.oid = relnamespace
     where not tgisinternal and tgenabled = 'O'`,
  );
  const switchAll = async (to: 'disable' | 'enable') => {
    await owner.query('set constraints all immediate');
    for (const { schema, table, name } of triggers) {
      const sql = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
      if (!tables.has(sql)) continue;
      await owner.query(`alter table ${sql} ${to} trigger ${pg.escapeIdentifier(name)}`);
    }
  };
  await switchAll('disable');
  return () => switchAll('enable');
}
