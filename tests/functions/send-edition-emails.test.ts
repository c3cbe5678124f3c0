import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
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
