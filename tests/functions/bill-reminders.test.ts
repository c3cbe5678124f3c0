import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
// @ts-expect-error: the package has no types
import ece from 'http_ece';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../rules/engine/days.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';
import { projectWithSecrets } from './stripe-events.ts';

/** A push service that accepts everything. */
const received: { path: string; body: Buffer }[] = [];
const pushService = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ path: request.url ?? '', body: Buffer.concat(parts) });
    response.writeHead(201).end();
  });
});
await new Promise<void>((listening) => pushService.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;

const supabaseDir = projectWithSecrets({ PUSH_SERVICES: origin });
afterAll(() => {
  pushService.close();
  rmSync(dirname(supabaseDir), { recursive: true, force: true });
});

const server = testServer(() => ({ supabaseDir }));

const device = createECDH('prime256v1');
const p256dh = device.generateKeys('base64url');
const authSecret = randomBytes(16);

const run = () => callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });

/** The time zone in which it is now an hour of the day. */
function zoneAt(hour: number): { name: string; today: string } {
  const now = new Date();
  let offset = hour - now.getUTCHours();
  if (offset < -12) offset += 24;
  if (offset > 14) offset -= 24;
  const name = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  return { name, today: new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 10) };
}

type More = { member?: string; zone?: string; letters?: object[] } & Record<string, unknown>;

/** Adds a bill of a doctor's office, in a draft of a request. Its only day is its due date. */
async function addBill({ member, zone, letters = [], ...more }: More): Promise<string> {
  const noon = zoneAt(12);
  const [id, care] = [randomUUID(), randomUUID()];
  const member_id = member ?? cast.ana.memberId;
  await server.owner.query(
    'insert into sharing_requests (id, member_id, time_zone, provider) values ($1, $2, $3, $4)',
    [care, member_id, zone ?? noon.name, 'Clínica Boa Vista'],
  );
  const bill = {
    ...{ id, request_id: care, member_id, sender: 'office', amount_cents: 123_456 },
    ...{ billed_on: addDays(noon.today, -300), due_on: null, payment: 'unpaid', answers: {} },
    ...{ letter_fields: { provider: 'Clínica Boa Vista', patient: 'Ana Souza' }, ...more },
  };
  await server.owner.query(
    `insert into member_bills (id, request_id, member_id, sender, amount_cents, billed_on, due_on, payment, answers, letter_fields)
     select id, request_id, member_id, sender, amount_cents, billed_on, due_on, payment, answers, letter_fields
     from jsonb_populate_record(null::member_bills, $1)`,
    [bill],
  );
  for (const letter of letters) {
    await server.owner.query(
      `insert into bill_letters (bill_id, member_id, letter, written_on, contents, sent_on, sent_by, answered_on, result, new_amount_cents)
       select bill_id, member_id, 'assistance', billed_on, '{}', billed_on, 'mail', billed_on, 'agreed', new_amount_cents
       from jsonb_populate_record(null::bill_letters, $1), (select $2::date) as bills (billed_on)`,
      [{ bill_id: id, member_id, ...letter }, bill.billed_on],
    );
  }
  return id;
}

const dueIn = (days: number, more: More = {}) =>
  addBill({ due_on: addDays(zoneAt(12).today, days), ...more });

const emails = async () =>
  (await queuedEmails(server)).filter(({ kind }) => kind === 'bill-reminder');

/** What the devices show, after the run that sends what the last one queued. */
async function notices(): Promise<{ path: string; body: string; url: string }[]> {
  await run();
  return received.map(({ path, body }) => {
    const read = ece.decrypt(body, { version: 'aes128gcm', privateKey: device, authSecret });
    return { path, ...JSON.parse(String(read)) };
  });
}

const setAna = (column: 'receive_emails' | 'enrollment_status', value: unknown) =>
  server.owner.query(`update members set ${column} = $2 where id = $1`, [cast.ana.memberId, value]);

beforeEach(async () => {
  received.length = 0;
  // Not asked yet.
  await server.owner.query('update members set receive_emails = null');
  await server.owner.query(
    `insert into push_subscriptions (member_id, endpoint, p256dh, auth, device, language, kinds)
     values ($1, $2 || '/bills', $3, $4, 'Firefox', 'pt-BR', '{bills}'),
       ($1, $2 || '/english', $3, $4, 'Safari', 'en', '{bills}'),
       ($1, $2 || '/others', $3, $4, 'Chrome', 'pt-BR', '{requests,contributions}')`,
    [cast.ana.memberId, origin, p256dh, authSecret.toString('base64url')],
  );
});

afterEach(async () => {
  await server.owner.query("delete from sharing_requests where state = 'draft'");
  await server.owner.query('delete from push_subscriptions');
  await server.owner.query('delete from gateway.mail_queue');
});

describe('A bill that is due', () => {
  test.each([
    [8, 0],
    [7, 1],
    // The reminder of yesterday, which was not sent.
    [6, 1],
    [5, 0],
    [2, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
  ])(
    'in %i days has %i reminders today, by email and on the devices that want them',
    async (days, times) => {
      const id = await dueIn(days);
      await run();
      expect((await emails()).map(({ recipient }) => recipient)).toEqual(
        Array(times).fill(cast.ana.email),
      );
      const shown = (await notices()).map(({ path, url }) => `${path} ${url}`).toSorted();
      const [portuguese, english] = [`/BR/member-portal/bills/${id}`, `/member-portal/bills/${id}`];
      expect(shown).toEqual(times ? [`/bills ${portuguese}`, `/english ${english}`] : []);
    },
  );

  test('is reminded of seven days before and one day before, each once, however often the jobs run', async () => {
    const id = await dueIn(7);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await emails()).toHaveLength(1);
    // The next day, and six days later. The clock stays, so the days move.
    await server.owner.query('update private.bill_checks set checked_on = checked_on - 1');
    await run();
    expect(await emails()).toHaveLength(1);
    await server.owner.query('update private.bill_checks set checked_on = checked_on - 1');
    await server.owner.query('update private.bill_reminders set day = day - 6');
    await server.owner.query('update member_bills set due_on = due_on - 6 where id = $1', [id]);
    await Promise.all([run(), run()]);
    expect(await emails()).toHaveLength(2);
    const { rows } = await server.owner.query(
      'select days_before, sent_at is not null as is_sent from private.bill_reminders order by 1',
    );
    expect(rows).toEqual([
      { days_before: 1, is_sent: true },
      { days_before: 7, is_sent: true },
    ]);
  });

  test('is one email and one notice, although a call was lost', async () => {
    const id = await dueIn(7);
    // One run is killed between its two calls, another one after its claim.
    const { rows } = await server.owner.query('select public.bills_to_check() as bills');
    expect(rows[0].bills).toMatchObject([{ id, today: zoneAt(12).today }]);
    const found = [{ bill_id: id, today: zoneAt(12).today, day: addDays(zoneAt(12).today, 7) }];
    const checks = JSON.stringify(found.map((one) => ({ ...one, days_before: 7 })));
    await server.owner.query('select public.finish_bill_checks($1)', [checks]);
    await server.owner.query('select public.finish_bill_checks($1)', [checks]);
    const claims = await server.owner.query('select * from public.claim_bill_reminders(null)');
    expect(claims.rows).toHaveLength(1);
    await run();
    expect(await emails()).toEqual([]);
    await server.owner.query(
      "update private.bill_reminders set claimed_at = claimed_at - interval '11 minutes'",
    );
    // Admins see that it failed, and can have it sent.
    const waiting = async () => {
      const found = await server.owner.query(
        "select private.is_abandoned(claimed_at) as has_failed from private.waiting_emails where job = 'bill-reminders'",
      );
      return found.rows;
    };
    expect(await waiting()).toEqual([{ has_failed: true }]);
    const { data } = await (await server.admin(cast.fabio.email)).rpc('release_emails');
    expect(data).toBeGreaterThan(0);
    await Promise.all([run(), run(), run()]);
    expect(await emails()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    // One on each of two devices.
    expect(await notices()).toHaveLength(2);
  });

  test('is no longer reminded of once it changes, until the next check', async () => {
    const id = await dueIn(7);
    const found = [{ bill_id: id, today: zoneAt(12).today, day: addDays(zoneAt(12).today, 7) }];
    const checks = JSON.stringify(found.map((one) => ({ ...one, days_before: 7 })));
    await server.owner.query('select public.finish_bill_checks($1)', [checks]);
    await server.owner.query("update member_bills set payment = 'paid' where id = $1", [id]);
    await run();
    expect(await emails()).toEqual([]);
    await server.owner.query("update member_bills set payment = 'partly' where id = $1", [id]);
    await server.owner.query('update private.bill_checks set checked_on = checked_on - 1');
    await run();
    expect(await emails()).toHaveLength(1);
  });

  test.each([
    ['is paid', { payment: 'paid' }],
    ['is forgiven', { letters: [{ new_amount_cents: 0 }] }],
  ])('and %s needs no reminder', async (_what, more) => {
    await dueIn(7, more);
    await run();
    expect(await emails()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  test('is not reminded of at night', async () => {
    const { name, today } = zoneAt(3);
    await addBill({ zone: name, due_on: addDays(today, 7) });
    await run();
    expect(await emails()).toEqual([]);
  });
});

test('Each bill is checked on the day of its member, from 8 in the morning on', async () => {
  const ids = new Map<string, string>();
  const offsets = ['+12', '+9', '+6', '+3', '-3', '-6', '-9', '-12', '-14'];
  for (const zone of ['UTC', ...offsets.map((offset) => `Etc/GMT${offset}`)]) {
    ids.set(await dueIn(100, { zone }), zone);
  }
  const { rows } = await server.owner.query<{ bills: { id: string; today: string }[]; now: Date }>(
    'select public.bills_to_check() as bills, now()',
  );
  const [{ bills, now }] = rows as [(typeof rows)[number]];
  const expected = [...ids].flatMap(([id, timeZone]) => {
    const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
    return Number(hour.format(now)) >= 8 ? [{ id, today: day.format(now) }] : [];
  });
  expect(expected.length).toBeGreaterThan(1);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(bills.map(({ id, today }) => ({ id, today })).toSorted(byId)).toEqual(
    expected.toSorted(byId),
  );
});

test('A day that the law gives counts, and a bill with an impossible day in its answers stops no other', async () => {
  const { today } = zoneAt(12);
  const answers = { collector: 'yes', notice: '2026-99-99' };
  await addBill({ sender: 'collector', answers, billed_on: addDays(today, -10) });
  // 240 days after the first bill, the hospital need no longer accept an application for assistance.
  const id = await addBill({ sender: 'hospital', billed_on: addDays(today, -233) });
  const { body } = await run();
  expect(body).toMatchObject({ failed: [] });
  const sent = await emails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(`/bills/${id}`);
});

test('A member who has declined emails gets the notice only', async () => {
  await setAna('receive_emails', false);
  const id = await dueIn(7);
  await run();
  expect(await emails()).toEqual([]);
  const shown = await notices();
  expect(shown.map(({ url }) => url).toSorted()).toEqual([
    `/BR/member-portal/bills/${id}`,
    `/member-portal/bills/${id}`,
  ]);
  expect(shown.map(({ body }) => body).toSorted()).toEqual([
    'One of your bills has an important date soon.',
    'Uma das suas contas tem uma data importante chegando.',
  ]);
});

test('A member whose membership has ended gets no reminder', async () => {
  await setAna('enrollment_status', 'cancelled');
  try {
    await dueIn(7);
    await run();
    expect(await emails()).toEqual([]);
    expect(await notices()).toEqual([]);
  } finally {
    await setAna('enrollment_status', 'active');
  }
});

test('The email is in the language of its reader, and has the day and the page of the bill, but nothing that the bill says', async () => {
  await server.owner.query(
    `update auth.users set raw_user_meta_data = '{"language": "en"}' where email = $1`,
    [cast.helena.email],
  );
  const anas = await dueIn(7);
  const helenas = await dueIn(1, { member: cast.helena.memberId });
  await run();
  const sent = await emails();
  const [portuguese, english] = [cast.ana, cast.helena].map(({ email }) =>
    sent.find(({ recipient }) => recipient === email),
  );
  expect(portuguese?.subject).toMatch(/^Mutirão: \d\d\/\d\d\/\d{4} é uma data importante/);
  expect(portuguese?.text).toContain(`/BR/member-portal/bills/${anas}`);
  expect(portuguese?.text).toContain('/BR/member-portal/profile/information');
  expect(english?.subject).toMatch(/^Mutirão: \w+ \d+, \d{4} is an important date/);
  expect(english?.text).toMatch(new RegExp(`[^R]/member-portal/bills/${helenas}`));
  for (const { subject, html, text } of sent) {
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/Boa Vista|Souza|1[.,]?234|office|consult|due date|vencimento/i);
    }
  }
});
