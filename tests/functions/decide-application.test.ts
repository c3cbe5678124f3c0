import { expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction, emailTo, queuedEmails } from './call.ts';

const server = testServer();

/** Creates an application; with `userId`, it belongs to that login. */
async function apply(email: string, userId: string | null, language = 'pt-BR') {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into public.membership_applications
       (auth_user_id, first_name, last_name, email, phone_number, date_of_birth, language, consent_version, consented_at, us_state)
     values ($1, 'Vera', 'Lopes', $2, '+1 561 555 0111', '1988-05-05', $3, 'rules 1, terms 1', now(), 'SC') returning id`,
    [userId, email, language],
  );
  return rows[0]?.id ?? '';
}

type Decision = { decision: string; reason?: string; enrollment?: Record<string, unknown> };

const approve = { decision: 'approve' };
const decline = { decision: 'decline', reason: 'Lives outside the United States.' };
const reopen = { decision: 'reopen' };

const decide = (applicationId: string, decision: Decision, session: string, language = 'en') =>
  callFunction(
    server,
    'decide-application',
    { applicationId, ...decision, language },
    bearer(session),
  );

async function one<Row>(query: string, ...values: unknown[]): Promise<Row> {
  const { rows } = await server.owner.query(query, values);
  return rows[0] as Row;
}

test('Fábio approves a stranger’s application: they become a member, receive an email, and can sign in', async () => {
  const session = await adminSession(server, cast.fabio.email);
  const id = await apply(cast.stranger.email, cast.stranger.userId);
  const { status, body } = await decide(id, approve, session);
  expect(body).toMatchObject({ success: true, isMailed: true });
  expect(status).toBe(200);
  const mail = await emailTo(server, cast.stranger.email);
  expect(mail).toMatchObject({
    kind: 'application-approved',
    subject: 'Sua inscrição no Mutirão foi aprovada',
  });
  expect(mail.text).toContain('/BR/my-account');

  const member = await server.signedIn(cast.stranger.email);
  const columns = 'first_name,member_number,enrollment_status';
  const { data } = await member.from('members').select(columns).single();
  expect(data).toMatchObject({ first_name: 'Vera', enrollment_status: 'approved' });
  expect(mail.text).toContain(data?.member_number);
  const again = await decide(id, decline, session);
  expect(again).toMatchObject({ status: 409, body: { code: 'already_decided' } });
});

test('An applicant without a login gets a link to the activation', async () => {
  const id = await apply('vera@example.org', null, 'en');
  await decide(id, approve, await adminSession(server, cast.fabio.email));
  const mail = await emailTo(server, 'vera@example.org');
  expect(mail.text).toContain('/activate-account');
});

test('An applicant without a confirmed email cannot be approved yet', async () => {
  const email = 'unproved@example.org';
  const { data } = await server.anonymous().auth.signUp({ email, password: 'a-long-password-9' });
  const id = await apply(email, data.user?.id ?? null);
  const answer = await decide(id, approve, await adminSession(server, cast.fabio.email));
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_not_confirmed' } });
});

test('An application with a member’s email cannot be approved', async () => {
  const session = await adminSession(server, cast.fabio.email);
  const id = await apply(cast.ana.email, null);
  expect(await decide(id, approve, session)).toMatchObject({ body: { code: 'member_exists' } });
});

test('A new member’s record contains only the data of the application', async () => {
  const id = await apply('unasked@example.org', null);
  await decide(id, approve, await adminSession(server, cast.fabio.email));
  const member = await one(
    'select receive_emails, existing_condition, agent_id, enrollment_status from public.members where email = $1',
    'unasked@example.org',
  );
  expect(member).toEqual({
    receive_emails: null,
    existing_condition: null,
    agent_id: null,
    enrollment_status: 'approved',
  });
  const { text } = await emailTo(server, 'unasked@example.org');
  expect(text).toContain('O próximo passo é escolher o seu plano com a nossa equipe');
  expect(text).not.toContain('No portal, você vê');
});

test('An approval sets plan, advisor, and first billing in one transaction', async () => {
  const email = 'enrolled@example.org';
  const id = await apply(email, null, 'en');
  const plan = await one<{ id: string }>('select id from public.products order by name limit 1');
  const amount = await one<{ id: string }>(
    'select id from public.product_iua order by amount limit 1',
  );
  const advisor = await one<{ id: string }>(
    "select id from public.agents where email = 'elena@example.com'",
  );
  const enrollment = {
    product_id: plan.id,
    product_iua_id: amount.id,
    plan_type: 'family',
    start_date: '2099-01-01',
    monthly_cost: 489,
    cost_reason: 'A family of friends pays together.',
    first_billing_date: '2099-01-05',
    agent_id: advisor.id,
  };
  const session = await adminSession(server, cast.fabio.email);
  const answer = await decide(id, { ...approve, enrollment }, session);
  expect(answer).toMatchObject({ status: 200, body: { isMailed: true } });
  const saved = await one(
    `select members.enrollment_status as member_status, members.agent_id, enrollments.status, enrollments.plan_type,
       enrollments.monthly_cost::float, enrollments.primary_is_smoker, enrollments.agreed_to_terms,
       billing_schedules.amount::float, billing_schedules.next_billing_date::text
     from public.members join public.enrollments on enrollments.member_id = members.id
     join public.billing_schedules on billing_schedules.member_id = members.id where email = $1`,
    email,
  );
  expect(saved).toEqual({
    member_status: 'Future Active',
    agent_id: advisor.id,
    status: 'Future Active',
    plan_type: 'family',
    monthly_cost: 489,
    primary_is_smoker: null,
    agreed_to_terms: true,
    amount: 489,
    next_billing_date: '2099-01-05',
  });
  expect((await emailTo(server, email)).text).toContain(
    'you can see your plan and how to reach your advisor',
  );
});

test.each([
  ['a plan that does not exist', { product_id: 'd0000000-0000-4000-8000-00000000dead' }],
  ['no id at all', { product_id: 'nonsense' }],
  ['a plan without end of days', { product_id: 'first', start_date: '2026-02-31' }],
  ['a first billing without an amount', { product_id: 'first', first_billing_date: '2099-01-05' }],
])('With %s, nothing is saved: no member, no decision, no email', async (_what, given) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const id = await apply(email, null);
  const plan = await one<{ id: string }>('select id from public.products order by name limit 1');
  const enrollment = given.product_id === 'first' ? { ...given, product_id: plan.id } : given;
  const before = (await queuedEmails(server)).length;
  const answer = await decide(
    id,
    { ...approve, enrollment },
    await adminSession(server, cast.fabio.email),
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'enrollment_invalid' } });
  expect(await queuedEmails(server)).toHaveLength(before);
  const { rows } = await server.owner.query('select from public.members where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('A decline needs a reason, which only the team sees; the applicant receives a kind email in their language', async () => {
  const session = await adminSession(server, cast.fabio.email);
  for (const language of ['pt-BR', 'en']) {
    const email = `declined-${language.toLowerCase()}@example.org`;
    const id = await apply(email, null, language);
    expect(await decide(id, { ...decline, reason: ' ' }, session)).toMatchObject({
      status: 422,
      body: { code: 'reason_missing' },
    });
    expect(await decide(id, decline, session)).toMatchObject({
      status: 200,
      body: { isMailed: true },
    });
    const { kind, text, html } = await emailTo(server, email);
    expect(kind).toBe('application-declined');
    expect(text).toContain(
      language === 'en' ? 'We didn’t charge you anything' : 'Nada foi cobrado',
    );
    expect(text + html).not.toContain(decline.reason);
  }
});

test('An email about a decline is sent once, later if it failed', async () => {
  const session = await adminSession(server, cast.fabio.email);
  const email = 'declined-later@example.org';
  const id = await apply(email, null, 'en');
  await decide(id, decline, session);
  const sent = async () =>
    (await queuedEmails(server)).filter(({ recipient }) => recipient === email).length;
  expect(await sent()).toBe(1);
  const claimedAgo = (age: string) =>
    server.owner.query(
      `update public.membership_applications
       set declined_mail_sent_at = null, declined_mail_claimed_at = now() - interval '${age}' where id = $1`,
      [id],
    );
  const run = () => callFunction(server, 'send-application-emails', {});
  await server.owner.query(
    "update public.membership_applications set declined_mail_claimed_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  await run();
  expect(await sent()).toBe(1);

  await server.owner.query('delete from gateway.mail_queue where recipient = $1', [email]);
  await claimedAgo('1 minute');
  await run();
  expect(await sent()).toBe(0);
  await claimedAgo('11 minutes');
  await Promise.all([run(), run(), run()]);
  expect(await sent()).toBe(1);
  expect(await emailTo(server, email)).toMatchObject({
    kind: 'application-declined',
    subject: 'About your Mutirão application',
  });
});

test('A declined application can be reopened, then approved or declined again; the log has each step', async () => {
  const session = await adminSession(server, cast.fabio.email);
  const id = await apply('second-look@example.org', null);
  expect(await decide(id, reopen, session)).toMatchObject({ body: { code: 'already_decided' } });
  await decide(id, decline, session);
  const before = (await queuedEmails(server)).length;
  expect(await decide(id, reopen, session)).toMatchObject({ status: 200 });
  expect(await queuedEmails(server)).toHaveLength(before);
  expect(
    await one(
      'select status, decline_reason, decided_by, decided_at from public.membership_applications where id = $1',
      id,
    ),
  ).toEqual({ status: 'new', decline_reason: decline.reason, decided_by: null, decided_at: null });
  await decide(id, decline, session);
  expect(await queuedEmails(server)).toHaveLength(before + 1);
  await decide(id, reopen, session);
  await decide(id, approve, session);
  expect(await decide(id, reopen, session)).toMatchObject({ body: { code: 'already_decided' } });
  const { rows } = await server.owner.query(
    "select action from public.activity_log where subject_id = $1 and action like 'application.%' order by created_at",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'application.declined',
    'application.reopened',
    'application.declined',
    'application.reopened',
    'application.approved',
  ]);
});

test('Otávio, without the permission for members, cannot decide', async () => {
  const id = await apply('waiting@example.org', null);
  const answer = await decide(id, approve, await adminSession(server, cast.otavio.email), 'pt-BR');
  expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
  expect(answer.body.message).toBe('Você não tem permissão para decidir inscrições.');
  const { rows } = await server.owner.query(
    'select status from public.membership_applications where id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'new' }]);
});

test.each(['nonsense', ''])('The session %j cannot decide anything', async (session) => {
  const id = await apply(`with-${session || 'no'}-session@example.org`, null);
  const answer = await decide(id, approve, session, 'pt-BR');
  expect(answer).toMatchObject({ status: 401, body: { code: 'admin_session_ended' } });
  expect(answer.body.message).toBe('Sua sessão terminou. Entre de novo.');
});
