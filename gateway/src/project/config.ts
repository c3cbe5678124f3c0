import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { authConfig } from '../auth/config.ts';
import { functionsConfig } from '../functions/config.ts';
import { isObject } from '../is-object.ts';
import { realtimeConfig } from '../realtime/config.ts';
import { StartupError } from '../startup-error.ts';
import { storageConfig } from '../storage/config.ts';
import { only } from './only.ts';

/** The sections that the gateway serves are complete: what it does not know, it refuses. */
const schema = z.object({
  api: z
    .strictObject({
      enabled: only(true),
      tls: z.object({ enabled: only(false) }).prefault({}),
      auto_expose_new_tables: only(true),
      schemas: z.array(z.string()).min(1).default(['public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: z.number().int().positive().default(1000),
    })
    .prefault({}),
  db: z
    .object({
      migrations: z.object({ enabled: only(true) }).prefault({}),
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
  edge_runtime: z.object({ enabled: only(true) }).prefault({}),
  health: z
    .strictObject({
      /** The database function whose answer is part of `/health?details`. */
      state_function: z.string().optional(),
    })
    .prefault({}),
  site: z
    .strictObject({
      /** The program that builds the version that the team publishes (static/publications.ts). */
      publish_script: z.string().optional(),
    })
    .prefault({}),
});

/** Settings that open nothing when they are ignored. */
const ignored = [
  // The environment says it instead: PORT, SITE_URL, SMTP_URL.
  ...['api.port', 'api.external_url', 'auth.external_url', 'auth.site_url', 'auth.email.smtp'],
  // These ways to sign in, and these services, do not exist here.
  ...['auth.enable_anonymous_sign_ins', 'auth.external', 'auth.mfa.phone', 'auth.mfa.web_authn'],
  ...['auth.oauth_server', 'auth.passkey', 'auth.rate_limit.anonymous_users', 'auth.webauthn'],
  ...['auth.rate_limit.sms_sent', 'auth.rate_limit.web3', 'auth.sms', 'auth.third_party'],
  ...['auth.web3', 'storage.analytics', 'storage.image_transformation', 'storage.s3_protocol'],
  'storage.vector',
  // Limits of other programs.
  ...['realtime.ip_version', 'realtime.max_header_length'],
];

export type ProjectConfig = z.infer<typeof schema>;

/**
 * Reads the settings of a Supabase project's config.toml. The sections of other tools are ignored.
 * A setting that the gateway does not know could close something, so it ends the start.
 * @throws StartupError naming the file and the setting.
 * @see https://supabase.com/docs/guides/local-development/cli/config
 */
export function readProjectConfig(supabaseDir: string): ProjectConfig {
  const file = join(supabaseDir, 'config.toml');
  const shown = relative(process.cwd(), file);
  try {
    return schema.parse(withoutIgnored(parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    if (error instanceof z.ZodError) {
      throw new StartupError(`${shown}: ${describeIssue(error.issues[0])}`);
    }
    throw new StartupError(`${shown}: ${String((error as Error).message).split('\n')[0]}`);
  }
}

function withoutIgnored(settings: Record<string, unknown>): Record<string, unknown> {
  for (const path of ignored) {
    const sections = path.split('.');
    const name = sections.pop() ?? '';
    let section: unknown = settings;
    for (const one of sections) section = isObject(section) && section[one];
    if (isObject(section)) delete section[name];
  }
  return settings;
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== 'unrecognized_keys') return `${issue?.path.join('.')}: ${issue?.message}`;
  return `${[...issue.path, issue.keys[0]].join('.')}: this setting is not supported: remove it`;
}
