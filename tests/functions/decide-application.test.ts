import { expect, test } from 'vitest';
import { callGuarded } from '../../app/lib/call-guarded.ts';
import { cast, password } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, mails, mailTo } from './call.ts';

const server = testServer();

async function sessionOf(email: string) {
  const { data } = await callGuarded(server.anonymous(), 'authenticate_admin', {
    user_email: email,
    user_password: password,
  });
  return data?.[0]?.session_token ?? '';
}

/** An application with a login, whose mailbox is confirmed or not; without `userId`, with none. */
async function apply(email: string, userId: string | null, language = 'pt-BR') {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into public.membership_applications
       (auth_user_id, first_name, last_name, email, phone_number, date_of_birth, language)
     values ($1, 'Vera', 'Lopes', $2, '+1 561 555 0111', '1988-05-05', $3) returning id`,
    [userId, email, language],
  );
  return rows[0]?.id ?? '';
}

const decide = (applicationId: string, approve: boolean, session: string, language = 'en') =>
  callFunction(
    server,
    'decide-application',
    { applicationId, approve, language },
    { 'x-admin-session': session },
  );

test('Fábio approves a stranger’s application: they become a member, get a mail and can sign in', async () => {
  const session = await sessionOf(cast.fabio.email);
  const id = await apply(cast.stranger.email, cast.stranger.userId);
  const { status, body } = await decide(id, true, session);
  expect(body).toMatchObject({ success: true, isMailed: true });
  expect(status).toBe(200);
  const mail = await mailTo(server, cast.stranger.email);
  expect(mail).toMatchObject({ kind: 'application-approved', subject: 'Boas-vindas ao Mutirão' });
  expect(mail.text).toContain('/BR/my-account');

  const member = await server.signedIn(cast.stranger.email);
  const { data } = await member.from('members').select('first_name,enrollment_status').single();
  expect(data).toEqual({ first_name: 'Vera', enrollment_status: 'approved' });
  const again = await decide(id, false, session);
  expect(again).toMatchObject({ status: 409, body: { code: 'already_decided' } });
});

test('An applicant without a login is led to the activation', async () => {
  const id = await apply('vera@example.org', null, 'en');
  await decide(id, true, await sessionOf(cast.fabio.email));
  const mail = await mailTo(server, 'vera@example.org');
  expect(mail.text).toContain('/activate-account');
});

test('Who has not shown that the mailbox is theirs is not approved yet', async () => {
  const email = 'unproved@example.org';
  const { data } = await server.anonymous().auth.signUp({ email, password: 'a-long-password-9' });
  const id = await apply(email, data.user?.id ?? null);
  const answer = await decide(id, true, await sessionOf(cast.fabio.email));
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_not_confirmed' } });
});

test('An application with a member’s e-mail is not approved; it can be declined, which sends nothing', async () => {
  const session = await sessionOf(cast.fabio.email);
  const id = await apply(cast.ana.email, null);
  expect(await decide(id, true, session)).toMatchObject({ body: { code: 'member_exists' } });
  const before = (await mails(server)).length;
  expect(await decide(id, false, session)).toMatchObject({ status: 200 });
  expect(await mails(server)).toHaveLength(before);
});

test('Otávio, who may not work with members, decides nothing', async () => {
  const id = await apply('waiting@example.org', null);
  const answer = await decide(id, true, await sessionOf(cast.otavio.email), 'pt-BR');
  expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
  expect(answer.body.message).toBe('Você não tem permissão para decidir pedidos de adesão.');
  const { rows } = await server.owner.query(
    'select status from public.membership_applications where id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'new' }]);
});

test.each(['nonsense', ''])('With the session %j, nobody decides anything', async (session) => {
  const id = await apply(`with-${session || 'no'}-session@example.org`, null);
  const answer = await decide(id, true, session, 'pt-BR');
  expect(answer).toMatchObject({ status: 401, body: { code: 'admin_session_ended' } });
  expect(answer.body.message).toBe('Sua sessão terminou. Entre de novo.');
});
