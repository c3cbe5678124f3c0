import { describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const fabio = () => server.admin(cast.fabio.email);
const otavio = () => server.admin(cast.otavio.email);

type Mistake = { column: string | null; reason: string };
type Line = { line: number; outcome: string; mistakes?: Mistake[] };
type Outcome = { kept: boolean; new: number; there: number; wrong: number; lines: Line[] };

const people = [
  {
    email: ' Nova@Example.com ',
    first_name: 'Conceição',
    last_name: 'Araújo',
    date_of_birth: '1990-02-28',
    receive_emails: 'não',
    plan: 'mutirão família',
    iua: '3000',
    start_date: '2026-12-01',
    monthly_cost: '489.50',
    plan_type: 'family',
    advisor_email: cast.elena.email,
  },
  {
    email: 'outra@example.com',
    first_name: 'Outra',
    last_name: 'Pessoa',
    date_of_birth: '1991-01-31',
  },
];

async function importMembers(lines: unknown, keep: boolean) {
  const { data, error } = await (await fabio()).rpc('import_members', {
    lines: lines as never,
    keep,
  });
  if (error) throw error;
  return data as Outcome;
}

describe('The list of members', () => {
  test('finds a name with or without accents, for admins for members', async () => {
    await importMembers(people, true);
    const search = async (word: string) => {
      const { data } = await (await fabio())
        .from('member_list')
        .select('first_name,last_name,plan,agent_name,is_activated')
        .like('search_text', `%${word}%`);
      return data;
    };
    const conceicao = {
      first_name: 'Conceição',
      last_name: 'Araújo',
      plan: 'Mutirão Família',
      agent_name: 'Elena Rocha',
      is_activated: false,
    };
    expect(await search('conceicao')).toEqual([conceicao]);
    expect(await search(' arau')).toEqual([conceicao]);
    expect(await search('nova@example')).toEqual([conceicao]);
  });

  test('is empty for other admins, and closed to members and visitors', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const { data } = await gabriela.from('member_list').select('id');
    expect(data).toEqual([]);
    for (const other of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect((await other.from('member_list').select('id')).error?.code).toBe('42501');
    }
  });
});

describe('An import of members', () => {
  test('previews its effect and stores nothing', async () => {
    const lines = [{ ...people[1], email: 'vista@example.com' }, { email: cast.ana.email }];
    expect(await importMembers(lines, false)).toMatchObject({
      kept: false,
      new: 1,
      there: 1,
      wrong: 0,
    });
    const { rows } = await server.owner.query(
      "select from members where email = 'vista@example.com'",
    );
    expect(rows).toHaveLength(0);
  });

  test('adds no member if one line is wrong, and names every wrong column of each line', async () => {
    const right = { ...people[1], email: 'certa@example.com' };
    const lines = [
      right,
      { ...right, email: 'CERTA@example.com' },
      { ...right, email: 'nao-e-email' },
      { ...right, email: 'a@example.com', first_name: '  ' },
      { ...right, email: 'b@example.com', date_of_birth: '03/04/1990' },
      { ...right, email: 'c@example.com', date_of_birth: '1990-02-30' },
      { ...right, email: 'd@example.com', plan: 'ouro' },
      { ...right, email: 'e@example.com', zip_code: '1'.repeat(13) },
      { ...right, email: 'f@example.com', plan_status: 'Sometimes' },
      { ...right, email: 'g@example.com', monthly_cost: '1,000' },
      { ...right, email: 'h@example.com', receive_emails: 'maybe' },
      { ...right, email: undefined },
      { ...right, email: 'i@example.com', date_of_birth: '2999-01-01' },
      {
        email: 'j@example',
        last_name: 'x'.repeat(101),
        date_of_birth: 'soon',
        phone_number: '1'.repeat(33),
        advisor_email: 'nobody@example.com',
        receive_emails: 'maybe',
        plan: 'ouro',
        plan_type: 'crowd',
        plan_status: 'Sometimes',
        iua: '1',
        start_date: '2026-02-30',
        monthly_cost: 'much',
      },
      { email: 'certa@example.com', first_name: 'X', date_of_birth: 'soon' },
    ];
    const outcome = await importMembers(lines, true);
    expect(outcome).toMatchObject({ kept: false, new: 1, wrong: 14 });
    const mistakes = outcome.lines.map((line) =>
      line.mistakes?.map(({ column, reason }) => `${column} ${reason}`).sort(),
    );
    expect(mistakes).toEqual([
      undefined,
      ['email twice'],
      ['email valid'],
      ['first_name missing'],
      ['date_of_birth not_a_date'],
      ['date_of_birth not_a_date'],
      ['plan unknown'],
      ['zip_code length'],
      ['plan_status known'],
      ['monthly_cost not_an_amount'],
      ['receive_emails not_yes_or_no'],
      ['email missing'],
      ['date_of_birth plausible'],
      [
        'advisor_email unknown',
        'date_of_birth not_a_date',
        'first_name missing',
        'iua unknown',
        'last_name length',
        'monthly_cost not_an_amount',
        'phone_number length',
        'plan unknown',
        'plan_status known',
        'plan_type known',
        'receive_emails not_yes_or_no',
        'start_date not_a_date',
      ],
      ['date_of_birth not_a_date', 'email twice', 'last_name missing'],
    ]);
    const { rows } = await server.owner.query(
      "select from members where email = 'certa@example.com'",
    );
    expect(rows).toHaveLength(0);
  });

  test('can be repeated: who is there stays as they are; it is logged once', async () => {
    const lines = [{ ...people[1], email: 'mais@example.com' }];
    expect(await importMembers(lines, true)).toMatchObject({ kept: true, new: 1, there: 0 });
    const again = [{ ...lines[0], first_name: 'Mudada' }];
    expect(await importMembers(again, true)).toMatchObject({ kept: true, new: 0, there: 1 });
    const { rows } = await server.owner.query(
      "select first_name from members where email = 'mais@example.com'",
    );
    expect(rows).toEqual([{ first_name: 'Outra' }]);
    const { rows: log } = await server.owner.query(
      `select actor_id, details from activity_log
       where action in ('members.import', 'members.insert') order by id desc limit 1`,
    );
    expect(log).toEqual([{ actor_id: cast.fabio.adminId, details: { added: 1, there: 0 } }]);
  });

  test('takes amounts with a comma before the cents, as a spreadsheet in Portuguese writes them', async () => {
    const line = {
      ...people[0],
      email: 'virgula@example.com',
      monthly_cost: '489,5',
      iua: '3000,00',
    };
    expect(await importMembers([line], true)).toMatchObject({ kept: true, new: 1 });
    const { rows } = await server.owner.query(
      `select monthly_cost, amount from enrollments join product_iua on product_iua.id = product_iua_id
       where member_id = (select id from members where email = 'virgula@example.com')`,
    );
    expect(rows).toEqual([{ monthly_cost: '489.50', amount: '3000.00' }]);
  });

  test('takes 5,000 lines, and refuses more and none', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({
      ...people[1],
      email: `m${n}@example.org`,
    }));
    expect(await importMembers(many, false)).toMatchObject({ new: 5000, wrong: 0 });
    await expect(importMembers([...many, people[1]], false)).rejects.toMatchObject({
      code: 'import_size',
    });
    await expect(importMembers([], false)).rejects.toMatchObject({ code: 'import_size' });
  });

  test('is refused to an admin without the box, and to everybody else', async () => {
    for (const [someone, code] of [
      [await otavio(), 'permission_denied'],
      [server.anonymous(), '42501'],
    ] as const) {
      const { error } = await someone.rpc('import_members', { lines: people, keep: true });
      expect(error?.code).toBe(code);
    }
    const ana = await server.signedIn(cast.ana.email);
    expect((await ana.rpc('import_members', { lines: people, keep: true })).error?.code).toBe(
      '42501',
    );
  });
});
