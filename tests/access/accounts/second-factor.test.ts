import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { resetRateLimits } from 'supabase-gateway/testing/mailbox';
import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let ana: SupabaseClient<Database>;
let codes: string[];

/** Ana sets up her authenticator app and creates recovery codes. */
beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  const early = await callGuarded(ana, 'create_recovery_codes');
  expect(early.error?.code).toBe('insufficient_aal');
  const { data } = await ana.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (!data) throw new Error('no factor');
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await ana.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  const made = await callGuarded(ana, 'create_recovery_codes');
  codes = made.data ?? [];
});

async function memberTables(client: SupabaseClient<Database>) {
  const tables = ['members', 'enrollments', 'agents', 'billing', 'payment_profiles'] as const;
  const answers = await Promise.all(tables.map((table) => client.from(table).select('id')));
  return answers.map(({ data }) => data?.length);
}

describe('With a second factor', () => {
  test('Ana’s password alone opens nothing, in any table or function', async () => {
    const thief = await server.signedIn(cast.ana.email);
    expect(await memberTables(thief)).toEqual([0, 0, 0, 0, 0]);
    const changed = await thief.from('members').update({ city: 'X' }).neq('city', '').select('id');
    expect(changed.data).toEqual([]);
    expect((await thief.rpc('list_own_sessions')).data).toEqual([]);
    expect((await thief.rpc('count_recovery_codes')).data).toBe(0);
    expect((await callGuarded(thief, 'create_recovery_codes')).error?.code).toBe(
      'insufficient_aal',
    );
  });

  test('Ana sees all her data after a code', async () => {
    expect(await memberTables(ana)).toEqual([1, 1, 1, cast.ana.paymentCount, 1]);
  });

  test('Bruno, who has none, sees his record without a code', async () => {
    expect((await memberTables(await server.signedIn(cast.bruno.email)))[0]).toBe(1);
  });
});

describe('Recovery codes', () => {
  test('are ten, hard to guess, easy to copy, and stored only as hashes', async () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    expect((await ana.rpc('count_recovery_codes')).data).toBe(10);
    const { rows } = await server.owner.query(
      'select recovery_codes::text as row from private.recovery_codes',
    );
    for (const { row } of rows) expect(codes.some((code) => row.includes(code))).toBe(false);
  });

  test('replace the app, each once, with any spacing or case', async () => {
    await resetRateLimits(server);
    const [code = ''] = codes;
    const again = await server.signedIn(cast.ana.email);
    const written = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await callGuarded(again, 'use_recovery_code', { code: written })).data).toBe(true);
    await again.auth.refreshSession();
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect((await memberTables(again))[0]).toBe(1);

    const thief = await server.signedIn(cast.ana.email);
    expect((await callGuarded(thief, 'use_recovery_code', { code })).data).toBe(false);
    expect((await memberTables(thief))[0]).toBe(0);
    expect((await ana.rpc('count_recovery_codes')).data).toBe(9);
  });

  test('of Ana open nothing to Bruno, and nothing to a visitor', async () => {
    const [, code = ''] = codes;
    const bruno = await server.signedIn(cast.bruno.email);
    expect((await callGuarded(bruno, 'use_recovery_code', { code })).data).toBe(false);
    const { error } = await callGuarded(server.anonymous(), 'use_recovery_code', { code });
    expect(error?.code).toBe('PGRST301');
  });

  test('cannot be guessed: after ten attempts, the member must wait', async () => {
    const thief = await server.signedIn(cast.ana.email);
    let limited: string | undefined;
    for (let tries = 0; tries < 12 && !limited; tries += 1) {
      limited = (await callGuarded(thief, 'use_recovery_code', { code: 'AAAA-AAAA-AAAA' })).error
        ?.code;
    }
    expect(limited).toBe('over_request_rate_limit');
  });
});

describe('The list of open sessions', () => {
  test('shows Helena her own, this one first, and ends the others', async () => {
    await resetRateLimits(server);
    const phone = await server.signedIn(cast.helena.email);
    const desk = await server.signedIn(cast.helena.email);
    const { data } = await desk.rpc('list_own_sessions');
    expect(data?.map(({ is_current }) => is_current)).toEqual([true, false]);
    for (const { last_used_at } of data ?? []) {
      expect(Math.abs(Date.now() - Date.parse(last_used_at))).toBeLessThan(300_000);
    }
    await phone.auth.refreshSession();
    const refreshed = (await desk.rpc('list_own_sessions')).data?.[1]?.last_used_at ?? '';
    expect(Math.abs(Date.now() - Date.parse(refreshed))).toBeLessThan(300_000);
    await desk.auth.signOut({ scope: 'others' });
    expect((await desk.rpc('list_own_sessions')).data).toHaveLength(1);
    expect((await phone.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test('signs out another device only after a fresh sign-in, and the current one always', async () => {
    await resetRateLimits(server);
    const phone = await server.signedIn(cast.helena.email);
    const desk = await server.signedIn(cast.helena.email);
    const ids = async () =>
      (await desk.rpc('list_own_sessions')).data?.map(({ id }) => String(id)) ?? [];
    const [own = '', other = ''] = await ids(); // The current session first, then the newest.
    await server.owner.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`,
    );
    const refused = await desk.rpc('end_own_session', { session_id: other });
    expect(refused.error?.code).toBe('reauthentication_needed');
    expect(await ids()).toContain(other);
    await server.owner.query('update auth.mfa_amr_claims set updated_at = now()');
    expect((await desk.rpc('end_own_session', { session_id: other })).data).toBe(true);
    expect((await phone.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    await server.owner.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`,
    );
    expect((await desk.rpc('end_own_session', { session_id: own })).data).toBe(true);
  });

  test('shows nothing to a visitor or a refused member', async () => {
    expect((await server.anonymous().rpc('list_own_sessions')).error?.code).toBe('42501');
    const clara = await server.withOldToken(cast.clara.userId);
    expect((await clara.rpc('list_own_sessions')).data).toEqual([]);
  });
});

test('Changing the password needs the current one, and the server checks it', async () => {
  const helena = await server.signedIn(cast.helena.email);
  const without = await helena.auth.updateUser({ password: 'um lugar ao sol 7' });
  expect(without.error?.code).toBe('current_password_required');
  const wrong = await helena.auth.updateUser({
    password: 'um lugar ao sol 7',
    current_password: 'not mine',
  });
  expect(wrong.error?.code).toBe('current_password_invalid');
});
