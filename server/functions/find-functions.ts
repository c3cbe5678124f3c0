import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FunctionsConfig } from './config.ts';

export type EdgeFunction = {
  name: string;
  /** The file whose handler answers. */
  entry: string;
  verifyJwt: boolean;
  /** Files that may map its imports; the first that is there does. */
  importMaps: string[];
};

/** The functions of a project: each folder of `functions` with an entry file, unless it is disabled. */
export function findFunctions(
  supabaseDir: string,
  config: FunctionsConfig,
): Map<string, EdgeFunction> {
  const folder = join(supabaseDir, 'functions');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => named.test(name)) : [];
  const found = names.flatMap((name) => {
    const { enabled = true, verify_jwt = true, entrypoint, import_map } = config[name] ?? {};
    const entry = entrypoint ? resolve(supabaseDir, entrypoint) : join(folder, name, 'index.ts');
    if (!enabled || !existsSync(entry)) return [];
    const own = import_map ? [resolve(supabaseDir, import_map)] : [];
    const usual = [join(folder, name), folder].flatMap((place) => [
      join(place, 'deno.json'),
      join(place, 'import_map.json'),
    ]);
    return [{ name, entry, verifyJwt: verify_jwt, importMaps: [...own, ...usual] }];
  });
  return new Map(found.map((one) => [one.name, one]));
}

const named = /^[A-Za-z][A-Za-z0-9_-]*$/;
