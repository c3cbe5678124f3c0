import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

async function addMember(values: { state?: string; country?: string; created?: string } = {}) {
  const id = randomUUID();
  await server.owner.query(
    `insert into members (id, email, first_name, last_name, date_of_birth, state, country, created_at)
    values ($1, $2, 'Nova', 'Pessoa', '1990-01-01', $3, $4, coalesce($5::timestamptz, now()))`,
    [id, `${id}@example.com`, values.state, values.country ?? 'United States', values.created],
  );
  return id;
}

async function statesOf(id: string) {
  const { rows } = await server.owner.query<{ us_state: string | null; from_date: string }>(
    'select us_state, from_date::text from member_states where member_id = $1 order by from_date',
    [id],
  );
  return rows;
}

describe('The state of a text', () => {
  test.each([
    ['FL', 'FL'],
    ['fl', 'FL'],
    ['Florida', 'FL'],
    [' flórida ', 'FL'],
    ['NOVA JERSEY', 'NJ'],
    ['New  York', 'NY'],
    ['Washington', 'WA'],
    ['Washington, D.C.', 'DC'],
    ['D.C.', 'DC'],
    ['Puerto Rico', 'PR'],
    ['SP', null],
    ['São Paulo', null],
    ['FL 33431', null],
    ['🏝️', null],
    ['', null],
    ["FL'; drop table members", null],
    ['Florida'.repeat(1000), null],
    [null, null],
  ])('%j is %j', async (words, code) => {
    const { rows } = await server.owner.query('select private.us_state($1) as code', [words]);
    expect(rows).toEqual([{ code }]);
  });

  test('of an address abroad is none, though Pará and Santa Catarina have letters of states', async () => {
    const { rows } = await server.owner.query(`
      select private.address_state('Brasil', 'PA') as para, private.address_state(null, 'PA') as unknown,
        private.address_state('U.S.A.', 'PA') as usa, private.address_state('Estados Unidos', 'pa') as pt`);
    expect(rows).toEqual([{ para: null, unknown: 'PA', usa: 'PA', pt: 'PA' }]);
  });
});

describe('Where a member lived', () => {
  test('begins with the first known address, which also counts for the time before', async () => {
    const id = await addMember();
    expect(await statesOf(id)).toEqual([]);
    await server.owner.query("update members set state = 'Florida' where id = $1", [id]);
    expect(await statesOf(id)).toMatchObject([{ us_state: 'FL' }]);
    const { rows } = await server.owner.query(
      `select private.state_of($1, '2020-01-01') as before, private.state_of($1, '2099-01-01') as later,
        private.state_of($2, '2020-01-01') as nobody`,
      [id, randomUUID()],
    );
    expect(rows).toEqual([{ before: 'FL', later: 'FL', nobody: null }]);
  });

  test('gets one row a day, and none for the same state written in another way', async () => {
    const id = await addMember({ state: 'FL', created: '2024-05-10T03:00:00Z' });
    expect(await statesOf(id)).toEqual([{ us_state: 'FL', from_date: '2024-05-09' }]);
    for (const state of ['florida', 'GA', 'TX', 'tx']) {
      await server.owner.query('update members set state = $2 where id = $1', [id, state]);
    }
    const today = await server.owner.query('select private.local_today()::text as day');
    expect(await statesOf(id)).toEqual([
      { us_state: 'FL', from_date: '2024-05-09' },
      { us_state: 'TX', from_date: today.rows[0].day },
    ]);
    await server.owner.query("update members set country = 'Brasil', state = 'SC' where id = $1", [
      id,
    ]);
    expect((await statesOf(id)).at(-1)).toEqual({ us_state: null, from_date: today.rows[0].day });
  });

  test('is nothing that a member or an admin can read or write through the API', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const otavio = await server.admin(cast.otavio.email);
    for (const caller of [ana, otavio, server.anonymous()]) {
      expect((await caller.from('member_states').select('us_state')).error?.code).toBe('42501');
      const row = { member_id: cast.ana.memberId, us_state: 'TX', from_date: '2024-01-01' };
      expect((await caller.from('member_states').insert(row)).error?.code).toBe('42501');
    }
  });
});

describe('Memberships', () => {
  async function memberships(id: string) {
    const { rows } = await server.owner.query(
      `select us_state, from_date::text, to_date::text, people from private.memberships
      where member_id = $1 order by from_date`,
      [id],
    );
    return rows;
  }

  test('are divided by a move, and overlapping enrollments count once', async () => {
    const id = await addMember({ state: 'FL', created: '2024-01-05T15:00:00Z' });
    await server.owner.query(
      `insert into enrollments (member_id, status, start_date, inactive_date, end_date) values
        ($1, 'Inactive', '2024-01-01', '2024-07-01', null), ($1, 'Cancelled', '2024-06-01', null, '2024-12-31'),
        ($1, 'Pending', '2023-01-01', null, null), ($1, 'Active', '2025-03-01', null, null)`,
      [id],
    );
    await server.owner.query(
      "insert into member_states (member_id, us_state, from_date) values ($1, 'GA', '2024-09-15')",
      [id],
    );
    await server.owner.query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date)
      values ($1, 'Davi', 'Pessoa', '2015-01-01', 'child', '2024-01-01', '2024-09-15'),
        ($1, 'Rosa', 'Pessoa', '2024-08-01', 'child', '2024-08-01', null)`,
      [id],
    );
    expect(await memberships(id)).toEqual([
      { us_state: 'FL', from_date: '2024-01-01', to_date: '2024-09-15', people: 2 },
      { us_state: 'GA', from_date: '2024-09-15', to_date: '2025-01-01', people: 3 },
      { us_state: 'GA', from_date: '2025-03-01', to_date: null, people: 2 },
    ]);
    const { rows } = await server.owner.query(
      `select us_state, count(*)::int from private.membership_people
      where member_id = $1 and from_date <= '2024-09-20' and coalesce(to_date, 'infinity') > '2024-09-20' group by 1`,
      [id],
    );
    expect(rows).toEqual([{ us_state: 'GA', count: 2 }]);
  });

  test('without a known state have none', async () => {
    const id = await addMember();
    await server.owner.query(
      "insert into enrollments (member_id, status, start_date) values ($1, 'Active', '2025-01-01')",
      [id],
    );
    expect(await memberships(id)).toEqual([
      { us_state: null, from_date: '2025-01-01', to_date: null, people: 1 },
    ]);
  });

  test('of an erased member stay in the totals, without the member', async () => {
    const count = async () => {
      const { rows } = await server.owner.query(
        `select count(*)::int as households, sum(people)::int as people, count(member_id)::int as named,
          (select count(*)::int from private.membership_people where from_date <= '2024-06-30' and coalesce(to_date, 'infinity') > '2024-06-30') as persons
        from private.memberships where from_date <= '2024-06-30' and coalesce(to_date, 'infinity') > '2024-06-30'`,
      );
      return rows[0];
    };
    const before = await count();
    const id = await addMember({ state: 'FL', created: '2024-01-05T15:00:00Z' });
    await server.owner.query(
      "insert into enrollments (member_id, status, start_date) values ($1, 'Active', '2024-01-01'), ($1, 'Future Active', current_date + 20)",
      [id],
    );
    await server.owner.query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
      values ($1, 'Davi', 'Pessoa', '2015-01-01', 'child', '2024-01-01')`,
      [id],
    );
    await server.owner.query('delete from members where id = $1', [id]);
    expect(await count()).toEqual({
      households: before.households + 1,
      people: before.people + 2,
      persons: before.persons + 2,
      named: before.named,
    });
    const { rows } = await server.owner.query(
      'select from_date::text, to_date = private.local_today() as ends_today, people from private.erased_memberships order by people',
    );
    expect(rows).toEqual([
      { from_date: '2024-01-01', ends_today: true, people: 2 },
      { from_date: '2024-01-01', ends_today: true, people: null },
      { from_date: '2024-01-01', ends_today: true, people: null },
    ]);
  });
});
