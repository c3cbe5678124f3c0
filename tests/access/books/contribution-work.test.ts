import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let fabio: Awaited<ReturnType<typeof server.admin>>;
let otherAdmin: typeof fabio;
let month: string;
let today: string;
let count = 0;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  await server.owner.query("update admins set permissions = '{books}' where id = $1", [
    cast.gabriela.adminId,
  ]);
  otherAdmin = await server.admin(cast.gabriela.email);
  const { rows } = await server.owner.query<{ month: string; today: string }>(
    `select date_trunc('month', private.local_today())::date::text as month, private.local_today()::text as today`,
  );
  month = rows[0]?.month ?? '';
  today = rows[0]?.today ?? '';
});

type Changes = Record<string, unknown>;

function entryOf(changes: Changes = {}): Changes {
  count += 1;
  return {
    id: crypto.randomUUID(),
    member_id: cast.bruno.memberId,
    month,
    cents: 10_000 + count,
    received_on: today,
    reference: `Zelle ${count}`,
    ...changes,
  };
}

async function add(entry: unknown, who = fabio) {
  const { data, error, status } = await who.rpc('add_contribution', { entry: entry as never });
  return error ? { status, code: error.code, hint: error.hint } : { id: data };
}

async function ledger(memberId: string = cast.bruno.memberId) {
  const { data, error } = await fabio.rpc('member_contributions', { member_id: memberId });
  if (error) throw error;
  return data;
}

describe('A contribution that is recorded by hand', () => {
  test('is in the ledger once, however often it is sent', async () => {
    const entry = entryOf();
    const sent = await Promise.all([add(entry), add(entry), add(entry)]);
    expect(sent).toEqual([{ id: entry.id }, { id: entry.id }, { id: entry.id }]);
    const { entries } = await ledger();
    expect(entries.filter(({ id }: { id: string }) => id === entry.id)).toMatchObject([
      { cents: entry.cents, source: 'manual', reference: entry.reference, open_cents: entry.cents },
    ]);
  });

  test('at once by two admins is recorded by one of them', async () => {
    const entry = entryOf({ reference: null });
    const both = await Promise.all([
      add(entry),
      add({ ...entry, id: crypto.randomUUID() }, otherAdmin),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['same_payment', undefined]);
    const again = { ...entry, id: crypto.randomUUID(), again: true };
    expect(await add(again)).toEqual({ id: again.id });
  });

  test('with a known reference is refused, even at once for two members', async () => {
    const entry = entryOf();
    const other = entryOf({ reference: entry.reference, member_id: cast.helena.memberId });
    const both = await Promise.all([add(entry), add(other, otherAdmin)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['reference_known', undefined]);
  });

  test.each([
    ['nothing', { cents: 0 }, 'amount_invalid', 'cents'],
    ['a negative amount', { cents: -1 }, 'amount_invalid', 'cents'],
    ['eleven digits', { cents: 10_000_000_000 }, 'amount_invalid', 'cents'],
    ['half a cent', { cents: 1.5 }, 'amount_invalid', 'cents'],
    ['an amount as text', { cents: '100' }, 'amount_invalid', 'cents'],
    ['the middle of a month', { month: '2026-01-15' }, 'month_invalid', 'month'],
    ['no month', { month: null }, 'month_invalid', 'month'],
    ['a month in years', { month: '2062-01-01' }, 'month_invalid', 'month'],
    ['tomorrow', { received_on: '2099-01-01' }, 'date_invalid', 'received_on'],
    ['no day', { received_on: '2026-02-30' }, 'date_invalid', 'received_on'],
    ['a card number', { reference: '4242 4242 4242 4242' }, 'card_number', 'reference'],
    ['a card number as note', { note: '4242424242424242' }, 'card_number', 'note'],
    ['a long reference', { reference: 'x'.repeat(101) }, 'reference_length', 'reference'],
    ['another kind', { kind: 'loan' }, 'kind_unknown', 'kind'],
    ['no id', { id: null }, 'entry_invalid', 'id'],
    ['no member', { member_id: 'x' }, 'member_unknown', 'member_id'],
  ])('of %s is refused', async (_what, changes, code, hint) => {
    expect(await add(entryOf(changes))).toEqual({ status: 422, code, hint });
  });

  test('of nobody, or as no object, is refused', async () => {
    expect(await add(entryOf({ member_id: crypto.randomUUID() }))).toMatchObject({ status: 404 });
    expect((await add([])).status).toBe(422);
    expect((await add('x')).status).toBe(422);
    expect((await add(null)).status).toBe(422);
  });

  test('with ten digits is recorded', async () => {
    const entry = entryOf({ cents: 9_999_999_999, member_id: cast.helena.memberId });
    expect(await add(entry)).toEqual({ id: entry.id });
  });

  test('as a gift pays no month, and nothing of it is kept', async () => {
    const entry = entryOf({ kind: 'gift', member_id: cast.clara.memberId });
    await add(entry);
    const { entries, months } = await ledger(cast.clara.memberId);
    expect(entries).toMatchObject([{ kind: 'gift', administration_cents: 0 }]);
    expect(months).toEqual([]);
  });
});

describe('A reversal', () => {
  const reverse = async (entryId: unknown, cents: number, changes: Changes = {}) => {
    const { error, status } = await fabio.rpc('reverse_contribution', {
      entry_id: entryId as string,
      reversal_id: crypto.randomUUID(),
      cents,
      reason: 'Devolvido pelo banco',
      ...changes,
    });
    return { status, code: error?.code };
  };

  test('takes back a part, then the rest, and nothing beyond', async () => {
    const entry = entryOf({ cents: 9999 });
    await add(entry);
    expect(await reverse(entry.id, 3333)).toEqual({ status: 200, code: undefined });
    expect(await reverse(entry.id, 6667)).toMatchObject({ status: 409, code: 'reversed_before' });
    expect(await reverse(entry.id, 6666)).toMatchObject({ status: 200 });
    expect(await reverse(entry.id, 1)).toMatchObject({ code: 'reversed_before' });
    const { rows } = await server.owner.query(
      `select sum(cents)::int as cents, sum(administration_cents)::int as kept, count(distinct us_state)::int as states
       from contribution_entries where id = $1 or reverses = $1`,
      [entry.id],
    );
    expect(rows).toEqual([{ cents: 0, kept: 0, states: 1 }]);
  });

  test('that is sent twice is made once, and is not reversed itself', async () => {
    const entry = entryOf();
    await add(entry);
    const reversal_id = crypto.randomUUID();
    const twice = await Promise.all([
      reverse(entry.id, entry.cents as number, { reversal_id }),
      reverse(entry.id, entry.cents as number, { reversal_id }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await reverse(reversal_id, 1)).toMatchObject({ status: 409, code: 'not_reversible' });
  });

  test('needs a reason, an amount and an entry', async () => {
    const entry = entryOf();
    await add(entry);
    expect(await reverse(entry.id, 1, { reason: ' ' })).toMatchObject({ code: 'reason_missing' });
    expect(await reverse(entry.id, 0)).toMatchObject({ code: 'amount_invalid' });
    expect(await reverse(entry.id, -5)).toMatchObject({ code: 'amount_invalid' });
    expect(await reverse(crypto.randomUUID(), 1)).toMatchObject({ status: 404 });
    const taken = { reversal_id: entry.id };
    expect(await reverse(entry.id, 1, taken)).toMatchObject({ code: 'entry_exists' });
  });
});

test('an amount moves to another month, and no day’s total changes', async () => {
  const entry = entryOf({ member_id: cast.diego.memberId, cents: 50_000 });
  await add(entry);
  const total = async () => {
    const { rows } = await server.owner.query(
      'select sum(cents)::text, sum(administration_cents)::text as kept from contribution_entries where received_on = $1',
      [today],
    );
    return rows[0];
  };
  const before = await total();
  const next = new Date(Date.parse(month) + 40 * 86_400_000).toISOString().slice(0, 8);
  const move = {
    entry_id: entry.id as string,
    move_id: crypto.randomUUID(),
    month: `${next}01`,
    cents: 20_000,
    reason: 'Pagou dois meses',
  };
  const twice = await Promise.all([
    fabio.rpc('move_contribution', move),
    fabio.rpc('move_contribution', move),
  ]);
  expect(twice.map(({ error }) => error)).toEqual([null, null]);
  expect(await total()).toEqual(before);
  expect((await ledger(cast.diego.memberId)).months).toMatchObject([
    { month: move.month, received_cents: 20_000, is_reversed: false },
    { month, received_cents: 30_000, is_reversed: false },
  ]);
  const { error } = await fabio.rpc('move_contribution', {
    ...move,
    move_id: crypto.randomUUID(),
    month,
  });
  expect(error?.code).toBe('month_invalid');
});

describe('The share kept for administration', () => {
  const set = async (changes: Changes) => {
    const { error, status } = await fabio.rpc('set_administration_rate', {
      rate_id: crypto.randomUUID(),
      effective_on: today,
      basis_points: 1000,
      reason: 'Decided by the board',
      ...changes,
    });
    return { status, code: error?.code };
  };

  test('counts from its day on, and leaves earlier entries as they were', async () => {
    const before = entryOf({ cents: 10_005, received_on: '2025-06-30' });
    await add(before);
    expect(await set({})).toMatchObject({ status: 200 });
    const after = entryOf({ cents: 10_005 });
    await add(after);
    const { entries } = await ledger();
    const kept = (id: unknown) => entries.find((one) => one.id === id)?.administration_cents;
    // 12 percent in the demo data, then 10 percent; half a cent rounds up.
    expect([kept(before.id), kept(after.id)]).toEqual([1201, 1001]);
    const { data } = await fabio.from('administration_rates').select('basis_points');
    expect(data).toHaveLength(2);
  });

  test.each([
    ['in the past', { effective_on: '2025-01-01' }, 'date_invalid'],
    ['above 100 percent', { basis_points: 10_001 }, 'rate_invalid'],
    ['below zero', { basis_points: -1 }, 'rate_invalid'],
    ['without a reason', { reason: '' }, 'reason_missing'],
  ])('%s is refused', async (_what, changes, code) => {
    expect(await set(changes)).toEqual({ status: 422, code });
  });
});

describe('The import', () => {
  type Line = Record<string, string>;
  const send = async (lines: unknown, keep = false, who = fabio) => {
    const { data, error, status } = await who.rpc('import_contributions', {
      lines: lines as never,
      keep,
    });
    // biome-ignore lint/suspicious/noExplicitAny: the payload is JSON of the database.
    return error ? { status, code: error.code } : (data as any);
  };
  const lineOf = (changes: Line = {}): Line => {
    count += 1;
    return {
      member: cast.bruno.email.toUpperCase(),
      month: month.slice(0, 7),
      amount: '219,00',
      received_on: today,
      reference: `ACH-${count}`,
      ...changes,
    };
  };

  test('previews, keeps all lines, and a second time none', async () => {
    const { rows } = await server.owner.query<{ number: string }>(
      'select member_number as number from members where id = $1',
      [cast.diego.memberId],
    );
    const lines = [
      lineOf(),
      lineOf({ member: ` ${rows[0]?.number.toLowerCase()} `, month, amount: '10' }),
    ];
    const entries = async () => (await ledger(cast.diego.memberId)).entries.length;
    const before = await entries();
    expect(await send(lines)).toMatchObject({ kept: false, new: 2, there: 0, wrong: 0 });
    expect(await entries()).toBe(before);
    expect(await send(lines, true)).toMatchObject({ kept: true, new: 2 });
    expect(await entries()).toBe(before + 1);
    expect(await send(lines, true)).toMatchObject({ kept: true, new: 0, there: 2 });
    expect(await entries()).toBe(before + 1);
  });

  test('twice at once adds each payment once', async () => {
    const lines = [lineOf(), lineOf()];
    const both = await Promise.all([send(lines, true), send(lines, true, otherAdmin)]);
    expect(both.map((one) => one.new).toSorted()).toEqual([0, 2]);
  });

  test('keeps nothing if one line is wrong, and names every mistake', async () => {
    const good = lineOf();
    const answer = await send(
      [
        good,
        { ...lineOf(), reference: good.reference },
        lineOf({
          member: 'nobody@example.com',
          month: '11/2026',
          amount: '-5',
          received_on: '3/4/26',
        }),
        lineOf({
          amount: '0',
          month: '2062-01',
          received_on: '2099-01-01',
          reference: '4242424242424242',
        }),
        { member: '' },
      ],
      true,
    );
    expect(answer).toMatchObject({ kept: false, new: 1, wrong: 4 });
    const said = answer.lines.map(
      ({ mistakes = [] }: { mistakes?: { column: string; reason: string }[] }) =>
        mistakes.map(({ column, reason }) => `${column} ${reason}`),
    );
    expect(said).toEqual([
      [],
      ['reference twice'],
      ['member unknown', 'month not_a_month', 'amount not_an_amount', 'received_on not_a_date'],
      ['month plausible', 'amount plausible', 'received_on plausible', 'reference card_number'],
      [
        'member missing',
        'month missing',
        'amount missing',
        'received_on missing',
        'reference missing',
      ],
    ]);
    expect(await send([good])).toMatchObject({ new: 1 });
  });

  test('refuses a known reference with another amount, and warns about a month that is paid', async () => {
    const line = lineOf();
    await send([line], true);
    expect((await send([{ ...line, amount: '1' }])).lines[0].mistakes).toEqual([
      { column: 'reference', reason: 'other_payment' },
    ]);
    await server.owner.query(
      "insert into billing (member_id, due_date, amount, status, paid_at) values ($1, $2, 50, 'Paid', now())",
      [cast.helena.memberId, month],
    );
    const again = lineOf({ member: cast.helena.email });
    expect((await send([again])).lines).toMatchObject([{ outcome: 'new', is_above_due: true }]);
  });

  test('takes 1 to 5,000 lines, whatever they are', async () => {
    expect(await send([])).toMatchObject({ status: 422, code: 'import_size' });
    expect(await send({})).toMatchObject({ status: 422 });
    expect(await send(Array.from({ length: 5001 }, () => ({})))).toMatchObject({ status: 422 });
    expect(await send([1, null, 'x', [], { member: { a: 1 } }], true)).toMatchObject({ wrong: 5 });
  });
});

describe('Without the permission', () => {
  test('nobody records, reads, imports or sets a rate', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const ana = await server.signedIn(cast.ana.email);
    for (const who of [otavio, ana, server.anonymous()]) {
      for (const { error } of [
        await who.rpc('add_contribution', { entry: entryOf() as never }),
        await who.rpc('member_contributions', { member_id: cast.ana.memberId }),
        await who.rpc('import_contributions', { lines: [{}], keep: true }),
        await who.rpc('set_administration_rate', {
          rate_id: crypto.randomUUID(),
          effective_on: today,
          basis_points: 1,
          reason: 'No reason',
        }),
        await who.rpc('run_monthly_work'),
      ]) {
        expect(error?.code).toMatch(/permission_denied|42501/);
      }
    }
  });
});

test('the log says who recorded, reversed and imported, without amounts', async () => {
  const { rows } = await server.owner.query(
    "select distinct action from activity_log where action like 'contributions.%' order by 1",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'contributions.imported',
    'contributions.moved',
    'contributions.rate_set',
    'contributions.recorded',
    'contributions.reversed',
  ]);
});
