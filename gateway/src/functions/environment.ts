import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { ApiKeys } from '../security/api-key.ts';
import { isLoopbackHost } from '../security/loopback.ts';

/**
 * Builds the environment of functions. It contains nothing else from the server's environment. It
 * contains the backend and its keys under Supabase's names, the site, the email queue, and the
 * project's `functions/.env`.
 * @param backend the URL at which functions reach the services
 */
export function functionEnvironment(
  app: FastifyInstance,
  backend: string,
  { supabaseDir, apiKeys, siteUrl }: { supabaseDir: string; apiKeys: ApiKeys; siteUrl: string },
): Record<string, string> {
  const file = join(supabaseDir, 'functions', '.env');
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const address = app.server.address();
  return {
    SITE_URL: address && typeof address === 'object' ? sitePort(siteUrl, address) : siteUrl,
    MAIL_QUEUE_URL: `${backend}/mail/v1/messages`,
    ...(own as Record<string, string>),
    SUPABASE_URL: backend,
    SUPABASE_ANON_KEY: apiKeys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: apiKeys.secret,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: apiKeys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: apiKeys.secret }),
  };
}

/**
 * On a local machine the server may use the next free port instead of the default one. An https URL
 * is the URL of a proxy.
 */
function sitePort(siteUrl: string, { port }: AddressInfo): string {
  const url = new URL(siteUrl);
  if (url.protocol === 'http:' && isLoopbackHost(url.hostname)) url.port = String(port);
  return url.origin;
}
