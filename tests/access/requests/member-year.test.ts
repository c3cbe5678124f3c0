import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;

// The payload is JSON of the database.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Json = any;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
});

async function yearOf(member: Client): Promise<Json> {
  const { data, error } = await member.rpc('member_year');
  expect(error).toBeNull();
  return data;
}

describe('The member’s year', () => {
  test('is the caller’s own: names of the household, and no word of the team', async () => {
    const year = await yearOf(ana);
    expect(Object.keys(year).toSorted()).toEqual([
      'deadlines',
      'editions',
      'household',
      'letters',
      'people',
    ]);
    expect(year.people).toHaveLength(cast.ana.personCount + 1);
    expect(year.people[0]).toEqual({ id: cast.ana.memberId, first_name: cast.ana.firstName });
    expect(JSON.stringify(year.household)).not.toMatch(/title|note|description|provider|reason"/);
  });

  test('of another member has nothing of Ana', async () => {
    const bruno = await server.signedIn(cast.bruno.email);
    const text = JSON.stringify(await yearOf(bruno));
    for (const secret of [cast.ana.memberId, cast.ana.spouse.personId, 'R-26-', 'Theo']) {
      expect(text).not.toContain(secret);
    }
  });

  test('is closed to visitors and admins', async () => {
    expect((await server.anonymous().rpc('member_year')).error?.code).toBe('42501');
    const otavio = await server.admin(cast.otavio.email);
    expect((await otavio.rpc('member_year')).error?.code).toBe('42501');
  });

  test('lists missing documents by their first day, and drafts before their deadline', async () => {
    const { deadlines } = await yearOf(ana);
    const kinds = deadlines.map(({ kind }: Json) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['documents', 'draft']));
    const days = deadlines.map(({ due_on }: Json) => due_on);
    expect(days).toEqual(days.toSorted());
    await server.owner.query(
      "update sharing_requests set service_date = current_date - 400 where state = 'draft' and member_id = $1",
      [cast.ana.memberId],
    );
    const later = (await yearOf(ana)).deadlines;
    expect(later.map(({ kind }: Json) => kind)).not.toContain('draft');
  });

  test('asks to add a baby around the due date, until a baby is in the household', async () => {
    const newborn = async (conditions: Json[]) => {
      const { rows } = await server.owner.query(
        'select private.household_deadlines($1, $2) as deadlines',
        [cast.helena.memberId, JSON.stringify(conditions)],
      );
      return rows[0].deadlines.filter(({ kind }: Json) => kind === 'newborn').length;
    };
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const pregnancy = (offset: number) => ({ kind: 'maternity', dueDate: day(offset) });
    expect(await newborn([pregnancy(20)])).toBe(1);
    expect(await newborn([pregnancy(-20)])).toBe(1);
    expect(await newborn([pregnancy(100)])).toBe(0);
    expect(await newborn([pregnancy(-40)])).toBe(0);
    expect(await newborn([{ kind: 'illness', dueDate: day(20) }])).toBe(0);
    await server.owner.query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
       values ($1, 'Nina', 'Costa', $2, 'child', $2)`,
      [cast.helena.memberId, day(-3)],
    );
    expect(await newborn([pregnancy(-3)])).toBe(0);
  });
});
