// `npm run operate -- audit-verify`: verifies with the hash chain that no line of the activity log was
// altered, removed or added. It prints the last link. With `-- --since <position>:<hash>`, a
// previously noted link must still be part of the chain. Only that proves that the whole log was
// not rewritten or truncated.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  await withDatabase(readEnvironment(), {}, (location) =>
    withOwner(location, async (owner) => {
      await owner.query('begin isolation level repeatable read read only');
      await requireWhole(owner);
      if (values.since) await requireLink(owner, values.since);
      const { rows } = await owner.query<{ position: string; hash: string }>(
        "select position, encode(hash, 'hex') as hash from private.activity_chain order by position desc limit 1",
      );
      const [last] = rows;
      if (!last) return console.log('The activity log is empty');
      console.log(`The activity log is complete and unaltered: ${last.position} lines`);
      await tellErased(owner);
      console.log(`Last link, to store outside this machine: ${last.position}:${last.hash}`);
    }),
  );
});

async function requireWhole(owner: pg.Client) {
  const { rows } = await owner.query<{ problem: string; line_id: string }>(
    'select problem, line_id from private.verify_activity() order by line_id limit 20',
  );
  if (rows.length === 0) return;
  const problems = rows.map(({ problem, line_id }) => `line ${line_id}: ${problem}`);
  throw new CommandError(['The activity log was altered.', ...problems].join('\n'));
}

/** Erased values cannot be verified. Their number must match the logged erasures. */
async function tellErased(owner: pg.Client) {
  const { rows } = await owner.query<{ missing: number; logged: number }>(
    `select
       (select count(*)::int from public.activity_log as log where log.details ? 'values'
         and not exists (select from private.activity_values as kept where kept.log_id = log.id)) as missing,
       (select coalesce(sum((details ->> 'lines')::int), 0)::int from public.activity_log
         where action = 'log.values_erased') as logged`,
  );
  const [{ missing, logged } = { missing: 0, logged: 0 }] = rows;
  if (missing !== logged) {
    throw new CommandError(
      `The activity log was altered.\nThe values of ${missing} lines are missing, but only ${logged} were erased on request`,
    );
  }
  if (missing > 0) console.log(`Lines whose values were erased with personal data: ${missing}`);
}

async function requireLink(owner: pg.Client, noted: string) {
  const [, position, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(noted) ?? [];
  if (!position || !hash) throw new CommandError('--since: expected <position>:<hash>');
  const { rowCount } = await owner.query(
    "select from private.activity_chain where position = $1 and hash = decode($2, 'hex')",
    [position, hash],
  );
  if (!rowCount) throw new CommandError(`The stored link ${position} is not part of the chain`);
}
