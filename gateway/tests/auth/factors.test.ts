import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { resetRateLimits } from '../support/mailbox.ts';
import { password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

/** The code that an authenticator app shows, now or a number of 30-second periods away. */
function codeOf(secret: string, periods = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });
}

async function enroll(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return data;
}

/** A user with a verified factor, in a session of level 2. */
async function withFactor(email: string) {
  await resetRateLimits(server);
  await server.owner.query(
    'delete from auth.mfa_factors f using auth.users u where u.id = f.user_id and u.email = $1',
    [email],
  );
  const client = await server.signedIn(email);
  const factor = await enroll(client);
  // The previous period's code is used, so that the test can use the current and the next one.
  // It expires if a period ends during the request; the retry cannot expire too.
  const verify = () =>
    client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret, -1),
    });
  let { error } = await verify();
  if (error?.code === 'mfa_verification_failed') ({ error } = await verify());
  if (error) throw error;
  return { client, factor };
}

async function level(client: SupabaseClient) {
  return (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
}

describe('A second factor', () => {
  test('is enrolled with a picture, a secret and an address for the app', async () => {
    const ana = await server.signedIn(people.ana.email);
    const { totp, type, friendly_name } = await enroll(ana);
    expect([type, friendly_name]).toEqual(['totp', 'Phone']);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totp.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(totp.secret);
    expect(uri.searchParams.get('issuer')).toBe('localhost');
    const { data } = await ana.auth.mfa.listFactors();
    expect(data?.all).toMatchObject([{ status: 'unverified', friendly_name: 'Phone' }]);
    expect(JSON.stringify(data)).not.toContain(totp.secret);
  });

  test('raises the session to level 2 with a right code, and ends the others', async () => {
    const other = await server.signedIn(people.bruno.email);
    const bruno = await server.signedIn(people.bruno.email);
    const before = (await bruno.auth.getSession()).data.session?.refresh_token ?? '';
    const { id: factorId, totp } = await enroll(bruno);
    expect(await level(bruno)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const { data, error } = await bruno.auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(totp.secret),
    });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect(await level(bruno)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const claims = await bruno.auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const old = await server.anonymous().auth.refreshSession({ refresh_token: before });
    expect(old.error?.code).toBe('refresh_token_not_found');
    expect((await bruno.auth.refreshSession()).error).toBeNull();
    expect(await level(bruno)).toMatchObject({ currentLevel: 'aal2' });
  });

  test('a session by password alone knows that it could be level 2, and must be for changes', async () => {
    await withFactor(people.helena.email);
    const helena = await server.signedIn(people.helena.email);
    expect(await level(helena)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const change = { password: 'outro segredo', current_password: password };
    const { error } = await helena.auth.updateUser(change);
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    await expect(enroll(helena, 'Other')).rejects.toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
  });

  test('a wrong code and a code that was used are refused', async () => {
    const { client, factor } = await withFactor(people.helena.email);
    const code = codeOf(factor.totp.secret);
    const answer = (given: string) =>
      client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: given });
    expect((await answer('000000')).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    expect((await answer(code)).error).toBeNull();
    expect((await answer(code)).error?.code).toBe('mfa_verification_failed');
  });

  test('codes cannot be guessed', async () => {
    const { client, factor } = await withFactor(people.helena.email);
    const codes = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { data } = await client.auth.mfa.challenge({ factorId: factor.id });
      await server.owner.query("delete from gateway.rate_limits where key like 'auth.factor:%'");
      const { error } = await client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: data?.id ?? '',
        code: '000000',
      });
      codes.push(error?.code);
    }
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  });

  test('a challenge is answered once, in time, and from where it was asked for', async () => {
    const { client, factor } = await withFactor(people.ana.email);
    const { id: factorId } = factor;
    const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const verify = async (challengeId: string) =>
      (await client.auth.mfa.verify({ factorId, challengeId, code: codeOf(factor.totp.secret) }))
        .error?.code;

    const moved = await challenge();
    await server.owner.query("update auth.mfa_challenges set ip_address = '10.99.0.1'");
    expect(await verify(moved)).toBe('mfa_ip_address_mismatch');
    const late = await challenge();
    await server.owner.query(
      "update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1",
      [late],
    );
    expect(await verify(late)).toBe('mfa_challenge_expired');
    expect(await verify('7d4a3c4e-0000-4000-8000-000000000000')).toBe('mfa_factor_not_found');
    expect(await verify('nonsense')).toBe('mfa_factor_not_found');
    const good = await challenge();
    expect(await verify(good)).toBeUndefined();
    expect(await verify(good)).toBe('mfa_ip_address_mismatch');
  });

  test('is removed only at level 2, and the session goes back to level 1', async () => {
    const { client, factor } = await withFactor(people.helena.email);
    const second = await server.signedIn(people.helena.email);
    expect((await second.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    const { data } = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(data).toEqual({ id: factor.id });
    await client.auth.refreshSession();
    expect(await level(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('of somebody else is not found', async () => {
    const { factor } = await withFactor(people.helena.email);
    const ana = await server.signedIn(people.ana.email);
    const { error } = await ana.auth.mfa.challenge({ factorId: factor.id });
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  test('has a name of its own, and there are ten at most', async () => {
    await resetRateLimits(server);
    await server.owner.query('delete from auth.mfa_factors');
    const ana = await server.signedIn(people.ana.email);
    await enroll(ana, 'One');
    await expect(enroll(ana, 'One')).rejects.toMatchObject({ code: 'mfa_factor_name_conflict' });
    for (let count = 2; count <= 10; count += 1) await enroll(ana, `Number ${count}`);
    await expect(enroll(ana, 'Eleven')).rejects.toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    });
  });

  test('by phone or key is switched off', async () => {
    const ana = await server.signedIn(people.ana.email);
    const phone = await ana.auth.mfa.enroll({ factorType: 'phone', phone: '+15615550134' });
    expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled');
    const key = await ana.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    expect(key.error?.code).toBe('mfa_webauthn_enroll_not_enabled');
  });
});

describe('Where factors are switched off', () => {
  const closed = authServer({
    mfa: { max_enrolled_factors: 10, totp: { enroll_enabled: false, verify_enabled: false } },
  });

  test('none can be enrolled', async () => {
    const ana = await closed.signedIn(people.ana.email);
    await expect(enroll(ana)).rejects.toMatchObject({ code: 'mfa_totp_enroll_not_enabled' });
  });
});
