import { createHash } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { follow, newestEmail, resetRateLimits } from '../support/mailbox.ts';
import { linkProfile, password, people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { authServer } from './auth-server.ts';

const server = authServer();
let visitors = 0;

/** A browser's client with the flow type `pkce` and separate storage. */
function pkceClient() {
  const stored = new Map<string, string>();
  visitors += 1;
  return createClient(server.url, publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { headers: { 'x-forwarded-for': `10.77.0.${visitors}` } },
  });
}

async function recoveryCode(email: string) {
  await resetRateLimits(server);
  const client = pkceClient();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: 'http://localhost/my-account?from=mail',
  });
  if (error) throw error;
  const { link } = await newestEmail(server, email);
  expect(link.searchParams.get('token')).toMatch(/^pkce_/);
  const target = await follow(server, link);
  expect(target.hash).toBe('');
  return { client, target, code: target.searchParams.get('code') ?? '' };
}

describe('The PKCE flow', () => {
  test('a link brings a code, which only the browser that asked can exchange', async () => {
    const { client, target, code } = await recoveryCode(people.ana.email);
    expect(target.searchParams.get('from')).toBe('mail');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(people.ana.userId);
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
  });

  test('the code works once', async () => {
    const { client, code } = await recoveryCode(people.ana.email);
    await client.auth.exchangeCodeForSession(code);
    const again = await exchange(code, 'x'.repeat(50));
    expect(again).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  test('another verifier is refused, and the right one still works after that', async () => {
    const { client, code } = await recoveryCode(people.ana.email);
    expect(await exchange(code, 'x'.repeat(50))).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
    });
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  test('five minutes after the click it is too late', async () => {
    const { client, code } = await recoveryCode(people.ana.email);
    await server.owner.query(
      "update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'",
    );
    const { error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  test('whoever the hook refuses gets no session for the code either', async () => {
    const { client, code } = await recoveryCode(people.clara.email);
    const { error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toMatchObject({
      status: 403,
      message: 'Account access restricted (suspended)',
    });
  });

  test('magic links, sign-ups and changes of e-mail come by code as well', async () => {
    await resetRateLimits(server);
    const bruno = pkceClient();
    await bruno.auth.signInWithOtp({ email: people.bruno.email });
    const target = await follow(server, (await newestEmail(server, people.bruno.email)).link);
    const { data } = await bruno.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(data.user?.id).toBe(people.bruno.userId);

    await bruno.auth.updateUser({ email: 'bruno.pkce@example.com' });
    await follow(server, (await newestEmail(server, people.bruno.email)).link);
    const last = await follow(server, (await newestEmail(server, 'bruno.pkce@example.com')).link);
    const changed = await bruno.auth.exchangeCodeForSession(last.searchParams.get('code') ?? '');
    expect(changed.data.user?.email).toBe('bruno.pkce@example.com');

    const diego = pkceClient();
    await diego.auth.signUp({ email: people.diego.email, password });
    await linkProfile(server.owner, people.diego.email);
    const confirmed = await follow(server, (await newestEmail(server, people.diego.email)).link);
    const code = confirmed.searchParams.get('code') ?? '';
    expect((await diego.auth.exchangeCodeForSession(code)).data.user?.email).toBe(
      people.diego.email,
    );
  });

  test('an expired link tells so in the query, too', async () => {
    const { link } = await newestEmail(server, people.diego.email);
    const target = await follow(server, link);
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
  });

  test.each([
    ['a challenge without a method', { code_challenge: 'x'.repeat(43) }],
    ['a short challenge', { code_challenge: 'x', code_challenge_method: 's256' }],
    [
      'a challenge of other characters',
      { code_challenge: '/'.repeat(43), code_challenge_method: 's256' },
    ],
    ['an unknown method', { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }],
  ])('%s is refused', async (_what, challenge) => {
    const response = await post('/recover', { email: 'a@example.com', ...challenge });
    expect(response).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('both methods of RFC 7636 work', async () => {
    const verifier = 'v'.repeat(64);
    const s256 = createHash('sha256').update(verifier).digest('base64url');
    for (const [method, challenge] of [
      ['plain', verifier],
      ['S256', s256],
    ]) {
      await resetRateLimits(server);
      await post('/recover', {
        email: people.helena.email,
        code_challenge: challenge,
        code_challenge_method: method,
      });
      const target = await follow(server, (await newestEmail(server, people.helena.email)).link);
      const result = await exchange(target.searchParams.get('code') ?? '', verifier);
      expect(result.status).toBe(200);
    }
  });
});

function exchange(auth_code: string, code_verifier: string) {
  return post('/token?grant_type=pkce', { auth_code, code_verifier });
}

async function post(path: string, body: object) {
  visitors += 1;
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': `10.78.0.${visitors}`,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, code: (await response.json()).code };
}
