import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { readProjectConfig } from '../../src/project/config.ts';
import { loadSigningKeys } from '../../src/security/signing-keys.ts';
import { testAtRest } from '../support/encryption.ts';
import { people, testProject } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { testServer } from '../support/server.ts';

const server = testServer(() => {
  const config = readProjectConfig(testProject.supabaseDir);
  const { hello } = config.functions;
  if (!hello) throw new Error('no function hello');
  const functions = { ...config.functions, hello: { ...hello, verify_jwt: true } };
  return { config: { ...config, functions } };
});

/** A token of an open session, signed with the server's key. Only a test's changes are invalid. */
async function tokenWith(changes: JWTPayload): Promise<string> {
  const { sign } = await loadSigningKeys(server.owner, testAtRest);
  const session_id = randomUUID();
  await server.owner.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    [session_id, people.ana.userId],
  );
  const claims = {
    iss: 'http://localhost/auth/v1',
    aud: 'authenticated',
    sub: people.ana.userId,
    role: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 600,
    session_id,
    ...changes,
  };
  return sign(claims);
}

const services = [
  ['the auth service', '/auth/v1/user', 'GET', 403],
  ['tables', '/rest/v1/profiles?select=id', 'GET', 401],
  ['a function that verifies tokens', '/functions/v1/hello', 'POST', 401],
] as const;

async function ask(path: string, method: string, token: string) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return { status: response.status, body: await response.text() };
}

describe.each(services)('By %s', (_name, path, method, refused) => {
  test('a token of this project is accepted', async () => {
    const { status } = await ask(path, method, await tokenWith({}));
    expect([401, 403]).not.toContain(status);
  });

  test.each([
    ['of another issuer', { iss: 'https://other.example/auth/v1' }],
    ['of this issuer under another path', { iss: 'http://localhost/auth/v2' }],
    ['without an issuer', { iss: undefined }],
    ['for another audience', { aud: 'service' }],
    ['for several other audiences', { aud: ['anon', 'service'] }],
    ['without an audience', { aud: undefined }],
  ])('a token %s is refused', async (_what, changes) => {
    const { status, body } = await ask(path, method, await tokenWith(changes));
    expect(status).toBe(refused);
    expect(body).not.toContain(people.ana.email);
  });
});
