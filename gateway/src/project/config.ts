import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { authConfig } from '../auth/config.ts';
import { functionsConfig } from '../functions/config.ts';
import { realtimeConfig } from '../realtime/config.ts';
import { StartupError } from '../startup-error.ts';
import { storageConfig } from '../storage/config.ts';

const schema = z.object({
  api: z
    .object({
      schemas: z.array(z.string()).min(1).default(['public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: z.number().int().positive().default(1000),
    })
    .prefault({}),
  db: z
    .object({
      seed: z
        .object({
          enabled: z.boolean().default(true),
          sql_paths: z.array(z.string()).default(['./seed.sql']),
        })
        .prefault({}),
    })
    .prefault({}),
  auth: authConfig.prefault({}),
  functions: functionsConfig,
  realtime: realtimeConfig.prefault({}),
  storage: storageConfig.prefault({}),
});

export type ProjectConfig = z.infer<typeof schema>;

/**
 * Reads the settings of a Supabase project's config.toml that the gateway needs. Unknown settings
 * are ignored because they belong to other tools.
 * @throws StartupError naming the file and the setting.
 * @see https://supabase.com/docs/guides/local-development/cli/config
 */
export function readProjectConfig(supabaseDir: string): ProjectConfig {
  const file = join(supabaseDir, 'config.toml');
  const shown = relative(process.cwd(), file);
  try {
    return schema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof z.ZodError) {
      const issue = error.issues[0];
      throw new StartupError(`${shown}: ${issue?.path.join('.')}: ${issue?.message}`);
    }
    throw new StartupError(`${shown}: ${String((error as Error).message).split('\n')[0]}`);
  }
}
