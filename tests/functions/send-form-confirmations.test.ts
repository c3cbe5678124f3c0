import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { responseTime } from '../../app/content/response-time.ts';
import { dayInBocaRaton } from '../../app/shared/format/office-clock.ts';
import { referenceOf } from '../../app/shared/format/reference.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();
const secret = 'Enxaqueca <b>forte</b>';

async function send(who: SupabaseClient, answers: object, form = 'contact', language = 'en') {
  const id = randomUUID();
  const { error } = await who.rpc('submit_form', {
    submission_id: id,
    form_slug: form,
    language,
    answers,
    seconds_taken: 9,
    leave_empty: '',
  });
  if (error) throw error;
  return referenceOf(id);
}

const confirm = () => callFunction(server, 'send-form-confirmations', {});

const confirmationsTo = async (email: string) =>
  (await queuedEmails(server)).filter(
    ({ recipient, kind }) => recipient === email && kind === 'form-received',
  );

const sharing = {
  patient: 'self',
  patientName: 'Ana Souza',
  need: 'maternity',
  stage: 'happened',
  serviceDate: dayInBocaRaton(),
  provider: 'Dr. Lee',
  whatHappened: secret,
  otherPayer: 'no',
  answerBy: 'email',
  truthful: true,
};

test('Ana’s request is confirmed once, in her language, with its reference and nothing about her health', async () => {
  const ana = await server.signedIn(cast.ana.email);
  const reference = await send(ana, sharing, 'sharing', 'pt-BR');
  const asked = await Promise.all([confirm(), confirm(), confirm()]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  await confirm();
  const [mail, ...more] = await confirmationsTo(cast.ana.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Recebemos o seu formulário no Mutirão [${reference}]`);
  expect(mail?.text).toContain('Oi, Ana');
  expect(mail?.text).toContain('Recebemos o seu pedido de compartilhamento.');
  expect(mail?.text).toContain(responseTime('pt-BR'));
  expect(mail?.text).not.toMatch(/Enxaqueca|maternity|Lee|Souza/);
});

test('A message whose confirmation was claimed and never sent is confirmed later', async () => {
  const bruno = await server.signedIn(cast.bruno.email);
  await send(bruno, { message: 'Oi' });
  const claim = (age: string) =>
    server.owner.query(
      `update private.form_confirmations set claimed_at = now() - interval '${age}' where email = $1`,
      [cast.bruno.email],
    );
  await claim('1 minute');
  await confirm();
  expect(await confirmationsTo(cast.bruno.email)).toHaveLength(0);
  await claim('11 minutes');
  await confirm();
  expect(await confirmationsTo(cast.bruno.email)).toHaveLength(1);
});

test('A confirmation of the rules without a question gets no email', async () => {
  const helena = await server.signedIn(cast.helena.email);
  const consents = { readRules: true, ownPartFirst: true, notInsurance: true };
  await send(helena, { ...consents, recordsOnRequest: true }, 'sharing-rules');
  await confirm();
  expect(await confirmationsTo(cast.helena.email)).toEqual([]);
});

test('A visitor’s address gets one email an hour with fixed texts, so a mailbox cannot be flooded', async () => {
  const email = 'victim@example.com';
  for (let sent = 0; sent < 5; sent += 1) {
    await send(server.anonymous(), { name: 'Buy now: evil.example', email, message: secret });
  }
  await confirm();
  const [mail, ...more] = await confirmationsTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).not.toMatch(/evil|Enxaqueca/);
  const { rows } = await server.owner.query(
    'select count(*)::int from contact_messages where email = $1',
    [email],
  );
  expect(rows[0].count).toBe(5);
});

test('One visitor reaches at most five mailboxes an hour', async () => {
  const visitor = server.anonymous();
  for (let sent = 0; sent < 7; sent += 1) {
    await send(visitor, { name: 'Rita', email: `many-${sent}@example.com`, message: 'Oi' });
  }
  await confirm();
  const reached = (await queuedEmails(server)).filter(({ recipient }) =>
    recipient.startsWith('many-'),
  );
  expect(reached).toHaveLength(5);
});

test('Only edge functions can read the due confirmations', async () => {
  const { error } = await server
    .anonymous()
    .rpc('claim_form_confirmations', { client_address: '' });
  expect(error?.code).toBe('42501');
});
