import {
  emailsTo,
  newestEmail,
  resetRateLimits,
  tokenHashOf,
} from 'supabase-gateway/testing/mailbox';
import { afterEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { callFunction } from '../../functions/call.ts';
import { adminSession } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';
import { sessionIdOf } from '../../support/session-id.ts';

const server = testServer();
const { diego } = cast;
const chosen = 'um lugar ao sol 7';
const foreign = 'a senha do estranho 9';

/** Restores Diego's row and removes the logins with his email. */
afterEach(async () => {
  await server.owner.query('update members set auth_user_id = null where id = $1', [
    diego.memberId,
  ]);
  await server.owner.query('delete from auth.users where email = $1', [diego.email]);
  await server.owner.query('delete from private.activation_tokens');
  await server.owner.query('delete from private.rate_limits');
  await server.owner.query('delete from gateway.mail_queue');
  await resetRateLimits(server);
});

async function verify() {
  const { data } = await callGuarded(server.anonymous(), 'verify_member_credentials', {
    email: diego.email,
    date_of_birth: diego.dateOfBirth,
  });
  return data as { status: string; activation_token: string };
}

/** Signs up with Diego's email, as the sign-up step or a stranger does. */
async function signUp(password: string, activation_token?: string) {
  await resetRateLimits(server);
  const { data, error } = await server.anonymous().auth.signUp({
    email: diego.email,
    password,
    options: { data: activation_token ? { activation_token } : {} },
  });
  if (error) throw error;
  return data.user?.id ?? '';
}

function release(activation_token: string) {
  return server.anonymous().rpc('release_activation_login', {
    email: diego.email,
    activation_token,
  });
}

function link(user_id: string, activation_token: string) {
  return callGuarded(server.anonymous(), 'link_member_account', {
    user_id,
    email: diego.email,
    activation_token,
  });
}

/** The second step of the page: releases, signs up, claims. */
async function claim(password: string) {
  const { activation_token } = await verify();
  expect((await release(activation_token)).error).toBeNull();
  const login = await signUp(password, activation_token);
  expect((await link(login, activation_token)).data).toBe(diego.memberId);
  return login;
}

/** Uses the newest emailed link, as a click on the page does. @returns the id of its session */
async function openMailbox() {
  const token_hash = tokenHashOf(await newestEmail(server, diego.email));
  const { data } = await server.anonymous().auth.verifyOtp({ token_hash, type: 'signup' });
  return data.session ? sessionIdOf(data.session.access_token) : undefined;
}

async function finish(password: string, mailbox_session: string | undefined) {
  const someone = server.anonymous();
  const { error } = await someone.auth.signInWithPassword({ email: diego.email, password });
  if (error) return error.message;
  const finished = await someone.rpc('finish_activation', {
    mailbox_session: mailbox_session ?? cast.ana.memberId,
  });
  return finished.error?.code ?? 'activated';
}

async function signIn(password: string) {
  const someone = server.anonymous();
  const { error } = await someone.auth.signInWithPassword({ email: diego.email, password });
  if (error) return error.message;
  const { data } = await someone.from('members').select('first_name').maybeSingle();
  return data?.first_name ?? 'nobody';
}

async function status() {
  const { data } = await callGuarded(server.anonymous(), 'member_sign_in_status', {
    email: diego.email,
  });
  return (data as { status: string }).status;
}

async function linkedLogin() {
  const { rows } = await server.owner.query('select auth_user_id from members where id = $1', [
    diego.memberId,
  ]);
  return rows[0].auth_user_id;
}

describe('Diego', () => {
  test('activates his account with the password he chose, after entering it on the page of the emailed link', async () => {
    const login = await claim(chosen);
    expect(await status()).toBe('ok');
    expect(await signIn(chosen)).toBe('Email not confirmed');
    expect(await finish(chosen, await openMailbox())).toBe('activated');
    expect(await signIn(chosen)).toBe('Diego');
    const { rows } = await server.owner.query(
      "select raw_user_meta_data ? 'activation_token' as kept from auth.users where id = $1",
      [login],
    );
    expect(rows).toEqual([{ kept: false }]);
  });

  test('reads in the email that it is the activation and what to do if he did not request it', async () => {
    await claim(chosen);
    const mail = await newestEmail(server, diego.email);
    expect(mail.subject).toBe('Ative a sua conta de membro do Mutirão');
    expect(mail.link.pathname).toBe('/BR/confirm');
    const { rows } = await server.owner.query('select text from gateway.mail_queue');
    expect(rows[0].text).toContain('Se não foi você');
  });

  test('activates his account although a stranger registered his email first; the stranger cannot', async () => {
    await signUp(foreign);
    await server.owner.query(
      "update auth.users set confirmation_sent_at = now() - interval '2 minutes'",
    );
    await claim(chosen);
    expect(await finish(chosen, await openMailbox())).toBe('activated');
    expect(await signIn(foreign)).toBe('Invalid login credentials');
    expect(await signIn(chosen)).toBe('Diego');
  });

  test('starts again after confirming the stranger’s login', async () => {
    await signUp(foreign);
    await openMailbox();
    expect(await signIn(foreign)).toMatch(/^Access denied: Only/);
    await claim(chosen);
    expect(await finish(chosen, await openMailbox())).toBe('activated');
    expect(await signIn(foreign)).toBe('Invalid login credentials');
    expect(await signIn(chosen)).toBe('Diego');
  });

  test('is not activated by a reset, which needs no date of birth', async () => {
    await signUp(foreign);
    await openMailbox();
    const resetUrl = `${server.url}/BR/reset-password`;
    const sent = await callFunction(server, 'send-password-reset', {
      email: diego.email,
      resetUrl,
    });
    expect(sent.body.code).toBe('member_not_activated');
    expect(await linkedLogin()).toBeNull();
  });

  test('can press Continue again: the emailed link still works', async () => {
    await claim(chosen);
    expect((await verify()).status).toBe('ready');
    expect((await verify()).status).toBe('ready');
    expect(await finish(chosen, await openMailbox())).toBe('activated');
  });

  test('can choose another password; only the newest attempt counts', async () => {
    await claim(foreign);
    await claim(chosen);
    const mailbox = await openMailbox();
    expect(await finish(foreign, mailbox)).toBe('Invalid login credentials');
    expect(await finish(chosen, mailbox)).toBe('activated');
    expect((await verify()).status).toBe('already_linked');
  });

  test('starts again if the link was opened and the password was never entered', async () => {
    await claim(chosen);
    await openMailbox();
    expect(await status()).toBe('needs_activation');
    await claim(chosen);
    expect(await finish(chosen, await openMailbox())).toBe('activated');
  });
});

describe('A stranger who knows his email and date of birth', () => {
  test('gets no access from a mail scanner that opens every link of the email', async () => {
    await claim(foreign);
    const { rows } = await server.owner.query('select html, text from gateway.mail_queue');
    const addresses = rows.flatMap(
      ({ html, text }) => `${html} ${text}`.match(/https?:[^\s"<>]+/g) ?? [],
    );
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      await fetch(server.url + pathname + search);
    }
    expect(await signIn(foreign)).toBe('Email not confirmed');
    expect(await linkedLogin()).toBeNull();
  });

  test('gets no access from a scanner that even confirms, because the password is missing', async () => {
    await claim(foreign);
    const scanned = await openMailbox();
    expect(scanned).toBeDefined();
    expect(await finish(foreign, undefined)).toBe('activation_not_proved');
    expect(await signIn(foreign)).toBe('nobody');
    expect(await linkedLogin()).toBeNull();
  });

  test('cannot finish with the session of the password in place of the email link', async () => {
    await claim(foreign);
    await openMailbox();
    const stranger = server.anonymous();
    const { data } = await stranger.auth.signInWithPassword({
      email: diego.email,
      password: foreign,
    });
    const mailbox_session = sessionIdOf(data.session?.access_token ?? '');
    const { error } = await stranger.rpc('finish_activation', { mailbox_session });
    expect(error?.code).toBe('activation_not_proved');
  });

  test('cannot finish if only Diego opened the link without the password', async () => {
    await claim(foreign);
    expect(await finish('not the password', await openMailbox())).toBe('Invalid login credentials');
    expect(await linkedLogin()).toBeNull();
  });
});

describe('A claim', () => {
  test.each(['1 day 1 minute', '60 days'])('that is %s old links no login', async (age) => {
    await claim(chosen);
    const mailbox = await openMailbox();
    await server.owner.query(
      'update private.activation_tokens set claimed_at = now() - $1::interval',
      [age],
    );
    expect(await finish(chosen, mailbox)).toMatch(/^Access denied: Only/);
    expect(await linkedLogin()).toBeNull();
  });

  test('is void after a stranger signs up instead', async () => {
    await claim(chosen);
    await signUp(foreign);
    expect(await finish(foreign, await openMailbox())).toMatch(/^Access denied: Only/);
    expect(await linkedLogin()).toBeNull();
  });

  test('does not accept a login that the activation did not create', async () => {
    const { activation_token } = await verify();
    const login = await signUp(foreign);
    expect((await link(login, activation_token)).error?.code).toBe('login_mismatch');
    expect((await link(cast.stranger.userId, activation_token)).error?.code).toBe('login_mismatch');
  });

  test('needs its token: without it, no caller releases or claims a login', async () => {
    expect((await release('x')).error?.code).toBe('activation_token_invalid');
    const login = await signUp(foreign, 'x');
    expect((await link(login, 'x')).error?.code).toBe('activation_token_invalid');
    expect((await emailsTo(server, diego.email)).length).toBe(1);
  });
});

test('Visitors and members cannot call what only edge functions may call', async () => {
  for (const name of ['activation_claim', 'is_new_session']) {
    const { rows } = await server.owner.query(
      `select has_function_privilege(role, oid, 'execute') as may
       from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
       where proname = $1`,
      [name],
    );
    expect(rows.map(({ may }) => may)).toEqual([false, false, false]);
  }
});

describe('Diego, who was invited to the team first and has no password yet,', () => {
  test('activates like anyone else, and signs in to both areas with it', async () => {
    const { owner } = server;
    // The team cannot be given the email of a member without an account; here the member came later.
    await owner.query(`begin;
      set local session_replication_role = replica;
      insert into admins (first_name, last_name, email) values ('Diego', 'Lima', '${diego.email}');
      commit`);
    const ofDiego = 'from admins where email = $1';
    await owner.query(`select private.create_admin_login(admins) ${ofDiego}`, [diego.email]);
    try {
      await claim(chosen);
      expect(await adminSession(server, diego.email, chosen)).toBe('');
      expect(await finish(chosen, await openMailbox())).toBe('activated');
      expect(await signIn(chosen)).toBe('Diego');
      expect(await adminSession(server, diego.email, chosen)).not.toBe('');
    } finally {
      await owner.query(`delete ${ofDiego}`, [diego.email]);
    }
  });
});

describe('Lia of the team, who becomes a member', () => {
  const lia = { email: 'lia@example.com', date_of_birth: '1990-05-04' };
  const verifyLia = async () =>
    (await callGuarded(server.anonymous(), 'verify_member_credentials', lia)).data as {
      status: string;
      activation_token: string;
    };

  test('keeps her access to the Command Center, and activates once her mailbox is proved', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into admins (first_name, last_name, email, permissions)
       values ('Lia', 'Alves', $1, '{contacts}') returning id`,
      [lia.email],
    );
    const id = rows[0]?.id;
    await server.owner.query('select private.set_admin_password($1, $2)', [id, chosen]);
    await server.owner.query(
      "insert into members (first_name, last_name, email, date_of_birth) values ('Lia', 'Alves', $1, $2)",
      [lia.email, lia.date_of_birth],
    );
    // Anyone who may add members could do this with any email of the team.
    const started = await verifyLia();
    expect(started.status).toBe('ready');
    await server.anonymous().rpc('release_activation_login', { ...started, email: lia.email });
    expect(await adminSession(server, lia.email, chosen)).not.toBe('');

    const { email } = lia;
    const password = 'um lugar à sombra 8';
    await server.anonymous().auth.resetPasswordForEmail(email);
    const token_hash = tokenHashOf(await newestEmail(server, email));
    const mailbox = server.anonymous();
    await mailbox.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect((await mailbox.auth.updateUser({ password })).error).toBeNull();
    expect((await verifyLia()).status).toBe('already_linked');
    expect(await adminSession(server, email, password)).not.toBe('');
    const portal = server.anonymous();
    const entered = await portal.auth.signInWithPassword({ email, password });
    expect(entered.error).toBeNull();
    expect((await portal.from('members').select('email')).data).toEqual([{ email: lia.email }]);
    expect((await portal.rpc('current_admin')).data).toEqual([]);
  });
});
