import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { StartupError } from '../startup-error.ts';

export type SqlFile = {
  /** The recorded key: a migration's version, a seed's path or a platform file's name. */
  id: string;
  name: string;
  /** The path for messages, relative to the working directory. */
  path: string;
  sql: string;
  hash: string;
};

/** Lists the gateway's own files for objects that Supabase provides itself, in order. */
export function platformFiles(): SqlFile[] {
  return listSql(join(import.meta.dirname, 'platform')).map((path) => {
    const name = fileName(path);
    return readSql(path, name, name);
  });
}

/**
 * Lists the migrations of a Supabase project by version. A project without migrations causes a
 * warning.
 * @throws StartupError for a file name that Supabase's CLI would also reject.
 */
export function migrationFiles(supabaseDir: string): SqlFile[] {
  const folder = join(supabaseDir, 'migrations');
  if (!existsSync(folder)) {
    console.warn(`${shown(folder)}: folder not found, so there are no migrations`);
    return [];
  }
  return listSql(folder).map((path) => {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(fileName(path)) ?? [];
    if (!version || !name) {
      throw new StartupError(`${shown(path)}: expected a name like 20260101120000_words.sql`);
    }
    return readSql(path, version, name);
  });
}

/**
 * Lists the demo data files in the order of config.toml. The files of one pattern are sorted by
 * name. A path without a file causes a warning.
 */
export function seedFiles(supabaseDir: string, patterns: string[]): SqlFile[] {
  const paths = patterns.flatMap((pattern) => {
    const found = existsSync(resolve(supabaseDir, pattern))
      ? [pattern]
      : globSync(pattern, { cwd: supabaseDir })
          .map((path) => path.split(sep).join('/'))
          .sort();
    if (found.length === 0) {
      console.warn(
        `${shown(join(supabaseDir, 'config.toml'))}: db.seed.sql_paths: no file matches ${pattern}`,
      );
    }
    return found;
  });
  return [...new Set(paths)].map((path) => readSql(resolve(supabaseDir, path), path, path));
}

function listSql(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => join(folder, name));
  } catch (cause) {
    throw new StartupError(`${shown(folder)}: folder not found`, { cause });
  }
}

function readSql(path: string, id: string, name: string): SqlFile {
  try {
    const sql = readFileSync(path, 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    return { id, name, path: shown(path), sql, hash };
  } catch (cause) {
    throw new StartupError(`${shown(path)}: cannot read the file`, { cause });
  }
}

function fileName(path: string) {
  return path.slice(path.lastIndexOf('/') + 1);
}

function shown(path: string) {
  return relative(process.cwd(), path);
}
