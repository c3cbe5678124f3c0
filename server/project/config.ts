import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

/** A hook as config.toml names it: `pg-functions://postgres/<schema>/<function>`. */
const postgresHook = z
  .object({
    enabled: z.boolean().default(false),
    uri: z
      .string()
      .regex(
        /^pg-functions:\/\/[^/]+\/\w+\/\w+$/,
        'expected pg-functions://postgres/schema/function',
      ),
  })
  .transform(({ enabled, uri }) => {
    const [schema = '', name = ''] = uri.split('/').slice(3);
    return enabled ? { uri, schema, name } : undefined;
  });

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
  auth: z
    .object({
      jwt_expiry: z.number().int().min(60).max(604_800).default(3600),
      enable_refresh_token_rotation: z.boolean().default(true),
      refresh_token_reuse_interval: z.number().int().min(0).default(10),
      enable_signup: z.boolean().default(true),
      minimum_password_length: z.number().int().min(6).default(6),
      email: z
        .object({
          enable_signup: z.boolean().default(true),
          enable_confirmations: z.boolean().default(false),
        })
        .prefault({}),
      hook: z.object({ custom_access_token: postgresHook.optional() }).prefault({}),
    })
    .prefault({}),
});

export type ProjectConfig = z.infer<typeof schema>;

/**
 * Reads what the gateway needs of a Supabase project's config.toml. Settings that it does not
 * know are left to the tools that do.
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
