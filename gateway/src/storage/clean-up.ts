import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { runRegularly } from '../run-regularly.ts';
import type { ByteStore } from './bytes/byte-store.ts';

const every = 60_000;

/** Files that one round removes. */
const batch = 50;

/**
 * A discarded file is kept for a while because downloads may be in progress; of one that was never
 * stored, only a request under way may know. An unfinished upload is kept until it can no longer be
 * resumed, or for an hour without a new segment.
 */
const rounds = {
  abandonUploads: `
    update gateway.files set state = 'discarded', changed_at = now()
    where state = 'arriving' and changed_at < now() - case when upload is null then interval '1 hour' else interval '24 hours' end`,
  // The trigger misses two objects of one file that are deleted concurrently.
  discardUnused: `
    update gateway.files set state = 'discarded', changed_at = now()
    where state = 'stored' and changed_at < now() - interval '1 hour'
      and not exists (select from storage.objects where version = files.id::text)`,
  forgetTokens: 'delete from gateway.used_upload_tokens where expires_at < now()',
};

const claim = `
  update gateway.files set state = 'removing', changed_at = now()
  where id in (
    select id from gateway.files
    where (state = 'discarded'
        and changed_at < now() - make_interval(secs => case when size is null then least($1, 60) else $1 end)
        and not exists (select from storage.objects where version = files.id::text))
      or (state = 'removing' and changed_at < now() - interval '10 minutes')
    limit ${batch} for update skip locked
  )
  returning id`;

/** How long a discarded file stays readable for downloads under way, in seconds. */
const graceSeconds = 15 * 60;

type Options = { pool: pg.Pool; store: ByteStore };

/**
 * Deletes files that no object names. Several processes may do so concurrently.
 * @returns how many files were removed
 */
export async function cleanUpFiles(
  { pool, store }: Options,
  { grace = graceSeconds } = {},
): Promise<number> {
  for (const text of Object.values(rounds)) await pool.query(text);
  let removed = 0;
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(claim, [grace]);
    for (const { id } of rows) {
      await store.remove(id);
      await pool.query("delete from gateway.files where id = $1 and state = 'removing'", [id]);
    }
    removed += rows.length;
    if (rows.length < batch) return removed;
  }
}

/** Cleans up every minute while the server runs. */
export function cleanUpFilesRegularly(app: FastifyInstance, options: Options) {
  runRegularly(app, {
    every,
    run: () => cleanUpFiles(options),
    failure: 'storage clean-up failed',
  });
}
