import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import {
  event,
  invoice,
  newSecret,
  paidOnce,
  payer,
  projectWithSecrets,
  secret,
  signatureOf,
} from './stripe-events.ts';

const supabaseDir = projectWithSecrets({ STRIPE_WEBHOOK_SECRET: `${secret},${newSecret}` });
afterAll(() => rmSync(dirname(supabaseDir), { recursive: true, force: true }));

const server = testServer(() => ({ supabaseDir }));
const off = testServer();

type Answer = { status: number; code?: string; state?: string };

async function post(
  payload: string,
  signature: string | null = signatureOf(payload),
  { url = server.url, method = 'POST' } = {},
): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/payment-events`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'stripe-signature': signature }),
    },
    ...(method === 'POST' && { body: payload }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

const send = (body: object) => post(JSON.stringify(body));

/** Sends events one after the other, as Stripe does without waiting for their order. */
async function sendAll(...bodies: object[]): Promise<(string | undefined)[]> {
  const states: (string | undefined)[] = [];
  for (const body of bodies) states.push((await send(body)).state);
  return states;
}

type Member = { id: string; number: string };

async function newMember(): Promise<Member> {
  const { rows } = await server.owner.query<Member>(
    `with member as (
       insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
       values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'FL', 'active')
       returning id, member_number
     ), enrollment as (
       insert into enrollments (member_id, status, start_date) select id, 'Active', '2024-01-01' from member
     )
     select id, member_number as number from member`,
  );
  return rows[0] as Member;
}

const due = (member: Member, on: string) =>
  server.owner.query('insert into billing (member_id, due_date, amount) values ($1, $2, 300)', [
    member.id,
    on,
  ]);

async function duesOf(member: Member) {
  const { rows } = await server.owner.query<{ status: string }>(
    'select status from billing where member_id = $1 order by due_date',
    [member.id],
  );
  return rows.map(({ status }) => status);
}

async function entriesOf(member: Member) {
  const { rows } = await server.owner.query<{ month: string; cents: number; day: string }>(
    `select month::text, cents::integer, received_on::text as day from contribution_entries
     where member_id = $1 and source = 'stripe' order by created_at`,
    [member.id],
  );
  return rows;
}

const sumOf = async (member: Member) =>
  (await entriesOf(member)).reduce((sum, { cents }) => sum + cents, 0);

const stored = async (id: string) =>
  (
    await server.owner.query<{ state: string; reason: string | null; id: string }>(
      'select id, state, reason from private.payment_events where event_id = $1',
      [id],
    )
  ).rows;

const at = '2026-09-03T15:00:00Z';

let rita: Member;
beforeAll(async () => {
  rita = await newMember();
});
const ofRita = (more: object = {}) => invoice({ at, memberNumber: rita.number, ...more });

describe('Without a secret, everything is rejected:', () => {
  test.each(['signed', 'unsigned', 'GET'])('%s', async (what) => {
    const payload = JSON.stringify(ofRita().paid());
    const signature = what === 'signed' ? signatureOf(payload) : null;
    const method = what === 'GET' ? 'GET' : 'POST';
    const { status, code } = await post(payload, signature, { url: off.url, method });
    expect([status, code]).toEqual(
      method === 'GET' ? [405, 'method_not_allowed'] : [503, 'not_configured'],
    );
    expect((await off.owner.query('select from private.payment_events')).rowCount).toBe(0);
  });
});

describe('Nothing is stored of a request', () => {
  const payload = () => JSON.stringify(ofRita().paid());
  const now = () => Math.floor(Date.now() / 1000);
  const cases: [string, () => Promise<Answer>, number, string][] = [
    ['without a signature', () => post(payload(), null), 400, 'invalid_signature'],
    ['with an empty signature', () => post(payload(), ''), 400, 'invalid_signature'],
    ['with text as signature', () => post(payload(), 't=1,v1=x,v0='), 400, 'invalid_signature'],
    [
      'signed with another secret',
      () => post(payload(), signatureOf(payload(), { secret: 'whsec_forged' })),
      400,
      'invalid_signature',
    ],
    [
      'signed for another body',
      () => post(payload(), signatureOf(`${payload()} `)),
      400,
      'invalid_signature',
    ],
    [
      'signed six minutes ago',
      () => {
        const body = payload();
        return post(body, signatureOf(body, { timestamp: now() - 360 }));
      },
      400,
      'invalid_signature',
    ],
    ['in test mode', () => send({ ...ofRita().paid(), livemode: false }), 400, 'wrong_mode'],
    ['without a mode', () => send({ ...ofRita().paid(), livemode: null }), 400, 'wrong_mode'],
    ['that is no JSON, though signed', () => post('{"id":'), 400, 'invalid_event'],
    ['that is no event, though signed', () => post('[]'), 400, 'invalid_event'],
    ['that is null, though signed', () => post('null'), 400, 'invalid_event'],
    [
      'of one megabyte',
      () => post(JSON.stringify({ ...ofRita().paid(), more: 'x'.repeat(1_000_000) })),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ];
  test.each(cases)('%s', async (_what, request, status, code) => {
    expect(await request()).toMatchObject({ status, code });
    expect((await server.owner.query('select from private.payment_events')).rowCount).toBe(0);
  });
});

describe('A payment', () => {
  test('is accepted with either secret, and stored without anything about the person or the card', async () => {
    const member = await newMember();
    const { paid, ids } = invoice({ at, memberNumber: member.number });
    const payload = JSON.stringify(paid());
    const answer = await post(payload, signatureOf(payload, { secret: newSecret }));
    expect(answer).toMatchObject({ status: 200, state: 'applied' });
    const { rows } = await server.owner.query(
      'select * from private.payment_events where object_id = $1',
      [ids.invoice],
    );
    expect(JSON.stringify(rows)).not.toMatch(
      new RegExp(
        [...Object.values(payer), '4242', 'Main']
          .filter((one) => typeof one === 'string')
          .join('|')
          .replaceAll('+', '\\+'),
      ),
    );
  });

  test('settles the due of the month in which its period starts, even when it arrives after the month', async () => {
    const member = await newMember();
    await due(member, '2026-07-05');
    await due(member, '2026-08-05');
    await sendAll(
      invoice({ at, memberNumber: member.number, periodStart: '2026-08-01T00:00:00Z' }).paid(),
    );
    expect(await entriesOf(member)).toEqual([
      { month: '2026-08-01', cents: 30_000, day: '2026-09-03' },
    ]);
    expect(await duesOf(member)).toEqual(['Pending', 'Paid']);
  });

  test.each([
    // Midnight UTC is a date; any other time is a moment, still in July at the office.
    ['2026-08-01T00:00:00Z', '2026-08-01'],
    ['2026-08-01T02:00:00Z', '2026-07-01'],
    ['2026-08-31T23:00:00Z', '2026-08-01'],
  ])('of a period from %s is for %s', async (periodStart, month) => {
    const member = await newMember();
    await send(invoice({ at, memberNumber: member.number, periodStart }).paid());
    expect(await entriesOf(member)).toMatchObject([{ month }]);
  });

  test('in the shape of API versions before 2025-03-31 is applied, too, with its refund', async () => {
    const member = await newMember();
    const { object, ids } = invoice({ at, customer: 'cus_old' });
    const { parent: _parent, ...older } = object;
    const paid = event('invoice.paid', at, {
      ...older,
      charge: ids.charge,
      payment_intent: ids.intent,
      subscription: 'sub_1',
      subscription_details: { metadata: { member_number: member.number.toLowerCase() } },
    });
    const refunded = event('charge.refunded', '2026-09-10T15:00:00Z', {
      id: ids.charge,
      object: 'charge',
      invoice: ids.invoice,
      amount_refunded: 10_000,
    });
    expect(await sendAll(paid, refunded)).toEqual(['applied', 'applied']);
    expect((await entriesOf(member)).map(({ cents }) => cents)).toEqual([30_000, -10_000]);
  });

  test('is applied once when its event arrives ten times at once, and again later', async () => {
    const member = await newMember();
    const { paid } = invoice({ at, memberNumber: member.number });
    const payload = JSON.stringify(paid());
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(payload)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ state }) => state === 'applied')).toHaveLength(1);
    expect(await post(payload)).toMatchObject({ status: 200, state: 'repeated' });
    // Another event about the same invoice.
    expect((await send({ ...paid(), id: 'evt_again' })).state).toBe('applied');
    expect(await sumOf(member)).toBe(30_000);
  });

  test('of nothing is ignored; of another currency, or without an amount, it is parked', async () => {
    const free = ofRita({ cents: 0 }).paid();
    const { object } = ofRita();
    const states = await sendAll(
      free,
      event('invoice.paid', at, { ...object, currency: 'brl' }),
      event('invoice.paid', at, { ...object, amount_paid: '300' }),
      event('invoice.paid', at, { ...object, amount_paid: 1e12 }),
    );
    expect(states).toEqual(['ignored', 'parked', 'parked', 'parked']);
  });

  test('that failed marks the due, unless it was paid; a later payment settles it', async () => {
    const member = await newMember();
    await due(member, '2026-09-05');
    const { failed, paid } = invoice({ at, memberNumber: member.number });
    await sendAll(failed());
    expect(await duesOf(member)).toEqual(['Failed']);
    await sendAll(paid());
    expect(await duesOf(member)).toEqual(['Paid']);
    expect(await sendAll(failed())).toEqual(['applied']);
    expect(await duesOf(member)).toEqual(['Paid']);
  });
});

describe('A refund', () => {
  test('waits for its payment and the link between them, in any order', async () => {
    const orders = [
      ['paid', 'link', 'refund'],
      ['paid', 'refund', 'link'],
      ['link', 'paid', 'refund'],
      ['link', 'refund', 'paid'],
      ['refund', 'paid', 'link'],
      ['refund', 'link', 'paid'],
    ] as const;
    for (const order of orders) {
      const member = await newMember();
      const { paid, link, refund } = invoice({ at, memberNumber: member.number });
      const all = { paid: paid(), link: link(), refund: refund('2026-10-02T15:00:00Z', 12_000) };
      await sendAll(...order.map((name) => all[name]));
      const [first, second, ...more] = await entriesOf(member);
      expect([first, second, more], order.join()).toEqual([
        { month: '2026-09-01', cents: 30_000, day: '2026-09-03' },
        { month: '2026-09-01', cents: -12_000, day: '2026-10-02' },
        [],
      ]);
      expect(await stored(all.refund.id)).toMatchObject([{ state: 'applied', reason: null }]);
    }
  });

  test('counts once, whether refunds are reported one by one, as a sum, or both', async () => {
    const member = await newMember();
    const { paid, link, refund, refundedCharge } = invoice({ at, memberNumber: member.number });
    await sendAll(
      refundedCharge('2026-09-11T15:00:00Z', 9_000),
      paid(),
      refund('2026-09-10T15:00:00Z', 4_000),
      link(),
      refund('2026-09-11T15:00:00Z', 5_000),
    );
    expect(await sumOf(member)).toBe(21_000);
    await sendAll(refundedCharge('2026-09-10T15:00:00Z', 4_000));
    expect(await sumOf(member)).toBe(21_000);
    // More than was paid is never taken back.
    await sendAll(refundedCharge('2026-09-12T15:00:00Z', 40_000));
    expect(await sumOf(member)).toBe(0);
  });

  test('that fails is contributed again, and can be refunded again', async () => {
    const member = await newMember();
    const { paid, link, refund } = invoice({ at, memberNumber: member.number });
    await sendAll(paid(), link());
    await sendAll(refund('2026-09-10T15:00:00Z', 30_000, 'succeeded', 're_fails'));
    expect(await sumOf(member)).toBe(0);
    await sendAll(refund('2026-09-12T15:00:00Z', 30_000, 'failed', 're_fails'));
    expect(await sumOf(member)).toBe(30_000);
    await sendAll(refund('2026-09-14T15:00:00Z', 30_000));
    expect(await sumOf(member)).toBe(0);
    expect((await entriesOf(member)).map(({ cents }) => cents)).toEqual([
      30_000, -30_000, 30_000, -30_000,
    ]);
  });

  test('of what the team has taken back by hand takes nothing twice', async () => {
    const member = await newMember();
    const { paid, link, refund, ids } = invoice({ at, memberNumber: member.number });
    await sendAll(paid(), link());
    await server.owner.query(
      `select private.record_contribution(jsonb_build_object('member_id', member_id, 'month', month, 'cents', -30000,
         'received_on', received_on, 'source', 'manual', 'reference', 'by hand', 'reverses', id))
       from contribution_entries where reference = $1`,
      [ids.invoice],
    );
    expect(await sendAll(refund('2026-09-10T15:00:00Z', 30_000))).toEqual(['applied']);
    expect(await sumOf(member)).toBe(30_000);
  });

  test('after the person was erased takes the amount back without naming anyone', async () => {
    const member = await newMember();
    const { paid, link, refund, ids } = invoice({ at, memberNumber: member.number });
    await sendAll(paid(), link());
    await server.owner.query('delete from billing where member_id = $1', [member.id]);
    await server.owner.query('delete from members where id = $1', [member.id]);
    const back = refund('2026-09-10T15:00:00Z', 30_000);
    expect(await sendAll(back)).toEqual(['applied']);
    const { rows } = await server.owner.query(
      `select reversals.cents::integer, reversals.member_id, events.member_number, events.customer_id
       from private.payment_events as events
       join contribution_entries as reversals on reversals.reverses = events.entry_id
       where events.object_id = $1`,
      [ids.invoice],
    );
    expect(rows).toEqual([
      { cents: -30_000, member_id: null, member_number: null, customer_id: null },
    ]);
  });
});

describe('A dispute', () => {
  const later = (day: number) => `2026-09-${day}T15:00:00Z`;

  test('takes the payment back while it is open or lost, not when it is only asked about or won', async () => {
    const steps: [string, string, number][] = [
      ['created', 'warning_needs_response', 30_000],
      ['updated', 'needs_response', 0],
      ['updated', 'under_review', 0],
      ['closed', 'won', 30_000],
    ];
    const member = await newMember();
    const { paid, link, dispute } = invoice({ at, memberNumber: member.number });
    await sendAll(paid(), link());
    for (const [index, [what, status, left]] of steps.entries()) {
      await sendAll(dispute(what, later(10 + index), status));
      expect(await sumOf(member), status).toBe(left);
    }
    // An older event changes nothing.
    await sendAll(dispute('updated', later(12), 'under_review'));
    expect(await sumOf(member)).toBe(30_000);
  });

  test('that was lost before its payment arrived here is applied then', async () => {
    const member = await newMember();
    const { paid, link, dispute } = invoice({ at, memberNumber: member.number });
    await sendAll(
      dispute('closed', later(20), 'lost'),
      dispute('created', later(10), 'needs_response'),
    );
    await sendAll(link(), paid());
    expect(await sumOf(member)).toBe(0);
    expect(await duesOf(member)).toEqual([]);
  });
});

test('an event of a type that we do not use is recorded and ignored', async () => {
  const unknown = event('customer.updated', at, { id: 'cus_1', object: 'customer', ...payer });
  expect(await sendAll(unknown, unknown)).toEqual(['ignored', 'repeated']);
  const strange = event('invoice.paid', at, { object: 'something' });
  expect(await sendAll(strange)).toEqual(['ignored']);
  const nested = event('customer.updated', at, {
    object: Array.from({ length: 60 }).reduce((inner) => [inner], 1),
  });
  expect((await send(nested)).status).toBeLessThan(500);
});

test('An event that cannot be stored is refused with 500, and is stored when Stripe sends it again', async () => {
  const member = await newMember();
  const paid = invoice({ at, memberNumber: member.number }).paid();
  await server.owner.query('alter table private.payment_events rename to payment_events_away');
  expect(await send(paid)).toMatchObject({ status: 500, code: 'unexpected_failure' });
  await server.owner.query('alter table private.payment_events_away rename to payment_events');
  expect(await send(paid)).toMatchObject({ status: 200, state: 'applied' });
  expect(await sumOf(member)).toBe(30_000);
});

describe('An event of an unknown member', () => {
  const park = async (customer = `cus_${crypto.randomUUID()}`) => {
    const one = invoice({ at, customer });
    const paid = one.paid();
    expect(await sendAll(paid)).toEqual(['parked']);
    const [{ id = '', reason } = {}] = await stored(paid.id);
    expect(reason).toBe('unknown_member');
    return { ...one, id, customer };
  };

  test('is assigned by Fabio with all others of its customer, once, and those that follow are applied at once', async () => {
    const member = await newMember();
    const first = await park();
    const second = invoice({ at: '2026-10-03T15:00:00Z', customer: first.customer });
    const refund = first.refund('2026-10-05T15:00:00Z', 5_000);
    expect(await sendAll(second.paid(), first.link(), refund)).toEqual([
      'parked',
      'applied',
      'waiting',
    ]);
    const fabio = await server.admin(cast.fabio.email);
    const { data: choices } = await fabio.rpc('payment_member_choices', { search: member.number });
    expect(choices).toEqual([{ id: member.id, member_number: member.number, name: 'Rita Prates' }]);
    const assign = () =>
      fabio.rpc('assign_payment_event', { event_id: first.id, member_id: member.id });
    const answers = await Promise.all([assign(), assign()]);
    expect(answers.map(({ error }) => error?.code ?? 'assigned').toSorted()).toEqual([
      'already_handled',
      'assigned',
    ]);
    expect(await sumOf(member)).toBe(55_000);
    await sendAll(invoice({ at: '2026-11-03T15:00:00Z', customer: first.customer }).paid());
    expect(await sumOf(member)).toBe(85_000);
    const { rows } = await server.owner.query(
      `select action, actor_id, member_id, details from activity_log where subject_id = $1`,
      [first.id],
    );
    expect(rows).toEqual([
      {
        action: 'payment_event.assigned',
        actor_id: cast.fabio.adminId,
        member_id: member.id,
        details: {},
      },
    ]);
  });

  test('is discarded with a reason, stays listed, and can still be assigned', async () => {
    const member = await newMember();
    const { id } = await park();
    const fabio = await server.admin(cast.fabio.email);
    const discard = (reason: string) =>
      fabio.rpc('discard_payment_event', { event_id: id, reason });
    expect((await discard('  ')).error?.code).toBe('reason_length');
    expect((await discard('A test of the shop')).error).toBeNull();
    expect((await discard('Again, again')).error?.code).toBe('already_handled');
    const list = fabio.from('payment_event_list').select('state, note').eq('id', id).single();
    expect((await list).data).toEqual({ state: 'discarded', note: 'A test of the shop' });
    await fabio.rpc('assign_payment_event', { event_id: id, member_id: member.id });
    expect(await sumOf(member)).toBe(30_000);
  });

  test('whose number and customer name different members is parked until someone decides', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const { id, customer } = await park();
    const fabio = await server.admin(cast.fabio.email);
    await fabio.rpc('assign_payment_event', { event_id: id, member_id: one.id });
    const both = invoice({
      at: '2026-10-03T15:00:00Z',
      customer,
      memberNumber: other.number,
    }).paid();
    expect(await sendAll(both)).toEqual(['parked']);
    expect(await stored(both.id)).toMatchObject([{ reason: 'two_members' }]);
  });

  test('that was paid once, by a link, counts after Fabio assigns it, and its refund is taken back', async () => {
    const member = await newMember();
    const paid = paidOnce({ at, memberNumber: member.number });
    const [first, refund] = [paid.completed(), paid.refund('2026-09-09T15:00:00Z', 4_000)];
    expect(await sendAll(refund, first, first)).toEqual(['waiting', 'parked', 'repeated']);
    const [{ id = '', reason = '' } = {}] = await stored(first.id);
    expect(reason).toBe('paid_once');
    expect(await sumOf(member)).toBe(0);
    const fabio = await server.admin(cast.fabio.email);
    await fabio.rpc('assign_payment_event', { event_id: id, member_id: member.id });
    expect(await sumOf(member)).toBe(21_000);
    expect((await entriesOf(member))[0]).toMatchObject({ month: '2026-09-01', cents: 25_000 });
    expect(await stored(refund.id)).toMatchObject([{ state: 'applied' }]);
  });

  test('that was paid once keeps no reference that is not a member number', async () => {
    const paid = paidOnce({ at, memberNumber: payer.customer_email }).completed();
    expect(await sendAll(paid)).toEqual(['parked']);
    const { rows } = await server.owner.query(
      'select member_number from private.payment_events where event_id = $1',
      [paid.id],
    );
    expect(rows).toEqual([{ member_number: null }]);
  });

  test('that was paid once counts when the money has come, and by its invoice if it has one', async () => {
    const unpaid = paidOnce({ at, more: { payment_status: 'unpaid' } });
    expect(await sendAll(unpaid.completed(), unpaid.succeeded())).toEqual(['ignored', 'parked']);
    const others = [{ invoice: 'in_1' }, { mode: 'setup' }, { mode: 'subscription' }];
    const events = others.map((more) => paidOnce({ at, more }).completed());
    expect(await sendAll(...events)).toEqual(['ignored', 'ignored', 'ignored']);
  });

  test('that is a refund is assigned to a payment of that member only', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const one = invoice({ at, memberNumber: member.number });
    const refund = one.refund('2026-10-05T15:00:00Z', 5_000);
    expect(await sendAll(one.paid(), refund)).toEqual(['applied', 'waiting']);
    const [{ id = '' } = {}] = await stored(refund.id);
    const fabio = await server.admin(cast.fabio.email);
    const { data: payments } = await fabio.rpc('member_payments', { member_id: member.id });
    expect(payments).toEqual([
      {
        invoice_id: one.ids.invoice,
        month: '2026-09-01',
        received_on: '2026-09-03',
        cents: 30_000,
      },
    ]);
    const assign = (member_id: string, invoice_id?: string) =>
      fabio.rpc('assign_payment_event', {
        event_id: id,
        member_id,
        ...(invoice_id && { invoice_id }),
      });
    expect((await assign(member.id)).error?.code).toBe('no_payment');
    expect((await assign(other.id, one.ids.invoice)).error?.code).toBe('no_payment');
    expect((await assign(member.id, one.ids.invoice)).data).toBe('applied');
    expect(await sumOf(member)).toBe(25_000);
  });

  test('is found by its id and customer, and by the name and number of the member it is assigned to, but not by email', async () => {
    const member = await newMember();
    const { id, customer, ids } = await park();
    const fabio = await server.admin(cast.fabio.email);
    const found = async (words: string) => {
      const list = fabio.from('payment_event_list').select('id').eq('id', id);
      const { data } = await list.like('search_text', `%${words.replaceAll('_', '\\_')}%`);
      return data?.length;
    };
    for (const words of [customer, ids.invoice]) expect(await found(words.toLowerCase())).toBe(1);
    expect(await found('prates')).toBe(0);
    await fabio.rpc('assign_payment_event', { event_id: id, member_id: member.id });
    for (const words of [member.number.toLowerCase(), 'rita', 'prates']) {
      expect(await found(words)).toBe(1);
    }
    expect(await found('@example')).toBe(0);
  });

  test('is seen and handled by admins for open books only', async () => {
    const { id } = await park();
    for (const api of [
      await server.admin(cast.otavio.email),
      server.anonymous(),
      await server.signedIn(cast.ana.email),
    ]) {
      const { data } = await api.from('payment_event_list').select('id');
      expect(data ?? []).toEqual([]);
      for (const call of [
        api.rpc('assign_payment_event', { event_id: id, member_id: cast.ana.memberId }),
        api.rpc('discard_payment_event', { event_id: id, reason: 'No reason' }),
        api.rpc('payment_member_choices', { search: 'Rita' }),
        api.rpc('member_payments', { member_id: cast.ana.memberId }),
        api.rpc('record_payment_event', { event: {} }),
      ]) {
        expect((await call).error?.code).toMatch(/permission_denied|42501/);
      }
    }
  });
});
