import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { answers } from '../../../supabase/contracts/answers.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let otavio: Client;

/** Ana's request, which was sent (supabase/seed.sql). */
const requestId = '5a000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  otavio = await server.admin(cast.otavio.email);
});

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

type Answer = { result?: string; new_amount_cents?: number | null; answered_on?: string };

async function addBill(amount_cents = 500_000, who = ana, request_id = requestId) {
  const id = crypto.randomUUID();
  const { error } = await who.from('member_bills').insert({
    ...{ id, request_id, sender: 'hospital', amount_cents, billed_on: '2026-01-10' },
  });
  expect(error).toBeNull();
  return id;
}

/** A letter about a bill with its answer. */
async function addAnswered(bill_id: string, letter = 'discount', answer: Answer = {}) {
  const id = crypto.randomUUID();
  const sent = { sent_on: '2026-02-01', sent_by: 'mail' };
  const { error } = await ana
    .from('bill_letters')
    .insert({ id, bill_id, letter, written_on: '2026-02-01', contents: {}, ...sent });
  expect(error).toBeNull();
  await change(id, { result: 'agreed', answered_on: '2026-03-05', ...answer });
  return id;
}

async function change(letterId: string, answer: Answer) {
  const { error } = await ana.from('bill_letters').update(answer).eq('id', letterId);
  expect(error).toBeNull();
}

async function outcome(call: PromiseLike<{ error: { code?: string } | null; status: number }>) {
  const { error, status } = await call;
  return error ? `${status} ${error.code}` : 'done';
}

const confirm = (letter_id: string, saved_cents: number, who = otavio) =>
  outcome(who.rpc('confirm_bill_saving', { letter_id, saved_cents }));
const undo = (letter_id: string, who = otavio) =>
  outcome(who.rpc('undo_bill_saving', { letter_id }));

/** What the team sees of a letter's saving. */
async function seen(letterId: string) {
  const [{ number }] = await query('select number from sharing_requests where id = $1', requestId);
  const { data } = await callGuarded(otavio, 'open_request', { request_number: number });
  const { member_bills, events } = answers.open_request.parse(data);
  const letter = member_bills.flatMap(({ letters }) => letters).find(({ id }) => id === letterId);
  return {
    saved: letter?.saved_cents,
    by: letter?.confirmed_by,
    events: events.map(({ kind }) => kind).filter((kind) => kind.startsWith('saving_')),
  };
}

const isConfirmed = async (letterId: string) => (await seen(letterId)).by !== null;

async function withPermissions<Value>(permissions: string, work: (admin: Client) => Value) {
  const set = (value: string) =>
    query('update admins set permissions = $2::text[] where id = $1', cast.gabriela.adminId, value);
  await set(permissions);
  try {
    return await work(await server.admin(cast.gabriela.email));
  } finally {
    await set('{blog,shows}');
  }
}

describe('What a letter saved', () => {
  test('is what its answer took off the lowest amount until then, and nothing counts twice', async () => {
    const bill = await addBill(500_000);
    const first = await addAnswered(bill, 'correction', { new_amount_cents: 400_000 });
    const raised = await addAnswered(bill, 'estimateDispute', {
      ...{ result: 'refused', answered_on: '2026-03-20', new_amount_cents: 450_000 },
    });
    const last = await addAnswered(bill, 'assistance', {
      ...{ result: 'partly', answered_on: '2026-04-01', new_amount_cents: 70_000 },
    });
    expect((await seen(first)).saved).toBe(100_000);
    expect((await seen(raised)).saved).toBeNull();
    expect((await seen(last)).saved).toBe(330_000);
  });

  test.each<[string, string, Answer]>([
    ['was refused', 'discount', { result: 'refused', new_amount_cents: 100_000 }],
    ['names no amount', 'discount', { new_amount_cents: null }],
    ['names the same amount', 'discount', { new_amount_cents: 500_000 }],
    ['is about a plan to pay', 'paymentPlan', { new_amount_cents: 100_000 }],
  ])('is nothing if the answer %s, and cannot be confirmed', async (_why, letter, answer) => {
    const id = await addAnswered(await addBill(), letter, answer);
    expect((await seen(id)).saved).toBeNull();
    expect(await confirm(id, 400_000)).toBe('409 saving_changed');
    expect(await confirm(id, 0)).toBe('409 saving_changed');
  });
});

describe('The confirmation of what a letter saved', () => {
  test('is for admins who may change requests', async () => {
    const id = await addAnswered(await addBill(), 'discount', { new_amount_cents: 200_000 });
    for (const permissions of ['{requests_read}', '{contacts}', '{}']) {
      const refused = await withPermissions(permissions, async (admin) => [
        await confirm(id, 300_000, admin),
        await undo(id, admin),
      ]);
      expect(refused).toEqual(['403 permission_denied', '403 permission_denied']);
    }
    expect(await confirm(id, 300_000, ana)).toBe('403 42501');
    expect(await confirm(id, 300_000, server.anonymous() as Client)).toBe('401 42501');
    expect(await isConfirmed(id)).toBe(false);
    expect(await confirm(crypto.randomUUID(), 300_000)).toBe('404 not_found');
    expect(await undo(crypto.randomUUID())).toBe('404 not_found');
  });

  test('names the amount that the admin saw, once, and can be undone', async () => {
    const id = await addAnswered(await addBill(), 'discount', { new_amount_cents: 200_000 });
    const { events: before } = await seen(id);
    expect(await confirm(id, 300_001)).toBe('409 saving_changed');
    expect(await confirm(id, null as unknown as number)).toBe('409 saving_changed');
    expect(await confirm(id, 300_000)).toBe('done');
    expect(await confirm(id, 300_000)).toBe('done');
    const confirmed = await seen(id);
    expect(confirmed).toMatchObject({ saved: 300_000, by: expect.stringMatching(/^Otávio/) });
    expect(await undo(id)).toBe('done');
    expect(await undo(id)).toBe('done');
    const undone = await seen(id);
    expect(undone.by).toBeNull();
    expect(undone.events.slice(before.length)).toEqual(['saving_confirmed', 'saving_undone']);
    const own = await ana.from('request_events').select('kind').like('kind', 'saving_%');
    expect(own.data ?? []).toEqual([]);
  });

  test('is not for a bill of a request that was not sent', async () => {
    const draft = crypto.randomUUID();
    const begun = await ana.from('sharing_requests').insert({
      ...{ id: draft, kind: 'illness', care_stage: 'happened', service_date: '2026-09-01' },
    });
    expect(begun.error).toBeNull();
    const bill = await addBill(500_000, ana, draft);
    const id = await addAnswered(bill, 'discount', { new_amount_cents: 1 });
    expect(await confirm(id, 499_999)).toBe('404 not_found');
  });

  test.each<[string, Answer]>([
    ['result', { result: 'partly' }],
    ['amount', { new_amount_cents: 250_000 }],
    ['day', { answered_on: '2026-03-06' }],
  ])('ends when the member changes the %s of the answer', async (_what, answer) => {
    const id = await addAnswered(await addBill(), 'discount', { new_amount_cents: 200_000 });
    expect(await confirm(id, 300_000)).toBe('done');
    const sent = await ana.from('bill_letters').update({ sent_by: 'fax' }).eq('id', id);
    expect(sent.error).toBeNull();
    expect(await isConfirmed(id)).toBe(true);
    await change(id, answer);
    const after = await seen(id);
    expect([after.by, after.events.at(-1)]).toEqual([null, 'saving_changed']);
  });

  test('ends when the bill or an earlier answer changes, only if it saved something else then', async () => {
    const bill = await addBill(500_000);
    const first = await addAnswered(bill, 'correction', { new_amount_cents: 400_000 });
    const last = await addAnswered(bill, 'assistance', {
      ...{ answered_on: '2026-04-01', new_amount_cents: 70_000 },
    });
    expect([await confirm(first, 100_000), await confirm(last, 330_000)]).toEqual(['done', 'done']);
    const raised = await ana.from('member_bills').update({ amount_cents: 510_000 }).eq('id', bill);
    expect(raised.error).toBeNull();
    expect([await isConfirmed(first), await isConfirmed(last)]).toEqual([false, true]);
    await change(first, { new_amount_cents: 390_000 });
    expect([await isConfirmed(first), await isConfirmed(last)]).toEqual([false, false]);
  });

  test('changes no need and no IUA', async () => {
    const needs = 'select id, iua_reduction_cents, updated_at from medical_needs order by id';
    const before = await query(needs);
    const id = await addAnswered(await addBill(), 'discount', { new_amount_cents: 200_000 });
    expect(await confirm(id, 300_000)).toBe('done');
    expect(await query(needs)).toEqual(before);
  });
});

describe('The open books', () => {
  const published = async () =>
    answers.open_books.parse((await server.anonymous().rpc('open_books')).data).saved;

  async function addHousehold() {
    const [{ id }] = await query(
      `insert into members (email, first_name, last_name, date_of_birth, enrollment_status)
       values ($1, 'Nova', 'Família', '1980-01-01', 'active') returning id`,
      `${crypto.randomUUID()}@example.com`,
    );
    return id as string;
  }

  /** A confirmed saving of a household, by default of another one. */
  async function householdSaves(on: string, cents = 10_000, household?: string) {
    const member = household ?? (await addHousehold());
    const [{ id: request }] = await query(
      `insert into sharing_requests (member_id, kind, care_stage, service_date)
       values ($1, 'illness', 'happened', '2026-01-02') returning id`,
      member,
    );
    await query("update sharing_requests set state = 'received' where id = $1", request);
    const [{ id: bill }] = await query(
      `insert into member_bills (request_id, member_id, sender, amount_cents, billed_on)
       values ($1, $2, 'office', 90000, '2026-01-10') returning id`,
      ...[request, member],
    );
    const [{ id: letter }] = await query(
      `insert into bill_letters
         (bill_id, member_id, letter, written_on, contents, sent_on, sent_by, answered_on, result, new_amount_cents)
       values ($1, $2, 'discount', '2026-02-01', '{}', '2026-02-01', 'mail', $3, 'agreed', $4) returning id`,
      ...[bill, member, on, 90_000 - cents],
    );
    expect(await confirm(letter, cents)).toBe('done');
    return { letter: letter as string, member };
  }

  beforeAll(async () => {
    await query('delete from private.bill_savings');
    await query('delete from private.saving_entries');
  });

  test('hide what 10 households saved, show what 11 did, and wait for 11 more to show a difference', async () => {
    const first: { letter: string; member: string }[] = [];
    for (let one = 0; one < 10; one += 1) first.push(await householdSaves('2026-03-31'));
    // A second letter of the same household is no other household.
    await householdSaves('2026-03-31', 5_000, first[0]?.member);
    expect(await published()).toBeNull();

    await householdSaves('2026-04-02', 5_000);
    expect(await published()).toEqual({ cents: 110_000, households: 11, since: '2026-03-01' });

    // The next household would be the difference.
    await householdSaves('2026-05-02', 700);
    expect(await undo(first[0]?.letter ?? '')).toBe('done');
    expect(await confirm(first[0]?.letter ?? '', 10_000)).toBe('done');
    expect(await undo(first[1]?.letter ?? '')).toBe('done');
    expect(await published()).toEqual({ cents: 110_000, households: 11, since: '2026-03-01' });

    // With the household above and the one that was undone, these are 11. What was undone is taken off.
    for (let one = 0; one < 8; one += 1) await householdSaves('2026-06-01', 1_000);
    expect(await published()).toMatchObject({ cents: 110_000 });
    await householdSaves('2026-06-01', 1_000);
    expect(await published()).toEqual({
      cents: 110_000 + 700 - 10_000 + 9_000,
      households: 20,
      since: '2026-03-01',
    });
  });

  test('keep the amounts of erased people, without them', async () => {
    const before = await published();
    const [{ member_id: member }] = await query(
      "select member_id from private.bill_savings where answered_on = '2026-06-01' limit 1",
    );
    await query('select private.erase_person(private.person_of_member($1))', member);
    const left = 'select from private.bill_savings where member_id = $1';
    expect(await query(left, member)).toEqual([]);
    expect(await published()).toEqual({ ...before, households: 19 });
  });

  test('show nobody what one letter saved', async () => {
    for (const who of [server.anonymous(), ana, otavio]) {
      // biome-ignore lint/suspicious/noExplicitAny: these tables are not in the API's types.
      const { data, error } = await (who as any).schema('private').from('bill_savings').select();
      expect([data, error === null]).toEqual([null, false]);
    }
  });
});
