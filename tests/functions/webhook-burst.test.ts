import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { invoice, projectWithSecrets, secret, signatureOf } from './stripe-events.ts';

const supabaseDir = projectWithSecrets({ STRIPE_WEBHOOK_SECRET: secret });
afterAll(() => rmSync(dirname(supabaseDir), { recursive: true, force: true }));

const server = testServer(() => ({ supabaseDir }));

async function post(payload: string, signature = signatureOf(payload)) {
  const response = await fetch(`${server.url}/functions/v1/payment-events`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sends an event as Stripe does: again after 503, which a busy machine may return, until it is stored. */
async function deliver(payload: string): Promise<number> {
  const status = await post(payload);
  return status === 503 ? deliver(payload) : status;
}

const payment = () =>
  JSON.stringify(
    invoice({ at: '2026-09-03T15:00:00Z', memberNumber: cast.ana.memberNumber }).paid(),
  );

test('300 signed events at once from one address are all stored, among forged ones of that address', async () => {
  const forged = Array.from({ length: 30 }, () => post('{}', 't=1,v1=00'));
  const signed = Array.from({ length: 300 }, () => deliver(payment()));
  expect(new Set(await Promise.all(signed))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(forged))).toEqual(new Set([400]));
  const { rows } = await server.owner.query(
    `select
       (select count(*)::int from private.payment_events where state = 'applied') as applied,
       (select count(*)::int from contribution_entries where source = 'stripe') as entries`,
  );
  expect(rows).toEqual([{ applied: 300, entries: 300 }]);
});

test('events that arrive while the database is too busy are put off, and stored later', async () => {
  const payments = Array.from({ length: 12 }, payment);
  // The default is 8 s, and the events wait one after the other.
  const recording = 'alter function record_payment_event(jsonb)';
  await server.owner.query(`${recording} set lock_timeout = '300ms'`);
  await server.owner.query('begin');
  await server.owner.query('select private.lock_payment_events()');
  const early = await Promise.all(payments.map((payload) => post(payload)));
  await server.owner.query('commit');
  await server.owner.query(`${recording} reset lock_timeout`);
  // With a moved clock (`npm run test:dates`), PostgreSQL's timer of locks does not run out, and the
  // gateway's own limit answers with 504.
  const expected = process.env.FAKETIME ? expect.toBeOneOf([503, 504]) : 503;
  expect(early).toEqual(Array(12).fill(expected));
  expect(new Set(await Promise.all(payments.map(deliver)))).toEqual(new Set([200]));
});
