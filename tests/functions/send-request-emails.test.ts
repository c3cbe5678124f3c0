import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();
let ana: SupabaseClient;
let otavio: SupabaseClient;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  otavio = await server.admin(cast.otavio.email);
});

const secret = { what_happened: 'Enxaqueca forte', provider: 'Dr. Lee' };

async function sendRequest(language: 'en' | 'pt-BR') {
  const id = crypto.randomUUID();
  const { error } = await ana.from('sharing_requests').insert({
    id,
    language,
    kind: 'illness',
    care_stage: 'happened',
    service_date: '2026-09-01',
    had_before: 'no',
    other_payer: 'no',
    payment: 'unpaid',
    ...secret,
  });
  expect(error).toBeNull();
  const { data } = await ana.rpc('submit_request', { request_id: id, is_truthful: true });
  return { id, number: (data as { number: string }).number };
}

const deliver = () => callFunction(server, 'send-request-emails', {});

const emailsAbout = async (number: string) =>
  (await queuedEmails(server)).filter(({ subject }) => subject.includes(number));

test.each([
  ['pt-BR', 'Há novidades no seu pedido', '/BR/member-portal/requests/'],
  ['en', 'There is an update on your request', '/member-portal/requests/'],
] as const)(
  'Ana gets one email in %s for each change of turn, with the number and nothing about her health',
  async (language, subject, path) => {
    const { id, number } = await sendRequest(language);
    await Promise.all([deliver(), deliver(), deliver()]);
    const [received, ...more] = await emailsAbout(number);
    expect(more).toEqual([]);
    expect(received?.recipient).toBe(cast.ana.email);
    expect(received?.subject).toBe(`Mutirão: ${subject} ${number}`);
    expect(received?.text).toContain(`${path}${number}`);

    // A request for a document and the message about it are one change.
    await otavio.rpc('reply_to_request', {
      request_id: id,
      message_id: crypto.randomUUID(),
      body: 'Enxaqueca: falta a conta.',
      document_kinds: ['itemized-bill'],
    });
    await deliver();
    const [, turn, ...others] = await emailsAbout(number);
    expect(others).toEqual([]);
    expect(turn?.text).toMatch(language === 'en' ? /your turn/ : /sua vez/);
    for (const email of [received, turn]) {
      expect(`${email?.subject} ${email?.text} ${email?.html}`).not.toMatch(
        /Enxaqueca|Lee|illness|Souza/,
      );
    }
  },
);

test('changes that follow each other before an email is sent become one email', async () => {
  const { id, number } = await sendRequest('en');
  await deliver();
  for (const to_state of ['waiting_member', 'checking', 'in_review', 'waiting_provider']) {
    const { error } = await otavio.rpc('move_request', { request_id: id, to_state });
    expect(error).toBeNull();
  }
  await deliver();
  expect(await emailsAbout(number)).toHaveLength(2);
});

test('a request that the member withdraws is no news', async () => {
  const { id, number } = await sendRequest('en');
  await deliver();
  await ana.rpc('withdraw_request', { request_id: id });
  await deliver();
  expect(await emailsAbout(number)).toHaveLength(1);
});
