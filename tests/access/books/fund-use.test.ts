import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let fabio: Awaited<ReturnType<typeof server.admin>>;
let today: string;
let yesterday: string;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  const { rows } = await server.owner.query<{ today: string; yesterday: string }>(
    'select private.local_today()::text as today, (private.local_today() - 1)::text as yesterday',
  );
  today = rows[0]?.today ?? '';
  yesterday = rows[0]?.yesterday ?? '';
});

type Changes = Record<string, unknown>;

const use = (changes: Changes = {}): Changes & { id: string } => ({
  id: crypto.randomUUID(),
  member_id: cast.bruno.memberId,
  kind: 'fund_use',
  month: `${today.slice(0, 7)}-01`,
  cents: 30_000,
  received_on: today,
  note: 'The oldest need that waits.',
  ...changes,
});

async function add(entry: Changes, who = fabio) {
  const { error, status } = await who.rpc('add_contribution', { entry: entry as never });
  return { status, code: error?.code };
}

async function reverse(entryId: string, cents: number) {
  const { error, status } = await fabio.rpc('reverse_contribution', {
    entry_id: entryId,
    reversal_id: crypto.randomUUID(),
    cents,
    reason: 'Typed twice',
  });
  return { status, code: error?.code };
}

async function ledger(memberId: string) {
  const { data, error } = await fabio.rpc('member_contributions', { member_id: memberId });
  if (error) throw error;
  return data;
}
const left = async () => (await ledger(cast.bruno.memberId)).fund_cents;
const figuresOf = async () => (await fabio.rpc('statement_overview')).data?.running.figures;
const refused = { status: 409, code: 'fund_too_small' };
const done = { status: 200, code: undefined };

test('nothing is used of an empty fund', async () => {
  expect(await left()).toBe(0);
  expect(await add(use({ cents: 1 }))).toEqual(refused);
});

describe('With gifts of $500 in the fund,', () => {
  const gift = crypto.randomUUID();

  beforeAll(async () => {
    const entry = { kind: 'gift', member_id: cast.clara.memberId, cents: 50_000, note: null };
    expect(await add(use({ id: gift, ...entry }))).toEqual(done);
  });

  test('a use is recorded once with its reason, and settles no month', async () => {
    const before = await ledger(cast.bruno.memberId);
    const entry = use();
    expect(await Promise.all([add(entry), add(entry)])).toEqual([done, done]);
    const { months, entries, fund_cents } = await ledger(cast.bruno.memberId);
    expect(fund_cents).toBe(20_000);
    expect(months).toEqual(before.months);
    expect(entries.filter(({ kind }) => kind === 'fund_use')).toMatchObject([
      { id: entry.id, cents: 30_000, note: entry.note, administration_cents: 0 },
    ]);
  });

  test('the statement and a report say what was used and what is left', async () => {
    expect(await figuresOf()).toMatchObject({
      gifts: { value: 50_000 },
      fund_used: { value: 30_000, people: 1 },
      fund: { value: 20_000 },
    });
    const period = today.slice(0, 4);
    const { data } = await fabio.rpc('open_report', { report: 'test', period });
    expect(data?.figures.national).toMatchObject({ fund_used: 30_000, fund: 20_000 });
    const { data: rows } = await fabio.rpc('figure_rows', { figure: 'fund', period });
    expect(rows?.map(({ amount }) => amount).toSorted()).toEqual([-30_000, 50_000]);
  });

  test.each<[string, () => Changes, Changes]>([
    ['more than is left', () => ({ cents: 20_001 }), refused],
    ['a day before the gift', () => ({ cents: 1, received_on: yesterday }), refused],
    ['no reason', () => ({ note: ' ' }), { status: 422, code: 'reason_missing' }],
    ['a short reason', () => ({ note: 'abcd' }), { status: 422, code: 'reason_missing' }],
    [
      'a card number',
      () => ({ note: 'Paid to 4111 1111 1111 1111' }),
      { status: 422, code: 'card_number' },
    ],
    ['a negative amount', () => ({ cents: -5 }), { status: 422 }],
    ['another member', () => ({ member_id: crypto.randomUUID() }), { status: 404 }],
  ])('refused: %s', async (_what, changes, answer) => {
    expect(await add(use(changes()))).toMatchObject(answer);
    expect(await left()).toBe(20_000);
  });

  test('two people cannot use the same dollars', async () => {
    const both = await Promise.all([
      add(use({ cents: 15_000 })),
      add(use({ cents: 15_000, member_id: cast.diego.memberId })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await left()).toBe(5_000);
  });

  test('a gift that was used stays, until the use is reversed', async () => {
    expect(await reverse(gift, 50_000)).toEqual(refused);
    const { rows } = await server.owner.query<{ id: string; cents: number }>(
      "select id, cents::integer from contribution_entries where kind = 'fund_use'",
    );
    for (const { id, cents } of rows) expect(await reverse(id, cents)).toEqual(done);
    expect(await left()).toBe(50_000);
    expect(await reverse(gift, 50_000)).toEqual(done);
    expect(await left()).toBe(0);
    expect(await figuresOf()).toMatchObject({ fund_used: { value: 0 }, fund: { value: 0 } });
  });
});

test('only admins for open books record it, and the log says who, without the reason', async () => {
  expect((await add(use(), await server.admin(cast.otavio.email))).status).toBe(403);
  expect((await add(use(), server.anonymous())).status).toBeGreaterThanOrEqual(401);
  const { rows } = await server.owner.query(
    `select distinct actor_id, member_id, details from activity_log
     where action = 'contributions.fund_used' and member_id = $1`,
    [cast.bruno.memberId],
  );
  expect(rows).toEqual([
    { actor_id: cast.fabio.adminId, member_id: cast.bruno.memberId, details: {} },
  ]);
});
