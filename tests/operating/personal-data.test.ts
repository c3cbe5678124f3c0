import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { afterAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { command } from './commands.ts';
import { storeRequestFile } from './store-request-file.ts';

const folder = temporaryFolder('personal-data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The log line of an admin's change to a member. */
const logChangeOfAna = (owner: pg.Client) =>
  owner.query(
    `select private.log_activity('admin', null, 'members.update', 'members', $1, changes => '{"city": ["Oslo", "Bergen"]}')`,
    [cast.ana.memberId],
  );

/** Ana has read edition 1 of the rules. */
const acknowledgeAsAna = (owner: pg.Client) =>
  owner.query(
    `insert into edition_acknowledgements (member_id, edition_number, sha256, language)
     select $1, number, sha256, 'pt-BR' from rule_editions`,
    [cast.ana.memberId],
  );

test('An operator exports the data about Ana, then deletes all of it and nothing else', async () => {
  const { name, url } = await newDatabase({ template });
  const env = { DATABASE_URL: url };
  await asOwner(name, logChangeOfAna);
  await asOwner(name, acknowledgeAsAna);
  const page = randomBytes(5000);
  const path = await asOwner(name, (owner) => storeRequestFile(owner, page));
  const data = (...args: string[]) => command('personal-data', env, ...args);
  const count = async (table: string, where = 'true') => {
    const { lines } = await command('query', env, `select count(*) from ${table} where ${where}`);
    return Number(lines[1]);
  };

  const file = join(folder, 'ana.json');
  const copy = await data(cast.ana.email.toUpperCase(), file);
  expect(copy).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^\d+ rows of \d+ tables: /),
      expect.stringMatching(/^1 files: /),
    ],
  });
  expect(readFileSync(join(folder, 'ana-files', `${path}.pdf`))).toEqual(page);
  // Readable only by its owner, regardless of the umask.
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await data(cast.ana.email, file)).toEqual({
    code: 1,
    lines: [`${file} already exists`],
  });
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  expect(kept['public.members']).toMatchObject([{ id: cast.ana.memberId }]);
  expect(kept['public.billing']).toHaveLength(14);
  expect(kept['public.sharing_requests']).toHaveLength(4);
  expect(kept['public.bill_lines']).toHaveLength(9);
  expect(kept['public.decision_lines']).toHaveLength(4);
  expect(kept['public.sharing_payments']).toMatchObject([{ amount_cents: 342_000 }]);
  expect(kept['public.request_messages']).toHaveLength(2);
  expect(kept['public.request_files']).toMatchObject([{ path, status: 'received' }]);
  expect(kept['public.household_people']).toHaveLength(cast.ana.personCount);
  expect(kept['private.activity_values']).toMatchObject([
    { changes: { city: ['Oslo', 'Bergen'] } },
  ]);
  expect(kept['public.edition_acknowledgements']).toMatchObject([{ edition_number: 1 }]);
  expect(kept['auth.users']).toMatchObject([{ email: cast.ana.email }]);
  expect(JSON.stringify(kept)).not.toMatch(/encrypted_password|\$argon2|bruno@/);

  const figures = async () =>
    (
      await command(
        'query',
        env,
        `select measure, on_date, us_state, sum(cents) from private.book_entries group by 1, 2, 3 order by 1, 2, 3`,
      )
    ).lines;
  const figuresBefore = await figures();
  expect(figuresBefore.length).toBeGreaterThan(6);
  const members = await count('public.members');
  const logins = await count('auth.users');
  const erased = await data(cast.ana.email, '--erase');
  expect(erased, erased.lines.join()).toMatchObject({ code: 0 });
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
  expect(await count('public.edition_acknowledgements')).toBe(0);
  expect(await count('auth.users')).toBe(logins - 1);
  expect(await count('storage.objects')).toBe(0);
  expect(await count('gateway.files', "state = 'stored'")).toBe(0);
  expect(await count('public.sharing_requests')).toBe(1);
  // The books still count what was shared and paid, without saying for whom or for what.
  expect(await count('public.decisions', 'member_id is null and shared_cents = 342000')).toBe(1);
  expect(await count('public.sharing_payments', 'amount_cents = 342000')).toBe(1);
  const entries =
    'member_id is null and reference is null and us_state is not null and cents = 48900';
  expect(await count('public.contribution_entries', entries)).toBe(11);
  for (const [table, column] of [
    ['decision_proposals', 'facts'],
    ['decisions', 'message'],
    ['decisions', 'about'],
    ['decision_lines', 'line'],
    ['decision_lines', 'parts'],
    ['sharing_payments', 'payee_name'],
    ['sharing_payments', 'reference'],
  ]) {
    expect(await count(`public.${table}`, `${column} is not null`), column).toBe(0);
  }
  expect(await figures()).toEqual(figuresBefore);
  expect(await count('public.bill_lines')).toBe(0);
  for (const table of [
    'public.billing',
    'public.household_people',
    'public.sharing_requests',
    'public.bills',
    'public.medical_needs',
    'public.member_iua_choices',
  ]) {
    expect(await count(table, `member_id = '${cast.ana.memberId}'`)).toBe(0);
  }
  const nothing = join(folder, 'nothing.json');
  expect(await data(cast.ana.email, nothing)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(nothing, 'utf8'))).toEqual({});
  expect((await data()).lines.join()).toMatch(/^Expected an email/);
});

test('Records that were merged are one person, and only the email of the one that stays names it', async () => {
  const { name, url } = await newDatabase({ template });
  const data = (...args: string[]) => command('personal-data', { DATABASE_URL: url }, ...args);
  await asOwner(name, (owner) =>
    owner.query(
      "update members set enrollment_status = 'merged', merged_into = $1 where email = $2",
      [cast.clara.memberId, cast.bruno.email],
    ),
  );
  const refused = await data(cast.bruno.email, '--erase');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.lines.join()).toContain(cast.clara.email);

  const file = join(folder, 'clara.json');
  await data(cast.clara.email, file);
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  expect(kept['public.members']).toHaveLength(2);
  expect(kept['auth.users']).toHaveLength(2);
  const erased = await data(cast.clara.email, '--erase');
  expect(erased.lines).toContain('public.members: 2 deleted');
  expect(await data(cast.bruno.email, join(folder, 'bruno.json'))).toMatchObject({ code: 0 });
  expect(
    JSON.parse(readFileSync(join(folder, 'bruno.json'), 'utf8'))['auth.users'],
  ).toBeUndefined();
});

test('The documented query lists closed accounts, and no open one', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const [, query = ''] =
    /npm run operate -- query "(select members\.email[^"]+)"/.exec(guide) ?? [];
  const { url } = await newDatabase({ template });
  const { code, lines } = await command('query', { DATABASE_URL: url }, query);
  expect(code, lines.join()).toBe(0);
  expect(lines[0]).toBe('email\tclosed_on');
  const emails = lines.slice(1).map((line) => line.split('\t')[0]);
  expect(emails).toContain(cast.clara.email);
  expect(emails).toContain('daniel.brooks@example.com');
  // A member, and an application that waits.
  expect(emails).not.toContain(cast.ana.email);
  expect(emails).not.toContain('larissa.moura@example.com');
});
