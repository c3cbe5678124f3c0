import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();
let fabio: SupabaseClient<Database>;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
});

beforeEach(() => server.owner.query('delete from gateway.mail_queue'));

const deliver = () => callFunction(server, 'send-account-emails', {});

async function help(memberId: string, action: string, newEmail?: string) {
  const { error } = await fabio.rpc('help_with_account', {
    ...{ id: crypto.randomUUID(), member_id: memberId, action, reason: 'Enxaqueca, segredo' },
    ...(newEmail && { new_email: newEmail }),
  });
  expect(error).toBeNull();
}

const speak = (userId: string, language: string) =>
  server.owner.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('language', $2::text) where id = $1`,
    [userId, language],
  );

test.each([
  ['pt-BR', 'Ative a sua conta de membro', '/BR/activate-account'],
  ['en', 'Activate your Mutirão member account', '/activate-account'],
])('the activation in %s has no token, and is sent once', async (language, subject, path) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { rows } = await server.owner.query(
    `insert into members (email, first_name, last_name, date_of_birth, enrollment_status)
     values ($1, 'Rita', 'Prates', '1988-01-01', 'active') returning id`,
    [email],
  );
  const { id } = rows[0];
  // The language of a member without an account is that of the application.
  await server.owner.query(
    `update membership_applications set member_id = $1, language = $2
     where id = (select id from membership_applications limit 1)`,
    [id, language],
  );
  await help(id, 'activation');
  await Promise.all([deliver(), deliver(), deliver()]);
  const [mail, ...more] = await queuedEmails(server);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'account-activation', recipient: email });
  expect(mail?.subject).toContain(subject);
  expect(mail?.text).toMatch(new RegExp(`http://[^/]+${path}(?![?#\\w])`));
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/Enxaqueca|token|1988/);
});

test.each([
  ['pt-BR', 'Crie uma nova senha', '/BR/reset-password#'],
  ['en', 'Reset your Mutirão member portal password', '/reset-password#'],
])(
  'the password link in %s opens the page where a password is chosen',
  async (language, subject, path) => {
    const person = language === 'en' ? cast.helena : cast.bruno;
    await speak(person.userId, language);
    await help(person.memberId, 'password_link');
    await deliver();
    const [mail] = await queuedEmails(server);
    expect(mail?.subject).toContain(subject);
    const link = new URL(new RegExp(`http\\S+${path}\\S+`).exec(mail?.text ?? '')?.[0] ?? '');
    const { email, token } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
    const { body } = await callFunction(server, 'reset-password', {
      ...{ email, token, newPassword: 'uma senha nova longa', language },
    });
    expect(body.success).toBe(true);
  },
);

test.each([
  ['pt-BR', 'A nossa equipe mudou o e-mail do seu cadastro'],
  ['en', 'Our team changed the email address of your membership'],
])(
  'both mailboxes learn of a new email in %s; the old one sees only its beginning',
  async (language, text) => {
    const { email: before } = (
      await server.owner.query('select email from members where id = $1', [cast.ana.memberId])
    ).rows[0];
    await speak(cast.ana.userId, language);
    const after = `nova-${crypto.randomUUID()}@example.com`;
    await help(cast.ana.memberId, 'email', after);
    await deliver();
    const mails = await queuedEmails(server);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([before, after].toSorted());
    for (const mail of mails) {
      expect(mail.text.replace(/\s+/g, ' ')).toContain(text);
      expect(`${mail.html} ${mail.text}`).not.toContain('Enxaqueca');
      expect(mail.text).not.toContain(after);
    }
    expect(mails.find(({ recipient }) => recipient === before)?.text).toContain('n***@example.com');
  },
);

test('a member learns that the second factor was reset, and an email that is refused keeps its code', async () => {
  await server.owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
    [cast.bruno.userId],
  );
  await speak(cast.bruno.userId, 'en');
  await help(cast.bruno.memberId, 'second_factor');
  await server.owner.query(
    "update private.account_emails set email = 'no address' where kind = 'second_factor'",
  );
  await deliver();
  expect(await queuedEmails(server)).toEqual([]);
  const { data } = await fabio.rpc('member_account', { member_id: cast.bruno.memberId });
  expect(data).toMatchObject({ last_email: { state: 'refused', failure: 'Error' } });
  await server.owner.query(
    "update private.account_emails set email = $1, claimed_at = claimed_at - interval '11 minutes' where kind = 'second_factor'",
    [cast.bruno.email],
  );
  await deliver();
  const [mail] = await queuedEmails(server);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('turned off two-step verification');
});
