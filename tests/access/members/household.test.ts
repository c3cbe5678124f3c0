import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const baby = {
  member_id: cast.bruno.memberId,
  first_name: 'Nina',
  last_name: 'Lima',
  date_of_birth: '2026-01-15',
  relationship: 'child',
  start_date: '2026-01-15',
};

describe('Ana', () => {
  test('reads who is in her membership, with birth and start dates', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana
      .from('household_people')
      .select('first_name, last_name, date_of_birth, relationship, start_date, end_date')
      .eq('relationship', 'spouse');
    const { spouse } = cast.ana;
    expect(data).toEqual([
      {
        first_name: spouse.firstName,
        last_name: spouse.lastName,
        date_of_birth: spouse.dateOfBirth,
        relationship: 'spouse',
        start_date: '2024-03-01',
        end_date: null,
      },
    ]);
  });

  test('finds nobody of another membership by any filter', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana
      .from('household_people')
      .select('id')
      .neq('member_id', cast.ana.memberId);
    expect(data).toEqual([]);
  });

  test('changes nobody herself', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { error } = await ana
      .from('household_people')
      .update({ start_date: '2020-01-01' })
      .eq('member_id', cast.ana.memberId);
    expect(error?.code).toBe('42501');
  });
});

describe('an opened record', () => {
  test.each([
    ['shows Fábio births', cast.fabio.email, true],
    ['hides births from Otávio', cast.otavio.email, false],
  ])('%s', async (_, email, seesBirths) => {
    const call = { member_id: cast.ana.memberId };
    const { data, error } = await callGuarded(
      await server.admin(email),
      'open_member_record',
      call,
    );
    expect(error).toBeNull();
    const household = data?.household;
    expect(household).toHaveLength(cast.ana.personCount);
    expect(household?.every((person) => 'date_of_birth' in person)).toBe(seesBirths);
    expect(household?.[0]).toMatchObject({ first_name: cast.ana.spouse.firstName });
  });
});

describe('Fábio', () => {
  beforeAll(() => server.owner.query("delete from household_people where first_name = 'Nina'"));

  test('adds a baby, and the log names the change without the birth date', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const added = await fabio.from('household_people').insert(baby).select('id').single();
    expect(added.error).toBeNull();
    const changed = await fabio
      .from('household_people')
      .update({ date_of_birth: '2026-01-14', last_name: 'Lima Costa' })
      .eq('id', added.data?.id ?? '')
      .select('id');
    expect(changed.data).toHaveLength(1);
    const { rows } = await server.owner.query(
      `select log.action, log.member_id, log.details -> 'columns' as columns, kept.changes
       from activity_log as log left join private.activity_values as kept on kept.log_id = log.id
       where log.subject_table = 'household_people' and log.subject_id = $1 order by log.id`,
      [added.data?.id],
    );
    const { memberId: member_id } = cast.bruno;
    expect(rows).toMatchObject([
      { action: 'household_people.insert', member_id, changes: null },
      {
        action: 'household_people.update',
        member_id,
        columns: ['date_of_birth', 'last_name'],
        changes: { last_name: ['Lima', 'Lima Costa'] },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('2026-01-1');
  });

  test('cannot move a person to another membership', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const { error } = await fabio
      .from('household_people')
      .update({ member_id: cast.bruno.memberId })
      .eq('id', cast.ana.spouse.personId);
    expect(error?.code).toBe('42501');
  });

  test.each([
    ['a second spouse', { member_id: cast.ana.memberId, relationship: 'spouse' }, '23505'],
    ['a relationship that the rules do not know', { relationship: 'cousin' }, '23514'],
    ['a start before birth', { start_date: '2026-01-14' }, '23514'],
    ['an end before the start', { end_date: '2026-01-14' }, '23514'],
    ['an empty name', { first_name: '' }, '23514'],
    ['a membership that does not exist', { member_id: cast.fabio.adminId }, '23503'],
  ])('is refused %s', async (_, change, code) => {
    const fabio = await server.admin(cast.fabio.email);
    const { error } = await fabio
      .from('household_people')
      .insert({ ...baby, first_name: 'Outra', ...change });
    expect(error?.code).toBe(code);
  });

  test('adds the same person once, even with other accents and capitals', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const person = { ...baby, member_id: cast.helena.memberId };
    const people = [person, { ...person, first_name: 'NINÁ' }];
    const outcomes = await Promise.all(
      people.map((row) => fabio.from('household_people').insert(row)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
