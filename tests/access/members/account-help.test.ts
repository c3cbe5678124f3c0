import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

type Client = SupabaseClient<Database>;

const server = testServer();
let fabio: Client;
/** Sees members and helps with accounts. */
let otavio: Client;

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

const permit = (permissions: string) =>
  query('update admins set permissions = $2 where id = $1', cast.otavio.adminId, permissions);

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  otavio = await server.admin(cast.otavio.email);
});

beforeEach(async () => {
  await permit('{contacts,members,requests,accounts}');
  await query('update auth.mfa_amr_claims set updated_at = now()');
  await query('delete from private.rate_limits');
});

type Person = { id: string; email: string; login: string | null };

/** A new member; with an account, the password is the cast's. */
async function member({ hasAccount = false, status = 'active' } = {}): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const login = hasAccount ? crypto.randomUUID() : null;
  if (login) {
    await query(
      `insert into auth.users (
         instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
         email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
       ) select instance_id, $1, aud, role, $2, encrypted_password, now(), '', '', '', '', raw_app_meta_data, '{}', now(), now()
       from auth.users where id = $3`,
      login,
      email,
      cast.bruno.userId,
    );
    await query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
       values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', true), 'email', now(), now())`,
      login,
      email,
    );
  }
  const [{ id }] = await query(
    `insert into members (email, first_name, last_name, date_of_birth, enrollment_status, auth_user_id)
     values ($1, 'Rita', 'Prates', '1988-01-01', $2, $3) returning id`,
    email,
    status,
    login,
  );
  return { id, email, login };
}

type Action = 'activation' | 'password_link' | 'second_factor' | 'sessions' | 'email';
const actions: Action[] = ['activation', 'password_link', 'second_factor', 'sessions', 'email'];

type Call = { id?: string; reason?: string; new_email?: string };

async function help(who: Client, member_id: string, action: Action, call: Call = {}) {
  const { error, status } = await who.rpc('help_with_account', {
    ...{ id: crypto.randomUUID(), member_id, action, reason: 'Pediu por telefone' },
    ...(action === 'email' && { new_email: `${crypto.randomUUID()}@example.com` }),
    ...call,
  });
  return error ? `${status} ${error.code}` : 'done';
}

/** Everything that help can change about a member. */
async function stateOf({ id, login }: Person) {
  const [row] = await query(
    `select
       (select email from members where id = $1) as email,
       (select email from auth.users where id = $2) as login_email,
       (select identity_data ->> 'email' from auth.identities where user_id = $2) as identity_email,
       (select count(*)::int from auth.sessions where user_id = $2) as sessions,
       (select count(*)::int from auth.mfa_factors where user_id = $2) as factors,
       (select count(*)::int from private.recovery_codes where user_id = $2) as codes,
       (select count(*)::int from account_help where member_id = $1) as helps,
       (select count(*)::int from activity_log where subject_id = $1) as lines,
       (select coalesce(jsonb_agg(kind || ' ' || emails.email order by kind), '[]') from private.account_emails as emails
        join account_help on account_help.id = help_id where member_id = $1) as emails`,
    id,
    login,
  );
  return row;
}

/** Signs a member in and sets up an authenticator app with a recovery code. */
async function withFactor(person: Person): Promise<Client> {
  const client = await server.signedIn(person.email);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  expect(error).toBeNull();
  await query(
    "insert into private.recovery_codes (user_id, code_hash) values ($1, '\\x00')",
    person.login,
  );
  return client;
}

describe('Help with an account', () => {
  test('sends the activation, without a secret that the team could read', async () => {
    const person = await member();
    expect(await help(otavio, person.id, 'activation')).toBe('done');
    expect(await stateOf(person)).toMatchObject({
      helps: 1,
      lines: 1,
      emails: [`activation ${person.email}`],
    });
    const [line] = await query(
      'select action, actor_id, actor_kind from activity_log where subject_id = $1',
      person.id,
    );
    expect(line).toEqual({
      action: 'member.help_activation',
      actor_id: cast.otavio.adminId,
      actor_kind: 'admin',
    });
    for (const table of ['account_help', 'password_resets'] as const) {
      expect((await otavio.from(table).select('*')).error?.code).toBe('42501');
    }
    const { error } = await otavio.rpc('claim_account_emails', { client_address: '::1' });
    expect(error?.code).toBe('42501');
  });

  test('sends a password link to a member with an account, whose token only the email has', async () => {
    const person = await member({ hasAccount: true });
    expect(await help(otavio, person.id, 'password_link')).toBe('done');
    expect(await query('select from password_resets where user_id = $1', person.login)).toEqual([]);
    const due = await query('select * from claim_account_emails(null)');
    const mine = due.find(({ email }) => email === person.email);
    expect(mine).toMatchObject({ kind: 'password_link', first_name: 'Rita', language: 'pt-BR' });
    const [{ valid }] = await query(
      "select check_password_reset($1, $2, '::1') ->> 'valid' as valid",
      person.email,
      mine?.token,
    );
    expect(valid).toBe('true');
    expect(await query('select * from claim_account_emails(null)')).toEqual([]);
  });

  test('resets the second factor with its recovery codes, and ends all sessions', async () => {
    const person = await member({ hasAccount: true });
    const client = await withFactor(person);
    expect(await stateOf(person)).toMatchObject({ factors: 1, codes: 1, sessions: 1 });
    expect(await help(otavio, person.id, 'second_factor')).toBe('done');
    expect(await stateOf(person)).toMatchObject({
      ...{ factors: 0, codes: 0, sessions: 0 },
      emails: [`second_factor ${person.email}`],
    });
    expect((await client.from('members').select('id')).data).toEqual([]);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await help(otavio, person.id, 'second_factor')).toBe('409 no_second_factor');
  });

  test('ends all sessions and nothing else', async () => {
    const person = await member({ hasAccount: true });
    const client = await withFactor(person);
    expect(await help(otavio, person.id, 'sessions')).toBe('done');
    expect(await stateOf(person)).toMatchObject({ factors: 1, codes: 1, sessions: 0, emails: [] });
    expect((await client.from('members').select('id')).data).toEqual([]);
  });

  test('changes the email of member and login together, informs both mailboxes, and voids their links', async () => {
    const person = await member({ hasAccount: true });
    await server.signedIn(person.email);
    expect(await help(otavio, person.id, 'password_link')).toBe('done');
    const [link] = await query('select * from claim_account_emails(null)');
    await query(
      `update auth.users set email_change = 'thief@example.com', email_change_token_new = 'x' where id = $1`,
      person.login,
    );
    const wanted = `${crypto.randomUUID()}@example.com`;
    const new_email = ` ${wanted.toUpperCase()} `;
    expect(await help(otavio, person.id, 'email', { new_email })).toBe('done');
    expect(await stateOf(person)).toMatchObject({
      ...{ email: wanted, login_email: wanted, identity_email: wanted, sessions: 0 },
      emails: [`email_after ${wanted}`, `email_before ${person.email}`],
    });
    const [login] = await query(
      'select email_change, email_change_token_new as token from auth.users where id = $1',
      person.login,
    );
    expect(login).toEqual({ email_change: '', token: '' });
    const [{ valid }] = await query(
      "select check_password_reset($1, $2, '::1') ->> 'valid' as valid",
      wanted,
      link?.token,
    );
    expect(valid).toBe('false');
    const due = await query('select kind, new_email from claim_account_emails(null) order by kind');
    expect(due).toEqual([
      { kind: 'email_after', new_email: null },
      { kind: 'email_before', new_email: `${wanted[0]}***@example.com` },
    ]);
    await expect(server.signedIn(person.email)).rejects.toThrow();
    await server.signedIn(wanted);
  });

  test('changes the email of a member without an account', async () => {
    const person = await member();
    const new_email = `${crypto.randomUUID()}@example.com`;
    expect(await help(otavio, person.id, 'email', { new_email })).toBe('done');
    expect((await stateOf(person)).email).toBe(new_email);
  });
});

describe('Nothing partial happens when an email is refused', () => {
  test.each([
    ['a team member', cast.otavio.email, '409 email_of_team'],
    ['an inactive admin', cast.igor.email.toUpperCase(), '409 email_of_team'],
    ['an advisor', cast.elena.email, '409 email_of_advisor'],
    ['another member', cast.ana.email, '409 email_of_member'],
    ['a login without a member', cast.stranger.email, '409 email_of_login'],
    ['no one: it has no form', 'rita@', '400 email_invalid'],
    ['no one: it is empty', '', '400 email_invalid'],
  ])('because it belongs to %s', async (_who, new_email, refusal) => {
    const person = await member({ hasAccount: true });
    await server.signedIn(person.email);
    const before = await stateOf(person);
    expect(await help(fabio, person.id, 'email', { new_email })).toBe(refusal);
    expect(await stateOf(person)).toEqual(before);
  });

  test('because it is the same one, or another login waits for it', async () => {
    const person = await member({ hasAccount: true });
    expect(await help(otavio, person.id, 'email', { new_email: person.email })).toBe(
      '409 email_same',
    );
    await query(
      "update auth.users set email_change = 'Waiting@example.com' where id = $1",
      cast.bruno.userId,
    );
    expect(await help(otavio, person.id, 'email', { new_email: 'waiting@example.com' })).toBe(
      '409 email_of_login',
    );
  });
});

describe('Help is refused', () => {
  const others = '{contacts,members,users,requests,books,settings,analytics,shows,blog}';

  test.each(actions)('to visitors, members and other admins: %s', async (action) => {
    const person = await member({ hasAccount: action !== 'activation' });
    if (action === 'second_factor') await withFactor(person);
    const before = await stateOf(person);
    const ana = await server.signedIn(cast.ana.email);
    expect(await help(server.anonymous(), person.id, action)).toBe('401 42501');
    expect(await help(ana, person.id, action)).toBe('403 42501');
    expect(await help(ana, cast.ana.memberId, action)).toBe('403 42501');
    await permit(others);
    expect(await help(otavio, person.id, action)).toBe('403 permission_denied');
    // It adds to a permission that shows members.
    await permit('{accounts}');
    expect(await help(otavio, person.id, action)).toBe('403 permission_denied');
    expect(await stateOf(person)).toEqual(before);
  });

  // With a new email, an admin could open the account and read what it shows.
  test('to admins who may not read all of a member: another email', async () => {
    const person = await member({ hasAccount: true });
    const before = await stateOf(person);
    for (const permissions of [
      '{contacts,accounts}',
      '{members,accounts}',
      '{contacts,requests,accounts}',
    ]) {
      await permit(permissions);
      expect(await help(otavio, person.id, 'email'), permissions).toBe('403 view_permissions');
    }
    expect(await stateOf(person)).toEqual(before);
    expect(await help(otavio, person.id, 'password_link')).toBe('done');
  });

  test.each(actions)('without a fresh sign-in or a reason: %s', async (action) => {
    const person = await member({ hasAccount: action !== 'activation' });
    if (action === 'second_factor') await withFactor(person);
    const before = await stateOf(person);
    for (const reason of ['', '    ', 'Sim.', 'x'.repeat(501)]) {
      expect(await help(otavio, person.id, action, { reason })).toBe('400 reason_missing');
    }
    await query("update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'");
    for (const who of [otavio, fabio]) {
      expect(await help(who, person.id, action)).toBe('403 fresh_sign_in_needed');
    }
    // A fresh sign-in elsewhere is not this session's.
    await server.admin(cast.otavio.email);
    expect(await help(otavio, person.id, action)).toBe('403 fresh_sign_in_needed');
    expect(await stateOf(person)).toEqual(before);
  });

  test('to everyone for the own account', async () => {
    const person = await member({ hasAccount: true });
    for (const [who, adminId, email] of [
      [otavio, cast.otavio.adminId, cast.otavio.email],
      [fabio, cast.fabio.adminId, cast.fabio.email],
    ] as const) {
      const [admin] = await query(
        'select auth_user_id as login from admins where id = $1',
        adminId,
      );
      await query('update members set auth_user_id = $2 where id = $1', person.id, admin.login);
      for (const action of actions) {
        expect(await help(who, person.id, action)).toBe('403 own_account');
      }
      await query('update members set auth_user_id = null where id = $1', person.id);
      const [own] = await query(
        `insert into members (email, first_name, last_name, date_of_birth) values ($1, 'Eu', 'Mesmo', '1980-01-01') returning id`,
        email,
      );
      expect(await help(who, own.id, 'activation')).toBe('403 own_account');
      await query('delete from members where id = $1', own.id);
    }
  });

  test('for a login of the team, except what only a super admin may do', async () => {
    const person = await member({ hasAccount: true });
    const [own] = await query(
      'select auth_user_id as login from admins where id = $1',
      cast.gabriela.adminId,
    );
    const setLogin = (login: string | null) =>
      query('update admins set auth_user_id = $2 where id = $1', cast.gabriela.adminId, login);
    await setLogin(person.login);
    for (const action of ['password_link', 'sessions'] as const) {
      expect(await help(otavio, person.id, action)).toBe('403 super_admin_required');
      expect(await help(fabio, person.id, action)).toBe('done');
    }
    for (const action of ['second_factor', 'email'] as const) {
      expect(await help(otavio, person.id, action)).toBe('409 team_account');
      expect(await help(fabio, person.id, action)).toBe('409 team_account');
    }
    await setLogin(own.login);
  });

  test('for an advisor’s login to all but super admins', async () => {
    const person = await member({ hasAccount: true });
    await query(
      'insert into private.advisor_logins values ($1, $2)',
      cast.elena.agentId,
      person.login,
    );
    expect(await help(otavio, person.id, 'sessions')).toBe('403 super_admin_required');
    expect(await help(fabio, person.id, 'sessions')).toBe('done');
    await query('delete from private.advisor_logins');
  });

  test('where it has no object', async () => {
    const [none, active] = [await member(), await member({ hasAccount: true })];
    const ended = await member({ status: 'cancelled' });
    expect(await help(otavio, active.id, 'activation')).toBe('409 has_account');
    expect(await help(otavio, none.id, 'password_link')).toBe('409 no_account');
    expect(await help(otavio, none.id, 'sessions')).toBe('409 no_account');
    expect(await help(otavio, ended.id, 'activation')).toBe('409 membership_closed');
    expect(await help(otavio, cast.clara.memberId, 'password_link')).toBe('409 membership_closed');
    expect(await help(otavio, crypto.randomUUID(), 'sessions')).toBe('404 not_found');
    expect(await help(otavio, active.id, 'nothing' as 'email')).toBe('400 action_unknown');
  });
});

describe('One email in ten minutes', () => {
  test('is sent to a member, and the refusal states how long to wait', async () => {
    const person = await member();
    expect(await help(otavio, person.id, 'activation')).toBe('done');
    const { error, status } = await fabio.rpc('help_with_account', {
      ...{ id: crypto.randomUUID(), member_id: person.id, action: 'activation', reason: 'De novo' },
    });
    expect([status, error?.code]).toEqual([429, 'email_recent']);
    expect(Number(error?.hint)).toBeGreaterThan(500);
    const active = await member({ hasAccount: true });
    expect(await help(otavio, active.id, 'password_link')).toBe('done');
    expect(await help(otavio, active.id, 'password_link')).toBe('429 email_recent');
  });

  test('counts with the links that the member asks for', async () => {
    const person = await member({ hasAccount: true });
    for (let count = 0; count < 15; count += 1) {
      await query('select start_password_reset($1, $2)', person.email, `10.${count}.0.1`);
    }
    expect(await help(otavio, person.id, 'password_link')).toBe('429 over_request_rate_limit');
    expect((await stateOf(person)).helps).toBe(0);
  });

  test('also after a double click, which has no effect and no refusal', async () => {
    const person = await member();
    const id = crypto.randomUUID();
    const answers = await Promise.all([
      help(otavio, person.id, 'activation', { id }),
      help(otavio, person.id, 'activation', { id }),
      help(otavio, person.id, 'activation', { id }),
    ]);
    expect(answers).toEqual(['done', 'done', 'done']);
    expect(await stateOf(person)).toMatchObject({ helps: 1, lines: 1 });
    const other = await member();
    expect(await help(otavio, other.id, 'activation', { id })).toBe('409 id_taken');
    expect(await help(fabio, person.id, 'activation', { id })).toBe('409 id_taken');
  });
});

describe('The state of an account', () => {
  const read = (who: Client, member_id: string) => who.rpc('member_account', { member_id });

  test('shows what the team needs to know, and no secret', async () => {
    const person = await member({ hasAccount: true });
    await withFactor(person);
    await help(otavio, person.id, 'password_link');
    const { data } = await read(otavio, person.id);
    expect(data).toMatchObject({
      has_account: true,
      has_second_factor: true,
      open_sessions: 1,
      last_email: { kind: 'password_link', state: 'waiting', failure: null },
      obstacles: {
        activation: 'has_account',
        password_link: 'email_recent',
        second_factor: null,
        sessions: null,
        email: null,
      },
      helps: [{ action: 'password_link', reason: 'Pediu por telefone', admin_name: 'Otávio Reis' }],
    });
    await query(
      "select finish_account_email(emails.id, '550') from private.account_emails as emails where email = $1",
      person.email,
    );
    expect((await read(otavio, person.id)).data).toMatchObject({
      last_email: { state: 'refused', failure: '550' },
    });
  });

  test('is closed to others, and to a session that has not opened the list of members', async () => {
    const ana = await server.signedIn(cast.ana.email);
    expect((await read(server.anonymous(), cast.ana.memberId)).error?.code).toBe('42501');
    expect((await read(ana, cast.ana.memberId)).error?.code).toBe('42501');
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await read(gabriela, cast.ana.memberId)).error?.code).toBe('permission_denied');
    const closed = await server.admin(cast.otavio.email, 'closed');
    expect((await read(closed, cast.ana.memberId)).error?.code).toBe('list_not_open');
  });

  test('is visible to the member: what was done, when and by whom, without the reason', async () => {
    await help(otavio, cast.ana.memberId, 'sessions');
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana.from('account_help').select('action,admin_first_name,created_at');
    expect(data).toMatchObject([{ action: 'sessions', admin_first_name: 'Otávio' }]);
    expect((await ana.from('account_help').select('reason')).error?.code).toBe('42501');
    const bruno = await server.signedIn(cast.bruno.email);
    expect((await bruno.from('account_help').select('id')).data).toEqual([]);
    // No role changes or deletes it.
    await expect(query("update account_help set reason = 'Outra razão'")).rejects.toThrow();
    await expect(query('delete from account_help')).rejects.toThrow();
  });
});

describe('For many members at once', () => {
  const send = (who: Client, member_ids: string[], call: Record<string, unknown> = {}) =>
    who.rpc('send_activations', {
      ...{ batch_id: crypto.randomUUID(), member_ids, reason: 'Importação', is_preview: false },
      ...call,
    });

  test('the activation is sent to those who can use it, and the others are counted', async () => {
    const [one, two, recent] = [await member(), await member(), await member()];
    const [active, ended] = [
      await member({ hasAccount: true }),
      await member({ status: 'cancelled' }),
    ];
    await help(otavio, recent.id, 'activation');
    const ids = [one, two, recent, active, ended].map(({ id }) => id);
    const counts = {
      sent: 2,
      languages: { 'pt-BR': 2 },
      first: [],
      skipped: { has_account: 1, membership_closed: 1, email_recent: 1 },
    };
    const preview = await send(otavio, ids, { is_preview: true, reason: '' });
    const first = [one, two].map(() => ({
      ...{ number: expect.any(String), name: expect.any(String), first_name: expect.any(String) },
      language: 'pt-BR',
    }));
    expect(preview.data).toEqual({ ...counts, first });
    expect((await stateOf(one)).helps).toBe(0);
    const batch_id = crypto.randomUUID();
    expect((await send(otavio, ids, { batch_id })).data).toEqual(counts);
    expect((await send(otavio, ids, { batch_id })).data).toMatchObject({ sent: 0 });
    expect(await stateOf(one)).toMatchObject({ helps: 1, lines: 1 });
    const due = await query('select email, is_bulk from claim_account_emails(null)');
    expect(due).toContainEqual({ email: two.email, is_bulk: true });
  });

  test('needs the same permission, sign-in and reason, and at most 500 members', async () => {
    const { id } = await member();
    const refusal = async (...[who, ids, call]: Parameters<typeof send>) =>
      (await send(who, ids, call)).error?.code;
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    expect(await refusal(otavio, many)).toBe('too_many_members');
    expect(await refusal(otavio, [])).toBe('too_many_members');
    expect(await refusal(otavio, [id], { reason: 'Sim' })).toBe('reason_missing');
    expect(await refusal(server.anonymous(), [id])).toBe('42501');
    expect(await refusal(await server.signedIn(cast.ana.email), [id])).toBe('42501');
    await query("update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'");
    expect(await refusal(otavio, [id])).toBe('fresh_sign_in_needed');
    await permit('{contacts,members}');
    expect(await refusal(otavio, [id])).toBe('permission_denied');
  });
});
