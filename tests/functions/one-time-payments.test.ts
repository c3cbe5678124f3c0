import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import {
  invoice,
  oneTimePayment,
  projectWithSecrets,
  secret,
  signatureOf,
} from './stripe-events.ts';

const supabaseDir = projectWithSecrets({ STRIPE_WEBHOOK_SECRET: secret });
afterAll(() => rmSync(dirname(supabaseDir), { recursive: true, force: true }));

const server = testServer(() => ({ supabaseDir }));
const at = '2026-09-03T15:00:00Z';

async function sendAll(...bodies: object[]): Promise<string[]> {
  const states: string[] = [];
  for (const body of bodies) {
    const payload = JSON.stringify(body);
    const response = await fetch(`${server.url}/functions/v1/payment-events`, {
      method: 'POST',
      headers: { 'stripe-signature': signatureOf(payload) },
      body: payload,
    });
    states.push(((await response.json()) as { state: string }).state);
  }
  return states;
}

let rita: { id: string; number: string };
beforeEach(async () => {
  const { rows } = await server.owner.query<typeof rita>(
    `insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
     values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'FL', 'active')
     returning id, member_number as number`,
  );
  rita = rows[0] as typeof rita;
});

async function listed(intent: string) {
  const fabio = await server.admin(cast.fabio.email);
  const { data } = await fabio
    .from('payment_event_list')
    .select('id, state, reason, member_name, cents')
    .eq('object_id', intent)
    .neq('state', 'ignored');
  return data ?? [];
}

async function entries() {
  const { rows } = await server.owner.query<{ cents: number; kind: string; month: string }>(
    `select cents::integer, kind, month::text from contribution_entries
     where member_id = $1 and source = 'stripe' order by created_at`,
    [rita.id],
  );
  return rows;
}

async function assign(intent: string, more: { month?: string; kind?: string }) {
  const [{ id = '' } = {}] = (await listed(intent)) as { id?: string }[];
  const fabio = await server.admin(cast.fabio.email);
  return fabio.rpc('assign_payment_event', { event_id: id, member_id: rita.id, ...more });
}

test('A one-time payment of Rita is parked once, in any order of its reports, and recorded nowhere', async () => {
  for (const order of ['session,intent,charge', 'charge,intent,session', 'intent,charge,session']) {
    const payment = oneTimePayment({ at, memberNumber: rita.number });
    const reports = order.split(',') as ('session' | 'intent' | 'charge')[];
    expect(await sendAll(...reports.map((name) => payment[name]()))).toEqual([
      'parked',
      'ignored',
      'ignored',
    ]);
    expect(await listed(payment.ids.intent), order).toMatchObject([
      { state: 'parked', reason: 'paid_once', member_name: 'Rita Prates', cents: 12_500 },
    ]);
  }
  expect(await entries()).toEqual([]);
});

test('Fabio records it for a month or as a gift, once, and a refund takes it back', async () => {
  const [month, gift] = [oneTimePayment({ at }), oneTimePayment({ at, cents: 5_000 })];
  await sendAll(month.intent(), gift.session());
  expect((await assign(month.ids.intent, { month: '2026-08-01' })).data).toBe('applied');
  expect((await assign(month.ids.intent, { month: '2026-08-01' })).error?.code).toBe(
    'already_handled',
  );
  expect((await assign(gift.ids.intent, { month: '2026-09-01', kind: 'gift' })).data).toBe(
    'applied',
  );
  expect(await sendAll(month.charge(), month.refund('2026-10-02T15:00:00Z', 2_500))).toEqual([
    'ignored',
    'applied',
  ]);
  expect(await entries()).toEqual([
    { cents: 12_500, kind: 'contribution', month: '2026-08-01' },
    { cents: 5_000, kind: 'gift', month: '2026-09-01' },
    { cents: -2_500, kind: 'contribution', month: '2026-08-01' },
  ]);
});

test('A refund of a payment that is still parked waits for the decision', async () => {
  const payment = oneTimePayment({ at });
  const states = await sendAll(payment.session(), payment.refund('2026-09-20T15:00:00Z', 12_500));
  expect(states).toEqual(['parked', 'waiting']);
  await sendAll(payment.charge());
  await assign(payment.ids.intent, { month: '2026-09-01' });
  expect((await entries()).map(({ cents }) => cents)).toEqual([12_500, -12_500]);
});

test('The payment of an invoice is never a one-time payment, whichever report arrives first', async () => {
  for (const order of [
    ['intent', 'paid', 'link'],
    ['link', 'intent', 'paid'],
    ['paid', 'link', 'intent'],
  ] as const) {
    const billed = invoice({ at, memberNumber: rita.number });
    const { intent } = oneTimePayment({ at, cents: 30_000 });
    const reports = {
      intent: intent({ id: billed.ids.intent, latest_charge: billed.ids.charge }),
      paid: billed.paid(),
      link: billed.link(),
    };
    await sendAll(...order.map((name) => reports[name]));
    expect(await listed(billed.ids.intent), order.join()).toEqual([]);
  }
  // Before API version 2025-03-31, it names the invoice itself.
  const billed = invoice({ at, memberNumber: rita.number });
  const charge = oneTimePayment({ at }).charge({ invoice: billed.ids.invoice });
  expect(await sendAll(charge, billed.paid())).toEqual(['applied', 'applied']);
  expect(await entries()).toHaveLength(4);
});

test('An invoice of a payment that was recorded as a one-time payment needs a person', async () => {
  const billed = invoice({ at, memberNumber: rita.number });
  const { intent } = oneTimePayment({ at, cents: 30_000 });
  await sendAll(intent({ id: billed.ids.intent }));
  await assign(billed.ids.intent, { month: '2026-09-01' });
  expect(await sendAll(billed.link())).toEqual(['parked']);
  const fabio = await server.admin(cast.fabio.email);
  const { data } = await fabio
    .from('payment_event_list')
    .select('id, kind')
    .eq('reason', 'recorded_twice')
    .single();
  expect(data?.kind).toBe('link');
  const { error } = await fabio.rpc('assign_payment_event', {
    event_id: data?.id ?? '',
    member_id: rita.id,
  });
  expect(error?.code).toBe('recorded_twice');
});

test('Checkouts of subscriptions, with an invoice, or not paid yet are ignored; other money is parked', async () => {
  const payment = () => oneTimePayment({ at, memberNumber: rita.number });
  expect(
    await sendAll(
      payment().session({ mode: 'subscription', invoice: 'in_1', payment_intent: null }),
      payment().session({ invoice: 'in_2' }),
      payment().session({ payment_status: 'unpaid' }),
      payment().intent({ amount: 0, amount_received: 0 }),
      payment().session({ currency: 'brl' }),
    ),
  ).toEqual(['ignored', 'ignored', 'ignored', 'ignored', 'parked']);
});
