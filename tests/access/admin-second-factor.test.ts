import { setTimeout as wait } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import type { Database } from '../../supabase/database.types.ts';
import { cast, password } from '../cast.ts';
import { publishableKey, testServer } from '../support/server.ts';

const server = testServer();
let app: TOTP;
let codes: string[];

/** A code of Otávio's app, the given number of half minutes from now. Each works once. */
function code(later = 0) {
  return app.generate({ timestamp: Date.now() + later * 30_000 });
}

/** Waits for the next code if this one is about to expire: the previous one would expire with it. */
async function waitForLastingCode() {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 4_000) await wait(left);
}

/** A code that is wrong in this half minute and the adjacent ones. */
function wrongCode() {
  const right = [-1, 0, 1, 2].map(code);
  return ['000000', '111111', '222222', '333333', '444444'].find((one) => !right.includes(one));
}

async function setUp(otavio: SupabaseClient<Database>) {
  const begun = await callGuarded(otavio, 'begin_admin_second_factor', { password });
  const { secret } = begun.data as { secret: string };
  app = new TOTP({ secret });
  await waitForLastingCode();
  const confirmed = await callGuarded(otavio, 'confirm_admin_second_factor', { code: code(-1) });
  codes = confirmed.data ?? [];
}

async function passwordStep() {
  const { data, error } = await callGuarded(server.anonymous(), 'authenticate_admin', {
    user_email: cast.otavio.email,
    user_password: password,
  });
  if (error) throw error;
  const [answer] = data;
  if (!answer) throw new Error('no row');
  return answer;
}

async function codeStep(shown: string | undefined, token?: string, from = server.anonymous()) {
  return callGuarded(from, 'finish_admin_sign_in', {
    second_factor_token: token ?? (await passwordStep()).second_factor_token,
    code: shown ?? '',
  });
}

/** Ends the delay after failures. */
async function endDelay() {
  await server.owner.query(
    "update private.admin_sign_in_failures set retry_at = now() - interval '1 second'",
  );
}

let otavio: SupabaseClient<Database>;

beforeEach(async () => {
  await server.owner.query('delete from private.admin_factors');
  await server.owner.query('delete from private.admin_sign_in_failures');
  await server.owner.query('delete from private.rate_limits');
  otavio = await server.admin(cast.otavio.email);
  await setUp(otavio);
});

describe('With an authenticator app', () => {
  test('Otávio’s password alone reveals and opens nothing', async () => {
    const { second_factor_token, ...record } = await passwordStep();
    expect(new Set(Object.values(record))).toEqual(new Set([null]));
    const response = await fetch(`${server.url}/rest/v1/rpc/current_admin`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'x-admin-session': second_factor_token },
    });
    expect(await response.json()).toEqual([]);
  });

  test('his code opens a session, and each code works once', async () => {
    const shown = code();
    const { data } = await codeStep(shown);
    expect(data).toMatchObject([{ email: cast.otavio.email, role: 'support_agent' }]);
    expect(data?.[0]?.session_token).toMatch(/^[0-9a-f]{64}$/);
    expect((await codeStep(shown)).data).toEqual([]);
    await endDelay();
    expect((await codeStep(code(1))).data).toHaveLength(1);
  });

  test('only the adjacent codes are accepted, for different clocks', async () => {
    await server.owner.query('update private.admin_factors set last_step = 0');
    expect((await codeStep(code(-3))).data).toEqual([]);
    expect((await codeStep(code(3))).data).toEqual([]);
    await endDelay();
    const step = await passwordStep();
    await waitForLastingCode();
    expect((await codeStep(code(-1), step.second_factor_token)).data).toHaveLength(1);
  });

  test('wrong codes cause delays, then a lock; a new password step gives no new attempts', async () => {
    const { second_factor_token: token } = await passwordStep();
    const thief = server.anonymous();
    for (let mistake = 1; mistake <= 8; mistake += 1) {
      expect((await codeStep(wrongCode(), token, thief)).data).toEqual([]);
      if (mistake < 8) await endDelay();
    }
    const { error, status } = await codeStep(code(), undefined, thief);
    expect([status, error?.code]).toEqual([429, 'account_locked']);
  });

  test('the second step expires after ten minutes and after a new password', async () => {
    const late = await passwordStep();
    await server.owner.query('update private.admin_sign_in_steps set expires_at = now()');
    expect((await codeStep(code(), late.second_factor_token)).error?.code).toBe(
      'second_factor_expired',
    );
    const other = await passwordStep();
    await server.owner.query(
      'update private.admin_credentials set changed_at = now() where admin_id = $1',
      [cast.otavio.adminId],
    );
    expect((await codeStep(code(), other.second_factor_token)).error?.code).toBe(
      'second_factor_expired',
    );
    expect((await codeStep(code(), 'made up')).status).toBe(401);
  });

  test('a recovery code opens a session once, and new codes replace old ones', async () => {
    const [first = '', second = ''] = codes;
    expect((await codeStep(first.toLowerCase().replaceAll('-', ''))).data).toHaveLength(1);
    expect((await codeStep(first)).data).toEqual([]);
    expect((await otavio.rpc('admin_second_factor')).data).toMatchObject({ recovery_codes: 9 });
    const renewed = await callGuarded(otavio, 'renew_admin_recovery_codes', { code: code() });
    expect(renewed.data).toHaveLength(10);
    expect((await codeStep(second)).data).toEqual([]);
    expect(
      (await callGuarded(otavio, 'renew_admin_recovery_codes', { code: '000' })).data,
    ).toBeNull();
  });

  test('no table contains the secret or a code', async () => {
    const { rows } = await server.owner.query<{ text: string }>(
      `select factors::text || codes::text as text
       from private.admin_factors as factors, private.admin_recovery_codes as codes`,
    );
    const secret = app.secret.hex.toLowerCase();
    for (const { text } of rows) {
      expect(text).not.toContain(secret);
      for (const one of codes) expect(text).not.toContain(one);
    }
  });
});

describe('Setting up and removing', () => {
  test('needs a session, the password, and a correct code', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const wrong = await callGuarded(gabriela, 'begin_admin_second_factor', { password: 'wrong' });
    expect(wrong.data).toEqual({ status: 'password_wrong' });
    await callGuarded(gabriela, 'begin_admin_second_factor', { password });
    expect(
      (await callGuarded(gabriela, 'confirm_admin_second_factor', { code: '12' })).data,
    ).toBeNull();
    const signedIn = await server.admin(cast.gabriela.email);
    expect((await signedIn.rpc('current_admin')).data).toHaveLength(1);
    const again = await callGuarded(otavio, 'begin_admin_second_factor', { password });
    expect(again.error?.code).toBe('second_factor_exists');
    const stranger = await server.anonymous().rpc('admin_second_factor');
    expect(stranger.error?.code).toBe('permission_denied');
  });

  test('ends the sessions without it, except the one that set it up', async () => {
    await server.owner.query('delete from private.admin_factors');
    const [here, elsewhere] = [
      await server.admin(cast.otavio.email),
      await server.admin(cast.otavio.email),
    ];
    await setUp(here);
    expect((await here.rpc('current_admin')).data).toHaveLength(1);
    expect((await elsewhere.rpc('current_admin')).data).toEqual([]);
  });

  test('Otávio removes it with password and code', async () => {
    const remove = (typed: string, shown = '') =>
      callGuarded(otavio, 'remove_admin_second_factor', { password: typed, code: shown });
    expect((await remove('wrong', code())).data).toBe('password_wrong');
    expect((await remove(password, wrongCode())).data).toBe('code_wrong');
    expect((await remove(password, code())).data).toBe('done');
    expect((await passwordStep()).session_token).toMatch(/^[0-9a-f]{64}$/);
  });

  test('limits guesses too', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const { status } = await callGuarded(otavio, 'renew_admin_recovery_codes', {
        code: '000000',
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('Fábio resets it for Otávio, which is logged; other admins cannot, and he cannot reset his own', async () => {
    const reset = (client: SupabaseClient<Database>, admin_id: string) =>
      callGuarded(client, 'reset_admin_second_factor', { admin_id });
    const fabio = await server.admin(cast.fabio.email);
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await reset(gabriela, cast.otavio.adminId)).error?.code).toBe('super_admin_required');
    expect((await reset(fabio, cast.fabio.adminId)).error?.code).toBe('own_second_factor');
    const seen = (client: SupabaseClient<Database>) =>
      client.from('admin_list').select('has_second_factor').eq('email', cast.otavio.email).single();
    expect((await seen(fabio)).data).toEqual({ has_second_factor: true });
    expect((await seen(gabriela)).data).toEqual({ has_second_factor: false });
    expect((await reset(fabio, cast.otavio.adminId)).error).toBeNull();
    expect((await otavio.rpc('current_admin')).data).toEqual([]);
    expect((await passwordStep()).session_token).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await server.owner.query(
      `select action from public.activity_log where actor_id = $1 and subject_id = $2
       order by id desc limit 1`,
      [cast.fabio.adminId, cast.otavio.adminId],
    );
    expect(rows).toEqual([{ action: 'admin.second_factor_reset' }]);
  });
});

test('Codes are those of RFC 6238', async () => {
  const { rows } = await server.owner.query<{ codes: string[] }>(
    `select array_agg(private.totp('12345678901234567890', step) order by step) as codes
     from unnest(array[1, 37037036, 37037037, 41152263, 66666666, 666666666]::bigint[]) as step`,
  );
  expect(rows[0]?.codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});
