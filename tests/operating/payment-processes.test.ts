import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import type { ServerProcess } from 'supabase-gateway/testing/server-process';
import { afterAll, afterEach, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { invoice, projectWithSecrets, secret, signatureOf } from '../functions/stripe-events.ts';
import { template } from '../support/cluster.ts';
import { startServer } from '../support/server-process.ts';

const SUPABASE_DIR = projectWithSecrets({ STRIPE_WEBHOOK_SECRET: secret });
afterAll(() => rmSync(dirname(SUPABASE_DIR), { recursive: true, force: true }));

const running: ServerProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.end('SIGKILL'))));

/** The processes of functions that a server has started. */
const functionsOf = ({ pid }: ServerProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(
      (child) => child && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('payment-events'),
    )
    .map(Number);

/** Sends an event as Stripe does: until the response is 2xx. */
async function deliver(urls: string[], payload: string, attempt = 0): Promise<number> {
  const url = urls[attempt % urls.length];
  const status = await fetch(`${url}/functions/v1/payment-events`, {
    method: 'POST',
    headers: { 'stripe-signature': signatureOf(payload) },
    body: payload,
  }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 200) return attempt;
  expect(attempt).toBeLessThan(200);
  return deliver(urls, payload, attempt + 1);
}

test.skipIf(process.platform !== 'linux')(
  'Events that two servers receive at once, while their function processes are killed, are applied once each',
  async () => {
    const { name, url } = await newDatabase({ template });
    const env = { DATABASE_URL: url, SUPABASE_DIR, PORT: '0', LOG_LEVEL: 'fatal' };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    running.push(...servers);
    const urls = servers.map((server) => server.url);
    const payments = Array.from({ length: 40 }, (_, index) =>
      invoice({ at: `2026-0${1 + (index % 9)}-03T15:00:00Z`, memberNumber: cast.ana.memberNumber }),
    );
    const events = payments.flatMap((payment) => [
      payment.refund('2026-10-02T15:00:00Z', 10_000),
      payment.paid(),
      payment.link(),
    ]);
    let kills = 0;
    const killFunctions = () => {
      for (const child of servers.flatMap(functionsOf)) {
        process.kill(child, 'SIGKILL');
        kills += 1;
      }
    };
    // Each event arrives twice, at both servers, ten at a time. Others are in flight whenever the processes are killed.
    const waiting = events.flatMap((one) => [
      { to: urls, payload: JSON.stringify(one) },
      { to: urls.toReversed(), payload: JSON.stringify(one) },
    ]);
    let delivered = 0;
    const work = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        await deliver(one.to, one.payload);
        delivered += 1;
        if (delivered % 60 === 30) killFunctions();
      }
    };
    await Promise.all(Array.from({ length: 10 }, work));
    expect(kills).toBeGreaterThan(0);
    const { rows } = await asOwner(name, (owner) =>
      owner.query(
        `select
           (select count(*)::int from private.payment_events) as events,
           (select count(*)::int from private.payment_events where state = 'applied') as applied,
           sum(cents)::int as cents, count(*)::int as entries
         from contribution_entries where source = 'stripe'`,
      ),
    );
    expect(rows).toEqual([{ events: 120, applied: 120, cents: 40 * 20_000, entries: 80 }]);
  },
);
