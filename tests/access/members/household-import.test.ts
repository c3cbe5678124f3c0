import { beforeEach, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

type Outcome = {
  kept: boolean;
  new: number;
  people: number;
  there: number;
  wrong: number;
  lines: { outcome: string; mistakes?: { column: string | null; reason: string }[] }[];
};

async function importLines(lines: unknown, keep: boolean) {
  const admin = await server.admin(cast.fabio.email);
  const { data, error } = await admin.rpc('import_members', { lines: lines as never, keep });
  if (error) throw error;
  return data as Outcome;
}

const member = {
  email: 'nova@example.com',
  first_name: 'Nova',
  last_name: 'Pessoa',
  date_of_birth: '1990-01-01',
};

const child = {
  ...member,
  first_name: 'Criança',
  date_of_birth: '2020-02-29',
  relationship: 'child',
  start_date: '2026-01-01',
};

const spouse = { ...child, first_name: 'Sol', date_of_birth: '1991-05-05', relationship: 'spouse' };

const stored = async () => {
  const { rows } = await server.owner.query(
    `select first_name, relationship, start_date::text from household_people
     where member_id = (select id from members where email = $1) order by first_name`,
    [member.email],
  );
  return rows;
};

beforeEach(() => server.owner.query('delete from members where email = $1', [member.email]));

test('adds people to members of the same file, in any order, and can be repeated', async () => {
  // A spreadsheet often repeats the member's other columns in each line.
  const lines = [{ ...child, plan: 'família', city: 'Orlando' }, member, spouse];
  expect(await importLines(lines, false)).toMatchObject({ kept: false, new: 1, people: 2 });
  expect(await stored()).toEqual([]);
  const outcome = await importLines(lines, true);
  expect(outcome).toMatchObject({ kept: true, new: 1, people: 2, there: 0, wrong: 0 });
  expect(outcome.lines.map((line) => line.outcome)).toEqual(['person', 'new', 'person']);
  expect(await stored()).toEqual([
    { first_name: 'Criança', relationship: 'child', start_date: '2026-01-01' },
    { first_name: 'Sol', relationship: 'spouse', start_date: '2026-01-01' },
  ]);
  const again = [member, { ...child, first_name: 'CRIANCA' }, spouse];
  expect(await importLines(again, true)).toMatchObject({ kept: true, people: 0, there: 3 });
  expect(await stored()).toHaveLength(2);
});

test('adds a newborn to an existing member, and does not bring back those who have left', async () => {
  await importLines([member, child], true);
  await server.owner.query(
    "update household_people set end_date = '2026-03-01' where first_name = 'Criança'",
  );
  const baby = {
    ...child,
    first_name: 'Bia',
    date_of_birth: '2026-04-01',
    start_date: '2026-04-01',
  };
  expect(await importLines([child, baby], true)).toMatchObject({ new: 0, people: 1, there: 1 });
});

test('names every mistake in the line of a person, and adds nothing', async () => {
  const lines = [
    member,
    child,
    { ...child, first_name: 'CRIANÇA' },
    { ...child, email: 'nobody@example.com' },
    { ...child, email: '' },
    { ...spouse, first_name: 'Lua', relationship: 'cousin' },
    { ...child, first_name: '', date_of_birth: '03/04/2020', start_date: '' },
    { ...child, first_name: 'Cedo', start_date: '2020-02-28' },
    { ...child, first_name: 'Futura', date_of_birth: '2999-01-01' },
    spouse,
    { ...spouse, first_name: 'Mar', start_date: 'soon' },
    { ...child, first_name: 'x'.repeat(101) },
  ];
  const outcome = await importLines(lines, true);
  expect(outcome).toMatchObject({ kept: false, new: 1, people: 2, wrong: 9 });
  const mistakes = outcome.lines.map((line) =>
    line.mistakes?.map(({ column, reason }) => `${column} ${reason}`).sort(),
  );
  expect(mistakes).toEqual([
    undefined,
    undefined,
    ['null twice'],
    ['email no_member'],
    ['email missing'],
    ['relationship known'],
    ['date_of_birth not_a_date', 'first_name missing', 'start_date missing'],
    ['start_date plausible'],
    ['date_of_birth plausible'],
    undefined,
    ['relationship second_spouse', 'start_date not_a_date'],
    ['first_name length'],
  ]);
  expect(await stored()).toEqual([]);
});

test('is refused for admins without the permission', async () => {
  const otavio = await server.admin(cast.otavio.email);
  const { error } = await otavio.rpc('import_members', { lines: [child] });
  expect(error?.code).toBe('permission_denied');
});

test('logs one line with the number of people, and none for each', async () => {
  await importLines([member, child, spouse], true);
  const { rows } = await server.owner.query(
    "select action, details from activity_log where action ~ '^(members|household)' order by id desc limit 1",
  );
  expect(rows).toEqual([{ action: 'members.import', details: { added: 3, people: 2, there: 0 } }]);
});
