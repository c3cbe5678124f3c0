import { describe, expect, test } from 'vitest';
import { columnsOf, decodeCsv, parseCsv } from '../../../app/command-center/kit/import/read-csv.ts';
import {
  type ImportLine,
  memberColumns,
} from '../../../app/command-center/members/import/import-columns.ts';
import {
  combineResults,
  type ImportAnswer,
} from '../../../app/command-center/members/import/import-results.ts';
import { stateFor } from '../../../app/command-center/members/import/import-synonyms.ts';
import { readLines } from '../../../app/command-center/members/import/read-cells.ts';
import { usStates } from '../../../app/shared/format/us-states.ts';
import { cast } from '../../cast.ts';
import { memberFiles } from '../../support/member-files.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

async function importLines(lines: readonly Pick<ImportLine, 'values'>[], keep: boolean) {
  const admin = await server.admin(cast.fabio.email);
  const { data, error } = await admin.rpc('import_members', {
    lines: lines.map(({ values }) => values),
    keep,
  });
  if (error) throw error;
  return data as ImportAnswer;
}

/** The columns of members with these emails as the database has them, in the format of a file. */
async function storedMembers(emails: (string | undefined)[]) {
  const { rows } = await server.owner.query<Record<string, string | null>>(
    `select members.email, members.first_name, members.last_name, date_of_birth::text, phone_number, city, state,
       zip_code, case receive_emails when true then 'yes' when false then 'no' end as receive_emails,
       enrollments.start_date::text, monthly_cost::text
     from members left join enrollments on enrollments.member_id = members.id
     where members.email = any ($1)`,
    [emails],
  );
  return new Map(rows.map((row) => [row.email, row]));
}

describe('A file of members as other programs write it', () => {
  test.each(memberFiles)(
    'is stored right, or refused by line and reason: $name',
    async ({ bytes, order, stored, refused }) => {
      const sheet = parseCsv(decodeCsv(bytes) ?? '');
      const lines = readLines(sheet, columnsOf(sheet.titles, memberColumns), order);
      const preview = combineResults(lines, await importLines(lines, false));
      const wrong = preview.lines.filter(({ outcome }) => outcome === 'wrong');
      expect(
        Object.fromEntries(
          wrong.map(({ row, mistakes }) => [
            row,
            mistakes.map(({ column, reason }) => `${column} ${reason}`),
          ]),
        ),
      ).toEqual(refused);

      const right = preview.lines.filter(({ outcome }) => outcome !== 'wrong');
      expect((await storedMembers(lines.map(({ values }) => values.email))).size).toBe(0);
      expect(await importLines(right, true)).toMatchObject({ kept: true, new: right.length });
      const members = await storedMembers(lines.map(({ values }) => values.email));
      expect(members.size).toBe(right.length);
      for (const [row, values] of Object.entries(stored)) {
        const email = lines.find((line) => line.row === Number(row))?.values.email;
        expect(members.get(email ?? '')).toMatchObject(values);
      }
    },
  );

  test('does not change existing members, whatever their cells contain', async () => {
    const text = `email,first_name,last_name,phone\n${cast.ana.email},Outra,Ana,5.6E+09`;
    const sheet = parseCsv(text);
    const lines = readLines(sheet, columnsOf(sheet.titles, memberColumns));
    const result = combineResults(lines, await importLines(lines, false));
    expect(result).toMatchObject({ there: 1, wrong: 0 });
  });

  test('refuses the family of a member whose line is wrong, so that both are corrected together', async () => {
    const text = [
      'email,first_name,last_name,date_of_birth,phone,relationship,start_date',
      'family@example.com,Ana,Reis,1990-01-02,5.6E+09,,',
      'family@example.com,Bia,Reis,2015-01-02,,filha,2020-01-01',
    ].join('\n');
    const sheet = parseCsv(text);
    const lines = readLines(sheet, columnsOf(sheet.titles, memberColumns));
    const { lines: checked } = combineResults(lines, await importLines(lines, false));
    expect(checked.map(({ mistakes }) => mistakes)).toEqual([
      [{ column: 'phone_number', reason: 'scientific' }],
      [{ column: 'email', reason: 'member_line' }],
    ]);
  });
});

const later = {
  email: 'later@example.com',
  first_name: 'Nova',
  last_name: 'Pessoa',
  date_of_birth: '1990-01-01',
  plan: 'mutirão família',
  start_date: '2999-01-01',
};

test.each([
  [{}, 'Future Active', 'Future Active'],
  [{ enrollment_status: 'active', plan_status: 'Active' }, 'Future Active', 'Future Active'],
  [{ enrollment_status: 'approved', plan_status: 'Pending' }, 'approved', 'Pending'],
  [{ enrollment_status: 'cancelled' }, 'cancelled', 'Cancelled'],
  [{ enrollment_status: 'active', start_date: '2020-01-01' }, 'active', 'Active'],
])(
  'A start in the future with %o makes the member %s and the plan %s',
  async (given, member, plan) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const values = { ...later, ...given, email };
    const { lines } = await importLines([{ values }], false);
    expect(lines[0]?.stored).toMatchObject({
      email,
      plan: expect.stringMatching(/./),
      enrollment_status: member,
      plan_status: plan,
    });
    await importLines([{ values }], true);
    const { rows } = await server.owner.query(
      `select enrollment_status, status from members join enrollments on member_id = members.id where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ enrollment_status: member, status: plan }]);
  },
);

test('A preview shows the first ten members and people as they would be stored', async () => {
  const many = Array.from({ length: 12 }, (_, n) => ({
    values: { ...later, email: `P${n}@Example.com` },
  }));
  const { lines } = await importLines(many, false);
  expect(lines.filter(({ stored }) => stored)).toHaveLength(10);
  expect(lines[0]?.stored).toMatchObject({ email: 'p0@example.com', date_of_birth: '1990-01-01' });
  const child = {
    values: {
      email: cast.ana.email,
      first_name: 'Bebê',
      last_name: 'Souza',
      date_of_birth: '2020-01-01',
      relationship: 'child',
      start_date: '2020-01-01',
    },
  };
  expect((await importLines([child], false)).lines[0]?.stored).toEqual(child.values);
  expect((await importLines([child], true)).lines[0]?.stored).toBeUndefined();
});

test('The import and the database know the same states', async () => {
  const names = [
    ...Object.entries(usStates).flat(),
    ...['Flórida', 'Nova York', 'Carolina do Sul', 'Havaí', 'Porto Rico', 'Washington, D.C.'],
    ...['Ilhas Virgens Americanas', 'U.S. Virgin Islands', 'Distrito de Columbia', 'Bahia'],
  ];
  const { rows } = await server.owner.query(
    'select name, private.us_state(name) as code from unnest($1::text[]) as name',
    [names],
  );
  for (const { name, code } of rows) expect([name, stateFor(name) ?? null]).toEqual([name, code]);
});
