import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../supabase/contracts/answers.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Found = Answer<'find_duplicates'>;
const { ana, diego } = cast;

beforeAll(async () => {
  await server.owner.query(
    "update members set first_name = 'Conceição', last_name = 'D’Ávila', phone_number = '+1 (561) 555-0177' where id = $1",
    [diego.memberId],
  );
});

async function find(people: unknown, email: string = cast.fabio.email): Promise<Found> {
  const admin = await server.admin(email);
  const { data, error } = await admin.rpc('find_duplicates', { people: people as never });
  if (error) throw error;
  return data as Found;
}

/** What matches for each member, by number. */
async function matches(person: object) {
  const found = await find([{ key: 'a', ...person }]);
  return found.map((one) => [one.member_number, one.relation, ...one.matches]);
}

const born = { date_of_birth: diego.dateOfBirth };

describe('A member resembles a person', () => {
  test.each([
    ['with the same name', { first_name: 'Conceição', last_name: 'D’Ávila' }],
    ['without accents, in capitals', { first_name: 'CONCEICAO', last_name: 'd’avila' }],
    ['with other spaces', { first_name: '  conceição ', last_name: ' D’Ávila  ' }],
    [
      'with accents as signs of their own',
      { first_name: 'Conceic\u0327a\u0303o', last_name: 'D’A\u0301vila' },
    ],
    ['with the name split elsewhere', { first_name: 'Conceição D’Ávila', last_name: '' }],
  ])('%s and the same birth date', async (_, name) => {
    expect(await matches({ ...name, ...born })).toEqual([[diego.memberNumber, null, 'name']]);
  });

  test.each(['561-555-0177', '+1 561 555 0177', '1 (561) 555.0177', '15615550177'])(
    'with the phone %s',
    async (phone_number) => {
      expect(await matches({ phone_number })).toEqual([[diego.memberNumber, null, 'phone']]);
    },
  );

  test('with the same email, however it is typed', async () => {
    expect(await matches({ email: ` ${ana.email.toUpperCase()} ` })).toEqual([
      [ana.memberNumber, null, 'email'],
    ]);
  });

  test('with several of these, which are named in one line', async () => {
    const [found] = await find([
      {
        key: 'line 2',
        first_name: 'conceicao',
        last_name: 'd’avila',
        ...born,
        phone_number: '5615550177',
        email: diego.email,
      },
    ]);
    expect(found).toEqual({
      key: 'line 2',
      member_id: diego.memberId,
      member_number: diego.memberNumber,
      name: 'Conceição D’Ávila',
      ...born,
      enrollment_status: diego.status,
      relation: null,
      matches: ['name', 'phone', 'email'],
    });
  });

  test('in a household, with name and birth date', async () => {
    const { spouse } = ana;
    const found = await find([
      {
        key: 'a',
        first_name: spouse.firstName,
        last_name: spouse.lastName.toUpperCase(),
        date_of_birth: spouse.dateOfBirth,
      },
    ]);
    expect(found).toMatchObject([
      {
        member_id: ana.memberId,
        member_number: ana.memberNumber,
        name: `${spouse.firstName} ${spouse.lastName}`,
        relation: 'spouse',
        matches: ['name'],
      },
    ]);
  });
});

describe('No member resembles a person', () => {
  test.each([
    [
      'with the name and another birth date',
      { first_name: 'Conceição', last_name: 'D’Ávila', date_of_birth: '1990-01-01' },
    ],
    ['with the name only', { first_name: 'Conceição', last_name: 'D’Ávila' }],
    ['with the birth date only', born],
    ['with too few digits', { phone_number: '555-017' }],
    ['with empty texts', { first_name: ' ', last_name: ' ', phone_number: '', email: '', ...born }],
    [
      'about whom nothing is known',
      { first_name: null, date_of_birth: null, except_member_id: null },
    ],
  ])('%s', async (_, person) => {
    expect(await matches(person)).toEqual([]);
  });

  test('because that member is left out, with household', async () => {
    const { spouse } = ana;
    const rafael = {
      first_name: spouse.firstName,
      last_name: spouse.lastName,
      date_of_birth: spouse.dateOfBirth,
      email: ana.email,
    };
    expect(await matches({ ...rafael, except_member_id: diego.memberId })).toHaveLength(2);
    expect(await matches({ ...rafael, except_member_id: ana.memberId })).toEqual([]);
  });

  test('because that member was merged into another', async () => {
    const set = (status: string) =>
      server.owner.query('update members set enrollment_status = $2 where id = $1', [
        ana.memberId,
        status,
      ]);
    await set('merged');
    expect(await matches({ email: ana.email })).toEqual([]);
    await set(ana.status);
    expect(await matches({ email: ana.email })).toHaveLength(1);
  });
});

test('a birth date that the caller did not send is not in the result', async () => {
  const found = await find([{ key: 'a', phone_number: '5615550177', date_of_birth: '1950-01-01' }]);
  expect(found).toMatchObject([{ matches: ['phone'], date_of_birth: null }]);
});

test('at most five are in the result for each person, those with the same name first', async () => {
  await server.owner.query(
    `insert into members (email, first_name, last_name, date_of_birth, phone_number)
     select 'family-' || n || '@example.com', 'Filha ' || n, 'Prado', ('2001-01-0' || n)::date, '+1 407 555 0142'
     from generate_series(1, 7) as n`,
  );
  const person = { phone_number: '4075550142', date_of_birth: '2001-01-07' };
  const found = await find([
    { key: 'a', ...person, first_name: 'Filha 7', last_name: 'Prado' },
    { key: 'b', ...person },
    { key: 'c', email: ana.email },
  ]);
  expect(found.map(({ key }) => key)).toEqual([...'aaaaabbbbbc']);
  expect(found[0]).toMatchObject({ name: 'Filha 7 Prado', matches: ['name', 'phone'] });
});

describe('The search for duplicates', () => {
  test.each([
    ['no list', null, 'people_size'],
    ['an object', { key: 'a' }, 'people_size'],
    ['a text', 'a', 'people_size'],
    ['5,001 people', Array.from({ length: 5001 }, (_, key) => ({ key: `${key}` })), 'people_size'],
    ['a text as a person', ['a'], 'person_invalid'],
    ['null as a person', [null], 'person_invalid'],
    ['a person without a key', [{ email: ana.email }], 'person_invalid'],
    ['an empty key', [{ key: '' }], 'person_invalid'],
    ['a number as a key', [{ key: 1 }], 'person_invalid'],
    ['a key twice', [{ key: 'a' }, { key: 'a' }], 'person_invalid'],
    ['an unknown field', [{ key: 'a', city: 'Miami' }], 'person_invalid'],
    ['a list as a name', [{ key: 'a', first_name: ['Ana'] }], 'person_invalid'],
    ['a text that is too long', [{ key: 'a', first_name: 'a'.repeat(1001) }], 'person_invalid'],
    ['a day that does not exist', [{ key: 'a', date_of_birth: '1990-02-30' }], 'person_invalid'],
    ['a word as a date', [{ key: 'a', date_of_birth: 'yesterday' }], 'person_invalid'],
    ['an American date', [{ key: 'a', date_of_birth: '02/03/1990' }], 'person_invalid'],
    ['a wrong id', [{ key: 'a', except_member_id: 'M-104-283-1' }], 'person_invalid'],
  ])('refuses %s', async (_, people, code) => {
    const admin = await server.admin(cast.fabio.email);
    const { error, status } = await admin.rpc('find_duplicates', { people: people as never });
    expect([status, error?.code]).toEqual([422, code]);
  });

  test('accepts no one at all', async () => {
    expect(await find([])).toEqual([]);
  });

  test.each([
    ['requests', cast.otavio.email],
    ['shows', cast.gabriela.email],
  ])('is closed to admins for %s', async (_, email) => {
    const people = [{ key: 'a', email: ana.email }];
    const { error, status } = await (await server.admin(email)).rpc('find_duplicates', { people });
    expect([status, error?.code]).toEqual([403, 'permission_denied']);
  });

  test('is closed to members and visitors', async () => {
    for (const other of [await server.signedIn(ana.email), server.anonymous()]) {
      const { error } = await other.rpc('find_duplicates', { people: [] });
      expect(error?.code).toBe('42501');
    }
  });

  test('needs the list of members, whose opening is logged', async () => {
    const admin = await server.admin(cast.fabio.email, 'closed');
    const people = [{ key: 'a', email: ana.email }];
    const { error } = await admin.rpc('find_duplicates', { people });
    expect(error).toMatchObject({ code: 'list_not_open', hint: 'members' });
  });
});
