import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FunctionsConfig } from './config.ts';

export type EdgeFunction = {
  name: string;
  /** The file that contains the request handler. */
  entry: string;
  verifyJwt: boolean;
  verifyApiKey: boolean;
  /** The maximum size of a request body, in bytes. */
  bodyLimit: number;
  /** Whether its requests wait for their turn instead of counting toward the rate limits. */
  isWebhook: boolean;
  /** How often the gateway calls the function itself, in milliseconds. */
  runEvery: number | undefined;
  /** Possible import maps. The first file that exists is used. */
  importMaps: string[];
};

/**
 * The default fits forms and commands. Functions that accept files need their own limit in
 * config.toml.
 */
const usualBodyLimit = 65_536;

/**
 * Finds the functions of a project: each folder of `functions` with an entry file, unless it is
 * disabled.
 */
export function findFunctions(
  supabaseDir: string,
  config: FunctionsConfig,
): Map<string, EdgeFunction> {
  const folder = join(supabaseDir, 'functions');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => named.test(name)) : [];
  const found = names.flatMap((name) => {
    const given = config[name];
    const { enabled = true, entrypoint, import_map } = given ?? {};
    const entry = entrypoint ? resolve(supabaseDir, entrypoint) : join(folder, name, 'index.ts');
    if (!enabled || !existsSync(entry)) return [];
    const own = import_map ? [resolve(supabaseDir, import_map)] : [];
    const usual = [join(folder, name), folder].flatMap((place) => [
      join(place, 'deno.json'),
      join(place, 'import_map.json'),
    ]);
    return [
      {
        name,
        entry,
        verifyJwt: given?.verify_jwt ?? true,
        verifyApiKey: given?.verify_api_key ?? true,
        bodyLimit: given?.body_size_limit ?? usualBodyLimit,
        isWebhook: given?.webhook ?? false,
        runEvery: given?.run_every,
        importMaps: [...own, ...usual],
      },
    ];
  });
  return new Map(found.map((one) => [one.name, one]));
}

const named = /^[A-Za-z][A-Za-z0-9_-]*$/;
