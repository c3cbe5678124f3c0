import { expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const newcomer = (email: string) => ({
  email,
  first_name: 'Nova',
  last_name: 'Pessoa',
  date_of_birth: '1990-01-01',
});

test('the check digit reveals every wrong digit and every swap of neighbors', async () => {
  const { rows } = await server.owner.query(
    `with numbers as (
       select n, lpad(n::text, 4, '0') as digits from generate_series(0, 9999) as n
     ),
     checked as materialized (select n, digits, digits || private.check_digit(digits) as number from numbers),
     wrong as (
       select number, overlay(number placing digit::text from at) as typed
       from checked, generate_series(1, 5) as at, generate_series(0, 9) as digit
       union
       select number, overlay(number placing reverse(substr(number, at, 2)) from at for 2)
       from checked, generate_series(1, 4) as at
     )
     select count(*)::integer as mistakes, count(checked.n)::integer as missed
     from wrong left join checked on checked.number = wrong.typed
     where wrong.typed <> wrong.number`,
  );
  // 45 wrong digits for each number, and its swaps of unequal neighbors, which are often a wrong digit, too.
  expect(rows[0].mistakes).toBeGreaterThan(450_000);
  expect(rows[0].missed).toBe(0);
});

test('the check digit of 572 is 4, as published; a text with anything else has none', async () => {
  const { rows } = await server.owner.query(
    `select private.check_digit('572') as published, private.check_digit('0000572') as padded,
       private.check_digit('') as empty, private.check_digit('57a') as letters,
       private.check_digit('٥٧٢') as arabic, private.check_digit(null) as missing`,
  );
  expect(rows[0]).toEqual({
    published: '4',
    padded: '4',
    empty: null,
    letters: null,
    arabic: null,
    missing: null,
  });
});

test('Ana reads her number', async () => {
  const ana = await server.signedIn(cast.ana.email);
  const { data } = await ana.from('members').select('member_number');
  expect(data).toEqual([{ member_number: cast.ana.memberNumber }]);
});

test('each new member gets a number, also when several are added at once', async () => {
  const fabio = await server.admin(cast.fabio.email);
  const added = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      fabio
        .from('members')
        .insert(newcomer(`n${n}@example.com`))
        .select('member_number')
        .single(),
    ),
  );
  const numbers = added.map(({ data }) => data?.member_number);
  expect(new Set(numbers).size).toBe(8);
  for (const number of numbers) expect(number).toMatch(/^M-104-3\d\d-\d$/);
});

test('nobody chooses or changes a number', async () => {
  const fabio = await server.admin(cast.fabio.email);
  const chosen = { ...newcomer('chosen@example.com'), member_number: 'M-104-299-9' };
  expect((await fabio.from('members').insert(chosen)).error?.code).toBe('42501');
  const changed = { member_number: 'M-104-299-9' };
  for (const client of [fabio, await server.signedIn(cast.ana.email)]) {
    const { error } = await client.from('members').update(changed).eq('id', cast.ana.memberId);
    expect(error?.code).toBe('42501');
  }
  const update = 'update members set member_number = $1 where id = $2';
  const values = [changed.member_number, cast.ana.memberId];
  await expect(server.owner.query(update, values)).rejects.toMatchObject({ code: '23514' });
});

test.each(['M-104-299-0', 'M-1042-99-9', 'm-104-299-9', '104299', '', 'M-104-299-9 '])(
  'no member has the number “%s”',
  async (number) => {
    const row = [`${Math.random()}@example.com`, number];
    const insert = `insert into members (email, first_name, last_name, date_of_birth, member_number)
      values ($1, 'Nova', 'Pessoa', '1990-01-01', $2)`;
    await expect(server.owner.query(insert, row)).rejects.toMatchObject({ code: '23514' });
  },
);

test('the preview of an import uses up no numbers', async () => {
  const fabio = await server.admin(cast.fabio.email);
  const position = 'select last_value from private.member_numbers';
  const before = await server.owner.query(position);
  const lines = Array.from({ length: 20 }, (_, n) => newcomer(`line${n}@example.com`));
  const preview = await fabio.rpc('import_members', { lines });
  expect(preview.data).toMatchObject({ kept: false, new: 20 });
  const mixed = [...lines, { ...newcomer('wrong@example.com'), date_of_birth: 'soon' }];
  expect((await fabio.rpc('import_members', { lines: mixed })).data).toMatchObject({ wrong: 1 });
  expect((await server.owner.query(position)).rows).toEqual(before.rows);
  const kept = await fabio.rpc('import_members', { lines, keep: true });
  expect(kept.data).toMatchObject({ kept: true, new: 20 });
  const { data } = await fabio.from('members').select('member_number').like('email', 'line%');
  expect(data).toHaveLength(20);
  for (const { member_number: number } of data ?? []) expect(number).toMatch(/^M-104-3/);
});
