import type pg from 'pg';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { expect, test } from 'vitest';
import { template } from '../support/cluster.ts';
import { command } from './commands.ts';

test('An operator verifies that the activity log is unaltered, and detects a change', async () => {
  const { name, url } = await newDatabase({ template });
  const verify = (...args: string[]) => command('audit-verify', { DATABASE_URL: url }, ...args);
  await asOwner(name, (owner) => addLines(owner, 3));

  const whole = await verify();
  expect(whole).toMatchObject({ code: 0 });
  expect(whole.lines.join('\n')).toMatch(
    /^The activity log is complete and unaltered: \d+ lines$/m,
  );
  const noted = /\d+:[0-9a-f]{64}/.exec(whole.lines.join('\n'))?.[0] ?? '';
  expect(noted).not.toBe('');

  await asOwner(name, (owner) => addLines(owner, 1));
  expect(await verify('--since', noted)).toMatchObject({ code: 0 });
  expect(await verify('--since', `1:${'0'.repeat(64)}`)).toEqual({
    code: 1,
    lines: ['The stored link 1 is not part of the chain'],
  });

  await asOwner(name, async (owner) => {
    await owner.query('alter table activity_log disable trigger refuse_log_change');
    await owner.query(
      "update activity_log set action = 'other.action' where id = (select max(id) from activity_log)",
    );
  });
  const tampered = await verify();
  expect(tampered.code).toBe(1);
  expect(tampered.lines).toEqual([
    'The activity log was altered.',
    expect.stringMatching(/^line \d+: the line was altered$/),
  ]);
});

async function addLines(owner: pg.Client, count: number) {
  for (let line = 0; line < count; line += 1) {
    await owner.query("select private.log_activity('system', null, 'members.import')");
  }
}
