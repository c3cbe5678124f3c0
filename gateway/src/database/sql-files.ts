import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { StartupError } from '../startup-error.ts';

export type SqlFile = {
  /** What it is recorded under: a migration's version, a seed's path, a platform file's name. */
  id: string;
  name: string;
  /** For messages, relative to the working directory. */
  path: string;
  sql: string;
  hash: string;
};

/** The gateway's own files of what Supabase brings itself, in order. */
export function platformFiles(): SqlFile[] {
  return listSql(join(import.meta.dirname, 'platform')).map((path) => {
    const name = fileName(path);
    return readSql(path, name, name);
  });
}

/**
 * The migrations of a Supabase project, by version. A project without any is warned of.
 * @throws StartupError for a file name that Supabase's tool would not take either.
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
 * The files of demo data that config.toml names, in its order; those of one pattern by name. A path
 * that leads to no file is warned of.
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
