import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { nextEdition } from '../support/next-edition.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();
const deliver = () => callFunction(server, 'send-edition-emails', {});

const emailsSent = async () =>
  (await queuedEmails(server)).filter(({ kind }) => kind === 'edition-published');

const recipientsAllowed = async () => {
  const { rows } = await server.owner.query<{ email: string }>(
    'select email from members where private.status_allows_sign_in(enrollment_status) order by 1',
  );
  return rows.map(({ email }) => email);
};

test('Every member gets one email about a new edition, in their language, despite lost calls', async () => {
  await deliver();
  expect(await emailsSent()).toEqual([]);

  const service = createClient(server.url, server.secretKey);
  const { error } = await service.rpc('publish_rule_edition', await nextEdition('2090-01-31'));
  expect(error).toBeNull();
  await server.owner.query(
    `update auth.users set raw_user_meta_data = '{"language": "en"}' where email = $1`,
    [cast.bruno.email],
  );

  // A process that is killed after the claim: the emails are due again ten minutes later.
  const lost = await service.rpc('claim_edition_emails', { client_address: '10.0.0.1' });
  expect(lost.data?.length).toBe((await recipientsAllowed()).length);
  await deliver();
  expect(await emailsSent()).toEqual([]);
  await server.owner.query(
    "update private.edition_emails set claimed_at = claimed_at - interval '11 minutes'",
  );

  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  const sent = await emailsSent();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(await recipientsAllowed());

  const to = (email: string) => sent.find(({ recipient }) => recipient === email);
  expect(to(cast.ana.email)?.subject).toBe('Mutirão: As regras da comunidade mudam em 31/01/2090');
  expect(to(cast.ana.email)?.text).toContain('/BR/rules/changes');
  expect(to(cast.bruno.email)?.subject).toBe(
    'Mutirão: The community rules change on January 31, 2090',
  );
  expect(to(cast.bruno.email)?.text).toMatch(/edition 2/);
  expect(to(cast.bruno.email)?.text).not.toContain('/BR/');
});

describe('A change of the terms', () => {
  const asOperator = () => createClient(server.url, server.secretKey);
  const announce = (document: string, days: number, client = asOperator()) =>
    server.owner
      .query<{ day: string }>('select (private.local_today() + $1::int)::text as day', [days])
      .then(({ rows }) =>
        client.rpc('announce_legal_change', { document, effective_on: rows[0]?.day ?? '' }),
      );

  test.each([
    ['the terms, 29 days ahead', 'terms', 29, 'effective_date_soon'],
    ['the privacy policy, 179 days ahead', 'privacy', 179, 'effective_date_soon'],
    ['the rules', 'rules', 400, 'document_unknown'],
  ])('is refused for %s', async (_what, document, days, code) => {
    expect((await announce(document, days)).error?.code).toBe(code);
  });

  test('is announced by the operator only, and once', async () => {
    const ana = await server.signedIn(cast.ana.email);
    expect((await announce('terms', 30, ana)).error?.code).toBe('42501');
    expect((await announce('terms', 30)).error).toBeNull();
    expect((await announce('terms', 30)).error?.code).toBe('announced_already');
  });

  test('reaches everyone with an account of the portal, once, in their language', async () => {
    const run = () => callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });
    await Promise.all([run(), run(), run()]);
    await run();
    const sent = (await queuedEmails(server)).filter(({ kind }) => kind === 'legal-change');
    const { rows } = await server.owner.query<{ email: string }>(
      `select email from auth.users where email_confirmed_at is not null
         and not exists (select from admins where auth_user_id = users.id) order by 1`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      rows.map(({ email }) => email).toSorted(),
    );
    const bruno = sent.find(({ recipient }) => recipient === cast.bruno.email);
    expect(bruno?.text).toContain('/legal#terms');
    expect(bruno?.text).toContain('a new version of our terms of use takes effect');
    const ana = sent.find(({ recipient }) => recipient === cast.ana.email);
    expect(ana?.text).toContain('/BR/legal#terms');
    expect(ana?.text).toContain('uma nova versão dos nossos termos de uso');
  });
});
