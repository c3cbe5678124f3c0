import { readFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { reserveOf } from '../storage/bytes/disk-reserve.ts';

/** What the services of this process report about themselves. */
export type Vitals = {
  /** The open WebSockets. */
  sockets: Set<unknown>;
  /** The functions that this process calls regularly, and when it calls them again. */
  schedules: Map<string, { everyMs: number; nextAt: number | undefined }>;
};

export function newVitals(): Vitals {
  return { sockets: new Set(), schedules: new Map() };
}

/**
 * What an operator needs to know about this process. A part that cannot be read is null. It contains
 * numbers, times and codes, and nothing about people.
 */
export type Details = {
  version: { gateway: string; node: string; build: string | null };
  /** Since the start of the process, in seconds. */
  uptime: number;
  memory_bytes: number;
  sockets: number;
  /** Below `reserved_bytes` of free space, files are refused. */
  disk: { free_bytes: number; total_bytes: number; reserved_bytes: number } | null;
  backups: { count: number; newest_at: string | null; newest_bytes: number | null } | null;
  mail: MailQueue | null;
  schedules: { name: string; every_seconds: number; next_at: string | null }[];
  /** The answer of the project's `state_function`. */
  project: unknown;
};

type MailQueue = {
  /** Whether a mail server is configured. Without one, emails wait. */
  has_server: boolean;
  waiting: number;
  /** Given up. Their content is deleted. */
  failed: number;
  oldest_at: string | null;
  last_error: string | null;
};

type Options = {
  pool: pg.Pool;
  vitals: Vitals;
  secretKey: string;
  dataDir: string | undefined;
  /** The folder of the build, which contains its stamp. */
  buildDir: string | undefined;
  hasMailServer: boolean;
  /** The database function with the project's own state. */
  stateFunction: string | undefined;
};

const { version: gateway } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Returns the function that reads the details of this process. */
export function detailsOf(app: FastifyInstance, options: Options): () => Promise<Details> {
  const { pool, vitals, dataDir, buildDir, hasMailServer } = options;
  return async () => {
    const [disk, backups, mail, project] = await Promise.all([
      orNull(dataDir && diskOf(dataDir)),
      orNull(dataDir && backupsIn(join(dataDir, 'backups'))),
      orNull(mailQueue(pool, hasMailServer)),
      orNull(projectState(app, options)),
    ]);
    return {
      version: { gateway, node: process.versions.node, build: stampOf(buildDir) },
      uptime: Math.round(process.uptime()),
      memory_bytes: process.memoryUsage.rss(),
      sockets: vitals.sockets.size,
      disk,
      backups,
      mail,
      schedules: [...vitals.schedules].map(([name, { everyMs, nextAt }]) => ({
        name,
        every_seconds: everyMs / 1000,
        next_at: nextAt === undefined ? null : new Date(nextAt).toISOString(),
      })),
      project,
    };
  };
}

async function orNull<Value>(
  reading: Promise<Value> | '' | undefined,
): Promise<NonNullable<Value> | null> {
  try {
    return (await reading) || null;
  } catch {
    return null;
  }
}

async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  const total = blocks * bsize;
  return { free_bytes: bavail * bsize, total_bytes: total, reserved_bytes: reserveOf(total) };
}

/** Complete backups under their usual names. */
const backupName = /^backup-[^/]*\.sql\.gz$/;

async function backupsIn(folder: string): Promise<Details['backups']> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    // One may be deleted meanwhile.
    names.filter((name) => backupName.test(name)).map((name) => orNull(stat(join(folder, name)))),
  );
  const found = files.filter((file) => file !== null);
  const newest = found.toSorted((a, b) => b.mtimeMs - a.mtimeMs)[0];
  return {
    count: found.length,
    newest_at: newest?.mtime.toISOString() ?? null,
    newest_bytes: newest?.size ?? null,
  };
}

async function mailQueue(pool: pg.Pool, hasServer: boolean): Promise<MailQueue | undefined> {
  const { rows } = await pool.query<Omit<MailQueue, 'has_server'>>(`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      min(created_at) filter (where state = 'waiting') as oldest_at,
      (array_agg(last_error order by next_attempt_at desc) filter (where state = 'waiting' and last_error is not null))[1]
        as last_error
    from gateway.mail_queue`);
  return rows[0] && { has_server: hasServer, ...rows[0] };
}

async function projectState(app: FastifyInstance, { stateFunction, secretKey }: Options) {
  if (!stateFunction) return null;
  const response = await app.inject({
    method: 'POST',
    url: `/rest/v1/rpc/${encodeURIComponent(stateFunction)}`,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    payload: {},
  });
  return response.statusCode === 200 ? (response.json() as unknown) : null;
}

/** The start of the stamp that identifies the sources of a build. */
function stampOf(buildDir: string | undefined): string | null {
  if (!buildDir) return null;
  try {
    return readFileSync(join(buildDir, '.built'), 'utf8').trim().slice(0, 12) || null;
  } catch {
    return null;
  }
}
