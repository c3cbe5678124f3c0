import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { afterAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { command } from './commands.ts';

const folder = temporaryFolder('personal-data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The log line of an admin's change to a member. */
const logChangeOfAna = (owner: pg.Client) =>
  owner.query(
    `select private.log_activity('admin', null, 'members.update', 'members', $1, changes => '{"city": ["Oslo", "Bergen"]}')`,
    [cast.ana.memberId],
  );

test('An operator exports the data about Ana, then deletes all of it and nothing else', {
  timeout: 180_000,
}, async () => {
  const { name, url } = await newDatabase({ template });
  const env = { DATABASE_URL: url };
  await asOwner(name, logChangeOfAna);
  const data = (...args: string[]) => command('personal-data', env, ...args);
  const count = async (table: string, where = 'true') => {
    const { lines } = await command('query', env, `select count(*) from ${table} where ${where}`);
    return Number(lines[1]);
  };

  const file = join(folder, 'ana.json');
  const copy = await data(cast.ana.email.toUpperCase(), file);
  expect(copy).toEqual({ code: 0, lines: [expect.stringMatching(/^\d+ rows of \d+ tables: /)] });
  // Readable only by its owner, regardless of the umask.
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await data(cast.ana.email, file)).toEqual({
    code: 1,
    lines: [`${file} already exists`],
  });
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  expect(kept['public.members']).toMatchObject([{ id: cast.ana.memberId }]);
  expect(kept['public.billing']).toHaveLength(14);
  expect(kept['private.activity_values']).toMatchObject([
    { changes: { city: ['Oslo', 'Bergen'] } },
  ]);
  expect(kept['auth.users']).toMatchObject([{ email: cast.ana.email }]);
  expect(JSON.stringify(kept)).not.toMatch(/encrypted_password|\$argon2|bruno@/);

  const members = await count('public.members');
  const logins = await count('auth.users');
  const erased = await data(cast.ana.email, '--erase');
  expect(erased).toMatchObject({ code: 0 });
  expect(erased.lines).toContain('public.members: 1 deleted');
  // The log keeps its lines without the values and still proves that none was altered.
  expect(await count('private.activity_values', "changes ? 'city'")).toBe(0);
  const line = "action = 'members.update' and details ? 'values'";
  expect(await count('public.activity_log', line)).toBe(1);
  const verified = await command('audit-verify', env);
  expect(verified).toMatchObject({ code: 0 });
  expect(verified.lines).toContain('Lines whose values were erased with personal data: 1');
  // Values that are deleted in any other way are reported.
  await asOwner(name, (owner) => owner.query('delete from private.activity_values'));
  expect((await command('audit-verify', env)).lines.join(' ')).toContain(
    'The values of 2 lines are missing, but only 1 were erased on request',
  );
  expect(await count('public.members')).toBe(members - 1);
  expect(await count('auth.users')).toBe(logins - 1);
  expect(await count('public.billing', `member_id = '${cast.ana.memberId}'`)).toBe(0);
  const nothing = join(folder, 'nothing.json');
  expect(await data(cast.ana.email, nothing)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(nothing, 'utf8'))).toEqual({});
  expect((await data()).lines.join()).toMatch(/^Expected an email/);
});
