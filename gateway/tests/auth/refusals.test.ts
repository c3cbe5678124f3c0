import { describe, expect, test } from 'vitest';
import { people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

async function call(method: string, path: string, body?: unknown) {
  const token = (await signedIn).data.session?.access_token;
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return [response.status, (await response.json()).code];
}

let signedIn: ReturnType<Awaited<ReturnType<typeof server.signedIn>>['auth']['getSession']>;

describe('Ways to sign in that there are not', () => {
  test.each([
    ['another provider', 'GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
    [
      'an unknown provider',
      'GET',
      '/authorize?provider=x%00y',
      undefined,
      400,
      'validation_failed',
    ],
    [
      'linking a provider',
      'GET',
      '/user/identities/authorize?provider=google',
      undefined,
      404,
      'manual_linking_disabled',
    ],
    [
      'a token of a provider',
      'POST',
      '/token?grant_type=id_token',
      { provider: 'google', id_token: 'x' },
      400,
      'provider_disabled',
    ],
    ['no token of a provider', 'POST', '/token?grant_type=id_token', {}, 400, 'validation_failed'],
    [
      'a wallet',
      'POST',
      '/token?grant_type=web3',
      { chain: 'solana' },
      422,
      'web3_provider_disabled',
    ],
    ['single sign-on', 'POST', '/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled'],
    ['a passkey', 'POST', '/passkeys/authentication/options', {}, 404, 'passkey_disabled'],
    ['a list of passkeys', 'GET', '/passkeys', undefined, 404, 'passkey_disabled'],
    [
      'another site’s sign-in',
      'GET',
      '/oauth/authorizations/x',
      undefined,
      404,
      'feature_disabled',
    ],
    ['sites that were let in', 'GET', '/user/oauth/grants', undefined, 404, 'feature_disabled'],
    [
      'sites to be let in, without the key',
      'GET',
      '/admin/oauth/clients',
      undefined,
      403,
      'not_admin',
    ],
    ['nobody', 'POST', '/signup', {}, 422, 'anonymous_provider_disabled'],
  ])('%s', async (_what, method, path, body, status, code) => {
    signedIn ??= (await server.signedIn(people.ana.email)).auth.getSession();
    expect(await call(method, path, body)).toEqual([status, code]);
  });

  test('a link of a mail and the way to a provider need no API key; the rest does', async () => {
    const status = async (path: string) => (await fetch(`${server.url}/auth/v1${path}`)).status;
    expect(await status('/verify')).toBe(400);
    expect(await status('/authorize?provider=google')).toBe(400);
    expect(await status('/user?x=/.well-known/')).toBe(401);
    expect(await status('/admin/users')).toBe(401);
  });
});

describe('What cannot be read', () => {
  test.each([
    ['a factor without a uuid', 'POST', '/factors/x/challenge', {}, 404, 'validation_failed'],
    [
      'a factor of an unknown kind',
      'POST',
      '/factors',
      { factor_type: 'x' },
      400,
      'validation_failed',
    ],
    [
      'two grant types',
      'POST',
      '/token?grant_type=password&grant_type=x',
      {},
      400,
      'invalid_credentials',
    ],
    [
      'a type given twice',
      'GET',
      '/verify?type=a&type=b&token=x',
      undefined,
      400,
      'validation_failed',
    ],
    ['a number as an e-mail', 'POST', '/recover', { email: 1 }, 400, 'bad_json'],
    ['data without end', 'PUT', '/user', { data: deep(200) }, 400, 'bad_json'],
    ['a resend of nothing', 'POST', '/resend', {}, 400, 'validation_failed'],
    ['an unknown scope', 'POST', '/logout?scope=x', undefined, 400, 'validation_failed'],
  ])('%s', async (_what, method, path, body, status, code) => {
    signedIn ??= (await server.signedIn(people.ana.email)).auth.getSession();
    expect(await call(method, path, body)).toEqual([status, code]);
  });
});

test('a link of a mail that was cut short leads a browser on, and says so there', async () => {
  const response = await fetch(
    `${server.url}/auth/v1/verify?type=signup&redirect_to=http://localhost/my-account`,
    { headers: { accept: 'text/html,*/*' }, redirect: 'manual' },
  );
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.pathname).toBe('/my-account');
  expect(target.hash).toContain('error_code=validation_failed');
});

describe('The audit log', () => {
  test('tells who did what from where, and no secret', async () => {
    const { rows } = await server.owner.query(
      "select payload, ip_address from auth.audit_log_entries where payload ->> 'action' = 'login'",
    );
    expect(rows[0]).toMatchObject({
      payload: {
        actor_id: people.ana.userId,
        actor_username: people.ana.email,
        action: 'login',
        log_type: 'account',
        traits: { provider: 'email' },
      },
      ip_address: expect.stringMatching(/^10\./),
    });
  });
});

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { a: deep(levels - 1) };
}
