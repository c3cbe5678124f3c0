import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { cast } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { command } from './commands.ts';
import { newDatabase } from './databases.ts';

const folder = temporaryFolder('personal-data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('An operator hands out a copy of what is kept about Ana, and deletes all of it and nothing else', {
  timeout: 60_000,
}, async () => {
  const env = { DATABASE_URL: (await newDatabase({ template })).url };
  const data = (...args: string[]) => command('personal-data', env, ...args);
  const count = async (table: string, where = 'true') => {
    const { lines } = await command('query', env, `select count(*) from ${table} where ${where}`);
    return Number(lines[1]);
  };

  const file = join(folder, 'ana.json');
  const copy = await data(cast.ana.email.toUpperCase(), file);
  expect(copy).toEqual({ code: 0, lines: [expect.stringMatching(/^\d+ rows of \d+ tables: /)] });
  // For its owner's eyes, whatever the terminal's mask.
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await data(cast.ana.email, file)).toEqual({
    code: 1,
    lines: [`${file} is there already`],
  });
  const kept = JSON.parse(readFileSync(file, 'utf8'));
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
  const nothing = join(folder, 'nothing.json');
  expect(await data(cast.ana.email, nothing)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(nothing, 'utf8'))).toEqual({});
  expect((await data()).lines.join()).toMatch(/^Expected one e-mail/);
});
