import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
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
 * The migrations of a Supabase project, by version.
 * @throws StartupError for a file name that Supabase's tool would not take either.
 */
export function migrationFiles(supabaseDir: string): SqlFile[] {
  return listSql(join(supabaseDir, 'migrations')).map((path) => {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(fileName(path)) ?? [];
    if (!version || !name) {
      throw new StartupError(`${shown(path)}: expected a name like 20260101120000_words.sql`);
    }
    return readSql(path, version, name);
  });
}

/** The files of demo data that config.toml names, in its order. */
export function seedFiles(supabaseDir: string, paths: string[]): SqlFile[] {
  return paths.map((path) => readSql(resolve(supabaseDir, path), path, path));
}

function listSql(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => join(folder, name));
  } catch (cause) {
    throw new StartupError(`${shown(folder)}: there is no such folder`, { cause });
  }
}

function readSql(path: string, id: string, name: string): SqlFile {
  try {
    const sql = readFileSync(path, 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    return { id, name, path: shown(path), sql, hash };
  } catch (cause) {
    throw new StartupError(`${shown(path)}: cannot be read`, { cause });
  }
}

function fileName(path: string) {
  return path.slice(path.lastIndexOf('/') + 1);
}

function shown(path: string) {
  return relative(process.cwd(), path);
}
