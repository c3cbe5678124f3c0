import { describe, expect, test } from 'vitest';
import { password, people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

type Call = { body?: string; headers?: Record<string, string>; method?: string };

function call(path: string, { headers, ...init }: Call = {}) {
  return fetch(`${server.url}/auth/v1${path}`, {
    method: init.body === undefined ? 'GET' : 'POST',
    ...init,
    headers: { apikey: publishableKey, ...headers },
  });
}

const newVersion = { 'x-supabase-api-version': '2024-01-01' };

describe('The auth protocol', () => {
  test('a call without an API key, or with another, is turned away', async () => {
    const none = await fetch(`${server.url}/auth/v1/settings`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ message: 'No API key found in request' });
    const other = await call('/settings', { headers: { apikey: 'sb_publishable_other' } });
    expect(await other.json()).toMatchObject({ message: 'Invalid API key' });
  });

  test('errors come in the form of the version that the client names', async () => {
    const body = JSON.stringify({ email: people.ana.email, password: 'wrong' });
    const since2024 = await call('/token?grant_type=password', { body, headers: newVersion });
    expect(since2024.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await since2024.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    const before = await call('/token?grant_type=password', { body });
    expect(await before.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  test.each([
    ['text that is no JSON', '{"email":', 'bad_json'],
    ['a list', '[]', 'bad_json'],
    ['a number for an e-mail', '{"email":1,"password":"x"}', 'bad_json'],
    ['nothing', '', 'bad_json'],
    ['nothing said', '{}', 'validation_failed'],
    ['a phone number', '{"phone":"+15615550134","password":"x"}', 'phone_provider_disabled'],
  ])('%s in place of credentials is refused by name', async (_what, body, code) => {
    const response = await call('/token?grant_type=password', { body, headers: newVersion });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ code });
  });

  test('an unknown grant and an unknown path are refused by name', async () => {
    const grant = await call('/token?grant_type=magic', { body: '{}', headers: newVersion });
    expect(grant.status).toBe(400);
    expect(await grant.json()).toMatchObject({ message: 'unsupported_grant_type' });
    const path = await call('/nowhere', { headers: newVersion });
    expect(path.status).toBe(404);
  });

  test('whoever verifies tokens finds the public keys, and never the private half', async () => {
    const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
  });

  test('and are led to them by the usual address', async () => {
    const response = await fetch(`${server.url}/auth/v1/.well-known/openid-configuration`);
    const { issuer, jwks_uri } = (await response.json()) as Record<string, string>;
    const { data } = await (await server.signedIn(people.ana.email)).auth.getSession();
    const claims = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? ''));
    expect([issuer, jwks_uri]).toEqual([claims.iss, `${claims.iss}/.well-known/jwks.json`]);
  });

  test('a user without a token is told so', async () => {
    const response = await call('/user', { headers: newVersion });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'no_authorization' });
    const key = { ...newVersion, authorization: `Bearer ${publishableKey}` };
    expect(await (await call('/user', { headers: key })).json()).toEqual({
      code: 'bad_jwt',
      message: 'invalid claim: missing sub claim',
    });
  });

  test('a new account that a trigger of the project refuses fails in Supabase’s words', async () => {
    await server.owner.query(`
      create function public.refuse() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$;
      create trigger refuse before insert on auth.users execute function public.refuse()`);
    const { error } = await server
      .anonymous()
      .auth.signUp({ email: 'new@example.com', password: 'quatro casas' });
    expect(error).toMatchObject({ status: 500, message: 'Database error saving new user' });
    await server.owner.query('drop function public.refuse cascade');
  });

  test('the answer to a sign-in is not kept by any cache', async () => {
    const body = JSON.stringify({ email: people.ana.email, password });
    const response = await call('/token?grant_type=password', { body });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
