import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { fewestConnections, usualConnections } from './database/connection-shares.ts';
import { isEncryptedDatabase, isLocalDatabase } from './database/database-url.ts';
import { parseKey } from './security/encryption-key.ts';
import { isLoopbackHost } from './security/loopback.ts';
import { StartupError } from './startup-error.ts';
import type { S3Settings } from './storage/bytes/s3-store.ts';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://example.org' })
  .transform((address) => address.replace(/\/+$/, ''));

const onOrOff = z.enum(['on', 'off'], { error: 'expected on or off' });

const schema = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce
    .number({ error: 'expected a port number' })
    .int('expected a whole number')
    .min(0, 'expected a port from 0 to 65535')
    .max(65535, 'expected a port from 0 to 65535')
    .optional(),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/name' })
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'expected a number of connections' })
    .int('expected a whole number')
    .min(fewestConnections, `expected at least ${fewestConnections}`)
    .default(usualConnections),
  ENCRYPTION_KEY: z.string().optional(),
  SUPABASE_DIR: z
    .string()
    .min(1)
    .default('supabase')
    .transform((path) => resolve(path)),
  SITE_DIR: z.string().min(1).optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(8, 'expected at least 8 characters').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'expected smtp://user:password@host:port or smtps://user:password@host',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\p{Cc}]*<[^<>@\s\p{Cc}]+@[^<>@\s\p{Cc}]+>|[^<>@\s,;\p{Cc}]+@[^<>@\s,;\p{Cc}]+)$/u,
      'expected a sender such as Name <no-reply@example.org>',
    )
    .optional(),
  MAIL_REPLY_TO: z.email('expected an address such as help@example.org').optional(),
  STORAGE_S3_ENDPOINT: httpUrl.optional(),
  STORAGE_S3_BUCKET: z.string().min(1).optional(),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TRUST_PROXY: onOrOff.default('off'),
  SCHEDULES: onOrOff.default('on'),
  METRICS: onOrOff.default('off'),
  DEMO: onOrOff.optional(),
  ALLOW_PLAIN_HTTP: onOrOff.default('off'),
  ALLOW_PLAIN_DATABASE: onOrOff.default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'expected fatal, error, warn, info, debug or silent',
    })
    .default('info'),
  // The service manager sets these variables.
  LISTEN_PID: z.coerce.number().optional(),
  LISTEN_FDS: z.literal('1', { error: 'expected one socket' }).optional(),
  NOTIFY_SOCKET: z.string().optional(),
  WATCHDOG_USEC: z.coerce.number().optional(),
});

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads and validates every environment variable of the server. No other module does this. An empty
 * variable counts as unset.
 * @throws StartupError naming the first invalid variable and the expected value.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new StartupError(`Environment: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = result.data;
  if (values.DATABASE_URL && values.DEMO === 'on') {
    throw new StartupError(
      'Environment: DEMO cannot be used with DATABASE_URL: demo accounts have a public password and are created only in the embedded database',
    );
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new StartupError(
      'Environment: MAIL_FROM: expected with SMTP_URL, a sender such as Name <no-reply@example.org>',
    );
  }
  const { host, hostname, protocol } = new URL(values.SITE_URL ?? 'http://localhost');
  if (protocol === 'http:' && !isLoopbackHost(hostname) && values.ALLOW_PLAIN_HTTP === 'off') {
    throw new StartupError(
      `Environment: SITE_URL: http://${host} sends passwords and health data unencrypted: use https, or set ALLOW_PLAIN_HTTP=on`,
    );
  }
  const isActivated = values.LISTEN_FDS !== undefined && values.LISTEN_PID === process.pid;
  if (isActivated && !values.SITE_URL) {
    throw new StartupError(
      'Environment: SITE_URL: expected with a socket from the service manager, because the server does not know its public address',
    );
  }
  const database = values.DATABASE_URL;
  if (
    database &&
    !isLocalDatabase(database) &&
    !isEncryptedDatabase(database) &&
    values.ALLOW_PLAIN_DATABASE === 'off'
  ) {
    throw new StartupError(
      'Environment: DATABASE_URL: another machine is reached unencrypted: add ?sslmode=verify-full, or set ALLOW_PLAIN_DATABASE=on',
    );
  }
  const isPublic = !isLoopbackHost(values.HOST) || !isLoopbackHost(hostname);
  if (isPublic && !database && values.DEMO === undefined) {
    const place = isLoopbackHost(values.HOST)
      ? `SITE_URL is ${values.SITE_URL}`
      : `HOST is ${values.HOST}`;
    throw new StartupError(
      `Environment: DEMO: ${place}, and demo accounts have a public password: set DEMO=off, or DEMO=on for a demonstration`,
    );
  }
  return {
    host: values.HOST,
    port: values.PORT ?? 3000,
    /**
     * Whether the operator requested this port explicitly. Otherwise the next free port is also
     * accepted.
     */
    portIsFixed: values.PORT !== undefined,
    /** The listening socket that the service manager passed, instead of a host and port. */
    inheritedSocket: isActivated ? firstInheritedSocket : undefined,
    serviceManager: values.NOTIFY_SOCKET
      ? {
          notifySocket: values.NOTIFY_SOCKET,
          watchdogMs: values.WATCHDOG_USEC && values.WATCHDOG_USEC / 1_000,
        }
      : undefined,
    siteUrl: values.SITE_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    encryptionKey: values.ENCRYPTION_KEY
      ? parseKey('Environment: ENCRYPTION_KEY', values.ENCRYPTION_KEY)
      : undefined,
    supabaseDir: values.SUPABASE_DIR,
    /** The folder of the built site. Without one, the server only provides the services. */
    siteBuild: siteBuild(values.SITE_DIR),
    publishableKey: values.SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_local',
    smtp:
      values.SMTP_URL && values.MAIL_FROM
        ? { url: values.SMTP_URL, from: values.MAIL_FROM, replyTo: values.MAIL_REPLY_TO }
        : undefined,
    s3: s3Settings(values),
    trustProxy: values.TRUST_PROXY === 'on',
    /** Whether this process calls the functions with `run_every`. */
    schedules: values.SCHEDULES === 'on',
    /** Whether `/metrics` exists. */
    metrics: values.METRICS === 'on',
    demo: !values.DATABASE_URL && values.DEMO !== 'off',
    /** Whether the served database may contain demo accounts. */
    demoAllowed: values.DEMO === 'on' || !isPublic,
    logLevel: values.LOG_LEVEL,
  };
}

const defaultSiteBuild = 'build';

/** The file descriptor of the first socket (`SD_LISTEN_FDS_START`). */
const firstInheritedSocket = 3;

/** Returns the folder that SITE_DIR names, or the default folder if it exists. */
function siteBuild(named: string | undefined): string | undefined {
  if (named) return resolve(named);
  return existsSync(defaultSiteBuild) ? resolve(defaultSiteBuild) : undefined;
}

/**
 * Returns the S3-compatible service for file contents, or undefined: they are in the database then.
 * @throws StartupError for incomplete settings and for a service that is reached unencrypted
 */
function s3Settings(values: z.infer<typeof schema>): S3Settings | undefined {
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket } = values;
  if (!endpoint && !bucket) return undefined;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new StartupError(
      'Environment: STORAGE_S3_ENDPOINT: expected together with STORAGE_S3_BUCKET, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  }
  const { protocol, host, hostname } = new URL(endpoint);
  if (protocol === 'http:' && !isLoopbackHost(hostname) && values.ALLOW_PLAIN_HTTP === 'off') {
    throw new StartupError(
      `Environment: STORAGE_S3_ENDPOINT: http://${host} sends files unencrypted: use https, or set ALLOW_PLAIN_HTTP=on`,
    );
  }
  return { endpoint, bucket, region: values.STORAGE_S3_REGION, accessKeyId, secretAccessKey };
}
