import { expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { command } from './commands.ts';
import { newDatabase } from './databases.ts';

test('An operator hands out a copy of what is kept about Ana, and deletes all of it and nothing else', {
  timeout: 60_000,
}, async () => {
  const env = { DATABASE_URL: (await newDatabase({ template })).url };
  const data = (...args: string[]) => command('personal-data', env, ...args);
  const count = async (table: string, where = 'true') => {
    const { lines } = await command('query', env, `select count(*) from ${table} where ${where}`);
    return Number(lines[1]);
  };

  const copy = await data(cast.ana.email.toUpperCase());
  const kept = JSON.parse(copy.lines.join('\n'));
  expect(kept['public.members']).toMatchObject([{ id: cast.ana.memberId }]);
  expect(kept['public.billing']).toHaveLength(14);
  expect(kept['auth.users']).toMatchObject([{ email: cast.ana.email }]);
  expect(JSON.stringify(kept)).not.toMatch(/encrypted_password|\$argon2|bruno@/);

  const members = await count('public.members');
  const logins = await count('auth.users');
  const erased = await data(cast.ana.email, '--erase');
  expect(erased).toMatchObject({ code: 0 });
  expect(erased.lines).toContain('public.members: 1 deleted');
  expect(await count('public.members')).toBe(members - 1);
  expect(await count('auth.users')).toBe(logins - 1);
  expect(await count('public.billing', `member_id = '${cast.ana.memberId}'`)).toBe(0);
  expect(await data(cast.ana.email)).toEqual({ code: 0, lines: ['{}'] });
  expect((await data()).lines.join()).toMatch(/^Expected one e-mail/);
});
