import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { invoice, projectWithSecrets, secret, signatureOf } from './stripe-events.ts';

const supabaseDir = projectWithSecrets({ STRIPE_WEBHOOK_SECRET: secret });
afterAll(() => rmSync(dirname(supabaseDir), { recursive: true, force: true }));

const server = testServer(() => ({ supabaseDir }));

const post = async (payload: string, signature = signatureOf(payload)) => {
  const response = await fetch(`${server.url}/functions/v1/payment-events`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
};

test('300 signed events at once from one address are all stored, among forged ones of that address', async () => {
  const payments = Array.from({ length: 300 }, () =>
    JSON.stringify(
      invoice({ at: '2026-09-03T15:00:00Z', memberNumber: cast.ana.memberNumber }).paid(),
    ),
  );
  const forged = Array.from({ length: 30 }, () => post('{}', 't=1,v1=00'));
  const signed = payments.map((payload) => post(payload));
  expect(new Set(await Promise.all(signed))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(forged))).toEqual(new Set([400]));
  const { rows } = await server.owner.query(
    `select
       (select count(*)::int from private.payment_events where state = 'applied') as applied,
       (select count(*)::int from contribution_entries where source = 'stripe') as entries`,
  );
  expect(rows).toEqual([{ applied: 300, entries: 300 }]);
});
