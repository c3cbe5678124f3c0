import { newDatabase } from 'supabase-gateway/testing/database';
import { expect, test } from 'vitest';
import { template } from '../support/cluster.ts';
import { command } from './commands.ts';

test('An operator reads the database and cannot change it', async () => {
  const env = { DATABASE_URL: (await newDatabase({ template })).url };
  const ask = (...args: string[]) => command('query', env, ...args);
  expect(await ask("select 'a' as one, null as two, 3 as three")).toEqual({
    code: 0,
    lines: ['one\ttwo\tthree', 'a\t\t3'],
  });
  const attempts = [
    ["update public.members set first_name = 'x' where true", /read-only transaction/],
    ['commit; delete from public.members', /multiple commands/],
    ['select nonsense', /PostgreSQL: column "nonsense" does not exist/],
    [undefined, /^Expected one query/],
  ] as const;
  for (const [query, message] of attempts) {
    const { code, lines } = await ask(...(query ? [query] : []));
    expect({ code, said: lines.join('\n') }).toEqual({
      code: 1,
      said: expect.stringMatching(message),
    });
  }
  const { lines } = await ask('select count(*) from public.members');
  expect(Number(lines[1])).toBeGreaterThan(0);
});
