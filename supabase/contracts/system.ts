import { z } from 'zod';
import { count, time } from './values.ts';

const database = z.strictObject({
  version: z.string(),
  bytes: count,
  connections: count,
  most_connections: count,
});

/** The emails of one job. */
const emails = z.strictObject({
  name: z.string(),
  /** Of these, `failed` were tried. */
  waiting: count,
  failed: count,
  oldest_at: time,
});

const job = z.strictObject({
  name: z.string(),
  started_at: time,
  /** Null until a run has ended. */
  ended_at: time.nullable(),
  /** The code of the last run’s failure. */
  failure: z.string().nullable(),
  /** A run that never ended has failed, too. */
  has_failed: z.boolean(),
  is_late: z.boolean(),
});

/** The last backup that the command of operators completed. */
export const backup = z.strictObject({ made_at: time.nullable(), is_recent: z.boolean() });

/** The emails that arrived in the last 30 days. */
const inbound = z.strictObject({
  last_at: time.nullable(),
  filed: count,
  ignored: count,
  /** Reports that an email of ours was not delivered. */
  undelivered: count,
});

const state = z.strictObject({
  database,
  migrations: z.strictObject({ count, latest: z.string().nullable() }),
  emails: z.array(emails),
  jobs: z.array(job),
  backup,
  inbound,
});

export const systemAnswers = {
  system_state: state,
  add_push_keys: z.strictObject({ public_key: z.string(), private_key: z.string() }).nullable(),
};

const mailQueue = z.strictObject({
  /** Whether a mail server is configured. Without one, emails wait. */
  has_server: z.boolean(),
  waiting: count,
  /** Given up. Their content is deleted. */
  failed: count,
  oldest_at: time.nullable(),
  /** The code of the newest failure among those that wait. */
  last_error: z.string().nullable(),
});

/**
 * What the gateway knows about itself: the `details` of `/health?details`. A part that cannot be read
 * is null.
 */
export const serverDetails = z.strictObject({
  version: z.strictObject({ gateway: z.string(), node: z.string(), build: z.string().nullable() }),
  /** Since the start of the process, in seconds. */
  uptime: count,
  memory_bytes: count,
  sockets: count,
  /** Below `reserved_bytes` of free space, files are refused. */
  disk: z.strictObject({ free_bytes: count, total_bytes: count, reserved_bytes: count }).nullable(),
  backups: z
    .strictObject({ count, newest_at: time.nullable(), newest_bytes: count.nullable() })
    .nullable(),
  mail: mailQueue.nullable(),
  /** The functions that this process calls regularly. Empty if it calls none. */
  schedules: z.array(
    z.strictObject({ name: z.string(), every_seconds: count, next_at: time.nullable() }),
  ),
  /** The answer of `system_state`. */
  project: state.nullable(),
});

export type ServerDetails = z.infer<typeof serverDetails>;
