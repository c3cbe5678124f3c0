import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * At most `amount` uses at once. Afterwards single uses become available again, all of them within
 * `seconds`.
 * @see https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export type RateLimit = { name: string; amount: number; seconds: number };

/**
 * A use of a limit by or for a subject: a network address, an email address or an account. A use
 * that is only checked must be allowed but is not counted.
 */
export type Use = { limit: RateLimit; of: string; isOnlyChecked?: true };

/** A refused use, and the number of seconds until it may be retried. */
export type Exceeded = { use: Use; retryAfter: number };

type Database = Pick<pg.ClientBase, 'query'>;

/** One in this many calls deletes expired rows. */
const sweepEvery = 1_000;

/**
 * Counts uses of limits for all processes on this database. It takes one statement. Pass a pool, so
 * that the count is kept regardless of the work's result. In a transaction, the count depends on
 * the work and other callers have to wait.
 * @returns the refused uses, sorted by the longest wait first. The list is empty if all are
 *   allowed. If one use is refused, none is counted, not even for a moment. A flood of refused
 *   requests therefore takes nothing from callers that share one of its limits.
 */
export async function consumeUses(database: Database, uses: Use[]): Promise<Exceeded[]> {
  const closed = uses.filter(({ limit }) => limit.amount === 0);
  if (closed.length > 0) return closed.map((use) => ({ use, retryAfter: use.limit.seconds }));
  if (Math.random() < 1 / sweepEvery) {
    await database.query('delete from gateway.rate_limits where spent_until < now()');
  }
  const { rows } = await database.query<{ key: string; is_refused: boolean }>({
    name: 'gateway_take_uses',
    // Rows are locked in the order of their keys, so that two processes never deadlock.
    text: `with asked as (
        select *, make_interval(secs => seconds / amount) as gap, make_interval(secs => seconds) as span
        from unnest($1::text[], $2::float8[], $3::float8[], $4::bool[])
          as asked (key, seconds, amount, is_counted)
      ), used as materialized (
        select key, spent_until from gateway.rate_limits where key = any($1) order by key for update
      ), refused as (
        select key from asked join used using (key)
        where greatest(spent_until, now()) + gap > now() + span + interval '1 millisecond'
      ), taken as (
        insert into gateway.rate_limits as used (key, spent_until, span)
        select key, now() + gap, span from asked
        where is_counted and not exists (select from refused)
        order by key
        on conflict (key) do update
        set spent_until = greatest(used.spent_until, now()) + (excluded.spent_until - now()),
            span = excluded.span
        where greatest(used.spent_until, now()) + (excluded.spent_until - now())
          <= now() + excluded.span + interval '1 millisecond'
        returning key
      )
      select key, true as is_refused from refused
      union all select key, false from taken`,
    values: [
      uses.map(keyOf),
      uses.map(({ limit }) => limit.seconds),
      uses.map(({ limit }) => limit.amount),
      uses.map(({ isOnlyChecked }) => !isOnlyChecked),
    ],
  });
  const refused = usesIn(
    rows.filter(({ is_refused }) => is_refused),
    uses,
  );
  if (refused.length > 0) return waitsOf(database, refused);
  const counted = uses.filter(({ isOnlyChecked }) => !isOnlyChecked);
  const taken = usesIn(rows, counted);
  if (taken.length === counted.length) return [];
  // Several callers can count the first uses of a limit concurrently, because there is no row to
  // lock yet.
  await refundUses(database, taken);
  return waitsOf(
    database,
    counted.filter((use) => !taken.includes(use)),
  );
}

/** Returns uses that should not count after all. */
export async function refundUses(database: Database, uses: Use[]) {
  await database.query({
    name: 'gateway_give_back_uses',
    text: `update gateway.rate_limits used set spent_until = spent_until - make_interval(secs => gap)
      from (select * from unnest($1::text[], $2::float8[]) as asked (key, gap) order by key) asked
      where used.key = asked.key`,
    values: [uses.map(keyOf), uses.map(({ limit }) => limit.seconds / limit.amount)],
  });
}

/** Makes a limit's only use count from now on, whether or not it already counts. */
export async function renewUse(database: Database, use: Use) {
  await database.query({
    name: 'gateway_renew_use',
    text: `insert into gateway.rate_limits (key, spent_until, span)
      values ($1, now() + make_interval(secs => $2), make_interval(secs => $2))
      on conflict (key) do update set spent_until = excluded.spent_until, span = excluded.span`,
    values: [keyOf(use), use.limit.seconds],
  });
}

/** Whether a use currently counts. */
export async function isUsed(database: Database, use: Use): Promise<boolean> {
  const { rowCount } = await database.query(
    'select from gateway.rate_limits where key = $1 and spent_until > now()',
    [keyOf(use)],
  );
  return rowCount === 1;
}

function usesIn(rows: { key: string }[], uses: Use[]): Use[] {
  const keys = new Set(rows.map(({ key }) => key));
  return uses.filter((use) => keys.has(keyOf(use)));
}

async function waitsOf(database: Database, uses: Use[]): Promise<Exceeded[]> {
  const { rows } = await database.query<{ key: string; wait: number }>(
    `select key, extract(epoch from spent_until - now())::float8 as wait
     from gateway.rate_limits where key = any($1)`,
    [uses.map(keyOf)],
  );
  const waits = new Map(rows.map(({ key, wait }) => [key, wait]));
  return uses
    .map((use) => {
      const { amount, seconds } = use.limit;
      const untilFree = (waits.get(keyOf(use)) ?? 0) + seconds / amount - seconds;
      return { use, retryAfter: Math.max(1, Math.ceil(untilFree)) };
    })
    .toSorted((a, b) => b.retryAfter - a.retryAfter);
}

/** The subject of a use is stored as a hash, so that the table contains no personal data. */
function keyOf({ limit, of }: Use): string {
  const hash = createHash('sha256').update(of).digest('base64url').slice(0, 24);
  return `${limit.name}:${hash}`;
}
