import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * At most `amount` uses at once; after that they come back one by one, all of them in `seconds`.
 * @see https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export type RateLimit = { name: string; amount: number; seconds: number };

/**
 * A use of a limit by (or for) somebody: a network address, an e-mail, an account. One that is only
 * checked must be allowed, and takes nothing from the others.
 */
export type Use = { limit: RateLimit; of: string; isOnlyChecked?: true };

/** A use that was refused, and in how many seconds it may be tried again. */
export type Exceeded = { use: Use; retryAfter: number };

type Database = Pick<pg.ClientBase, 'query'>;

/** One in so many calls throws away what nobody needs any more. */
const sweepEvery = 1_000;

/**
 * Counts uses of limits, for all processes on this database together. Costs one statement.
 * Pass a pool, so that a count holds whatever becomes of the work; a transaction, where it counts
 * only with the work, makes the others wait for it.
 * @returns the refused uses, the one that takes longest to come back first; none when all are
 *   allowed. When one is refused, none counts, not even for a moment: a flood of refused requests
 *   takes nothing from the callers that share one of its limits.
 */
export async function takeUses(database: Database, uses: Use[]): Promise<Exceeded[]> {
  const closed = uses.filter(({ limit }) => limit.amount === 0);
  if (closed.length > 0) return closed.map((use) => ({ use, retryAfter: use.limit.seconds }));
  if (Math.random() < 1 / sweepEvery) {
    await database.query('delete from gateway.rate_limits where spent_until < now()');
  }
  const { rows } = await database.query<{ key: string; is_refused: boolean }>({
    name: 'gateway_take_uses',
    // In the order of their keys, so that two processes never wait for each other.
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
  // The first uses of a limit can be counted by several callers at once, who see no row to lock.
  await giveBackUses(database, taken);
  return waitsOf(
    database,
    counted.filter((use) => !taken.includes(use)),
  );
}

/** Gives uses back, when it turns out that they should not count. */
export async function giveBackUses(database: Database, uses: Use[]) {
  await database.query({
    name: 'gateway_give_back_uses',
    text: `update gateway.rate_limits used set spent_until = spent_until - make_interval(secs => gap)
      from (select * from unnest($1::text[], $2::float8[]) as asked (key, gap) order by key) asked
      where used.key = asked.key`,
    values: [uses.map(keyOf), uses.map(({ limit }) => limit.seconds / limit.amount)],
  });
}

/** Makes a use of a limit of one count from now on, whether or not it counts already. */
export async function renewUse(database: Database, use: Use) {
  await database.query({
    name: 'gateway_renew_use',
    text: `insert into gateway.rate_limits (key, spent_until, span)
      values ($1, now() + make_interval(secs => $2), make_interval(secs => $2))
      on conflict (key) do update set spent_until = excluded.spent_until, span = excluded.span`,
    values: [keyOf(use), use.limit.seconds],
  });
}

/** Whether a use counts at this moment. */
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

/** Whom a use is for is kept as a hash: the table needs to know nobody. */
function keyOf({ limit, of }: Use): string {
  const hash = createHash('sha256').update(of).digest('base64url').slice(0, 24);
  return `${limit.name}:${hash}`;
}
