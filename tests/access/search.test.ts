import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../supabase/contracts/answers.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
type Found = Answer<'search_everything'>;
type Means = { days?: string[]; cents?: number };
const { ana, bruno, diego, fabio, helena, otavio } = cast;

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

/** The permissions of Otávio, whose role gives him none. */
const permit = (permissions: string) =>
  query('update admins set permissions = $2 where id = $1', otavio.adminId, permissions);

async function find(words: string, means: Means = {}, email: string = fabio.email) {
  const admin = await server.admin(email);
  const { data, error } = await admin.rpc('search_everything', { query: words, ...means });
  if (error) throw error;
  return data as Found;
}

/** The people who were found, each with the member's number. */
async function people(words: string, means: Means = {}, email?: string) {
  const { members } = await find(words, means, email);
  return members?.hits.map((hit) => [hit.person?.name ?? hit.name, hit.member_number]);
}

/** The persons in the requests that were found. */
async function requests(words: string, means: Means = {}) {
  const found = await find(words, means);
  return found.requests?.hits.map(({ name }) => name).toSorted();
}

beforeAll(async () => {
  await query(
    "update members set first_name = 'Conceição', last_name = 'D’Ávila Gonçalves' where id = $1",
    diego.memberId,
  );
});
beforeEach(() => permit('{contacts,requests}'));

describe('A member is found', () => {
  const wanted = [['Conceição D’Ávila Gonçalves', diego.memberNumber]];

  test.each([
    'Conceição D’Ávila Gonçalves',
    'CONCEICAO',
    'goncalves conceicao',
    'Conceisao Gonsalves',
    'gonsalvez',
    'coceicao',
    'cocneicao',
    diego.email,
    diego.memberNumber,
    diego.memberNumber.toLowerCase().replaceAll('-', ''),
    diego.memberNumber.replace(/\D/g, ''),
    '+1 973 555 0104',
    '(973) 555-0104',
    '19735550104',
    '07105',
  ])('by “%s”', async (words) => {
    expect(await people(words)).toEqual(wanted);
  });

  test('by birth, which is in the answer only then', async () => {
    const { members } = await find('14/07/1988', { days: [diego.dateOfBirth] });
    expect(members?.hits).toMatchObject([
      { member_id: diego.memberId, date_of_birth: diego.dateOfBirth, person: null },
    ]);
    expect((await find('Conceição')).members?.hits[0]?.date_of_birth).toBeNull();
  });

  test('before people whose names only resemble the words', async () => {
    expect(await people('Lima')).toEqual([['Bruno Lima', bruno.memberNumber]]);
  });

  test('not by an unknown name, a sign of patterns, or a part inside a word', async () => {
    for (const words of ['Wxyzk', '%%', '__', 'oncal']) expect(await people(words)).toEqual([]);
  });
});

describe('A person in a household is found, with the member', () => {
  test.each(['Larissa', 'larisa souza', 'Larissa Sousa'])('by “%s”', async (words) => {
    expect(await people(words)).toContainEqual(['Larissa Souza', ana.memberNumber]);
  });

  test('by birth', async () => {
    expect(await people('2015-04-08', { days: ['2015-04-08'] })).toEqual([
      ['Theo Souza', ana.memberNumber],
    ]);
  });
});

describe('A request is found', () => {
  test('by its number', async () => {
    const [{ number }] = await query(
      'select number from sharing_requests where member_id = $1 and number is not null',
      helena.memberId,
    );
    expect(await requests(number)).toEqual(['Helena Costa']);
    expect(await requests(number.replace(/\D/g, ''))).toEqual(['Helena Costa']);
  });

  test.each([
    ['its provider', 'dimaggio children', {}, 'Theo Souza'],
    ['its need', 'pedra vesicula', {}, 'Rafael Augusto de Albuquerque Cavalcanti Souza'],
    ['its amount', '4.850,00', { cents: 485_000 }, 'Theo Souza'],
    ['the amount of a bill', '1,020.00', { cents: 102_000 }, 'Ana Souza'],
  ])('by %s', async (_, words, means, name) => {
    expect(await requests(words, means)).toEqual([name]);
  });

  test('not while it is a draft', async () => {
    expect(await requests('Alice')).toEqual([]);
  });
});

test('Messages are found by sender and subject', async () => {
  const [message] = await query('select name, email, subject from contact_messages limit 1');
  for (const words of [message.name, message.email ?? message.name, message.subject]) {
    const { contacts } = await find(words);
    expect(contacts?.hits.map(({ name }) => name)).toContain(message.name);
  }
});

test('Payments are found by reference, amount and member', async () => {
  await query(
    `insert into contribution_entries (member_id, month, cents, received_on, source, reference)
     values ($1, '2026-01-01', 12345, '2026-01-05', 'manual', 'Check 4711')`,
    bruno.memberId,
  );
  const wanted = { member_id: bruno.memberId, cents: 12_345, month: '2026-01-01' };
  for (const [words, cents] of [['check 4711'], ['123.45', 12_345], ['Bruno Lima']] as const) {
    const { contributions } = await find(words, { cents });
    expect(contributions?.hits, words).toMatchObject([wanted]);
  }
});

describe('An admin finds only what the lists of this admin show:', () => {
  test.each([
    ['{contacts}', ['members', 'contacts']],
    ['{members}', ['members', 'contacts']],
    ['{requests}', ['requests']],
    ['{requests_read}', ['requests']],
    ['{books}', ['contributions']],
    ['{shows}', []],
  ])('with %s', async (permissions, groups) => {
    await permit(permissions);
    expect(Object.keys(await find('Souza', {}, otavio.email)).toSorted()).toEqual(
      groups.toSorted(),
    );
  });

  test('for contacts neither households nor births', async () => {
    await permit('{contacts}');
    expect(await people('Larissa', {}, otavio.email)).toEqual([]);
    expect(await people('Ana Souza', { days: [ana.dateOfBirth] }, otavio.email)).toEqual([]);
  });

  test('for members forms, but no messages', async () => {
    await permit('{members}');
    const [{ name }] = await query('select name from contact_messages limit 1');
    const { contacts } = await find(name, {}, otavio.email);
    expect(contacts?.hits.filter(({ kind }) => kind === 'message')).toEqual([]);
  });

  test('and a visitor and a member nothing', async () => {
    const member = await server.signedIn(ana.email);
    for (const who of [server.anonymous(), member]) {
      const { status } = await who.rpc('search_everything', { query: 'Souza' });
      expect([401, 403, 404]).toContain(status);
    }
  });
});

test('Merged records and their people are not found', async () => {
  expect(await people('Camila Alves')).toHaveLength(1);
  await query(
    "update members set enrollment_status = 'merged', merged_into = $2 where id = $1",
    ...[diego.memberId, bruno.memberId],
  );
  for (const words of ['Camila Alves', 'Conceição', diego.memberNumber, '07105']) {
    expect(await people(words), words).toEqual([]);
  }
  await query(
    "update members set enrollment_status = 'active', merged_into = null where id = $1",
    diego.memberId,
  );
});

test('A group has five hits, and says whether its list finds more', async () => {
  for (let one = 1; one <= 6; one += 1) {
    await query(
      `insert into members (first_name, last_name, email, date_of_birth, enrollment_status)
       values ('Zuleica', 'Zanetti', 'zuleica' || $1 || '@example.org', '1970-02-03', 'active')`,
      one,
    );
  }
  const named = (await find('Zuleica')).members;
  expect(named).toMatchObject({ has_more: true, is_listed: true });
  expect(named?.hits).toHaveLength(5);
  const born = (await find('1970-02-03', { days: ['1970-02-03'] })).members;
  expect(born).toMatchObject({ has_more: true, is_listed: false });
});

describe('A search', () => {
  test('needs open lists, and leaves only the lines of their opening in the log', async () => {
    const admin = await server.admin(fabio.email, 'closed');
    const { error } = await admin.rpc('search_everything', { query: 'Souza' });
    expect(error).toMatchObject({ code: 'list_not_open', hint: 'members' });
    const count = 'select count(*)::integer as lines from activity_log';
    const before = await query(count);
    await find('Pedra nos rins');
    const [{ lines }] = await query(
      "select count(*)::integer as lines from activity_log where details::text ilike '%pedra%'",
    );
    expect(lines).toBe(0);
    expect((await query(count))[0].lines - before[0].lines).toBeLessThanOrEqual(1);
  });

  test.each(['', ' a ', 'x'.repeat(101)])(
    'has between 2 and 100 characters: “%s”',
    async (words) => {
      await expect(find(words)).rejects.toMatchObject({ code: 'query_invalid' });
    },
  );
});
