import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { testAtRest } from 'supabase-gateway/testing/encryption';
import type { ServerProcess } from 'supabase-gateway/testing/server-process';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { cast, password } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { startServer } from '../support/server-process.ts';

const folder = temporaryFolder('processes');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running: ServerProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.end('SIGKILL'))));

/** Servers with one database and one site address, started at the same time. Returns where they listen. */
async function startServers(databaseUrl: string, count: number, env: Record<string, string> = {}) {
  const settings = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
  running.push(...servers);
  return Promise.all(servers.map((server) => server.address));
}

const address = () => `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

function clientOf(url = '', from = address()) {
  return createClient(url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': from } },
  });
}

async function signedIn(url = '') {
  const client = clientOf(url);
  const { data, error } = await client.auth.signInWithPassword({ email: cast.ana.email, password });
  if (error) throw error;
  return { client, session: data.session };
}

test('A process opens at most DATABASE_CONNECTIONS, and everyone is still answered', async () => {
  const { name, url } = await newDatabase({ template });
  const few = { TRUST_PROXY: 'on', DATABASE_CONNECTIONS: '20' };
  const [server] = await startServers(url, 1, few);
  const { session } = await signedIn(server);
  const bearer = { authorization: `Bearer ${session.access_token}` };
  const request = (path: string, headers = {}) =>
    fetch(`${server}${path}`, {
      headers: { apikey: 'sb_publishable_local', 'x-forwarded-for': address(), ...headers },
    });
  const burst = Array.from({ length: 40 }, () => [
    request('/rest/v1/episodes?select=id'),
    request('/rest/v1/billing?select=id', bearer),
    request('/auth/v1/user', bearer),
    request('/storage/v1/object/authenticated/request-files/none', bearer),
  ]).flat();
  const statuses = new Set((await Promise.all(burst)).map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 400]);
  const { rows } = await asOwner('postgres', (owner) =>
    owner.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = $1 and application_name like 'gateway%'`,
      [name],
    ),
  );
  expect(rows[0]?.count).toBeGreaterThan(10);
  expect(rows[0]?.count).toBeLessThanOrEqual(20);
});

describe('Several processes on one database are one server:', () => {
  const behindProxy = { TRUST_PROXY: 'on' };

  test('a session of one is valid at the other, is refreshed there, and ends for both', async () => {
    const { url } = await newDatabase({ template });
    const [one, other] = await startServers(url, 2, behindProxy);
    const { client, session } = await signedIn(one);

    const there = clientOf(other);
    const seen = await there.auth.getUser(session.access_token);
    expect(seen.data.user?.id).toBe(cast.ana.userId);
    const refreshed = await there.auth.setSession(session);
    expect(refreshed.error).toBeNull();
    const { data } = await there.auth.refreshSession();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const { data: member } = await there.from('members').select('first_name').single();
    expect(member).toEqual({ first_name: 'Ana' });

    expect((await there.auth.signOut({ scope: 'local' })).error).toBeNull();
    const ended = await client.auth.getUser(session.access_token);
    expect(ended.error?.name).toBe('AuthSessionMissingError');
  });

  test('a refresh token that is reused at the other after the grace period ends the session', async () => {
    const { url, name } = await newDatabase({ template });
    const [one, other] = await startServers(url, 2, behindProxy);
    const { client, session } = await signedIn(one);
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    await asOwner(name, (owner) =>
      owner.query("update auth.refresh_tokens set updated_at = now() - interval '1 minute'"),
    );
    const stolen = { refresh_token: session.refresh_token };
    const { error } = await clientOf(other).auth.refreshSession(stolen);
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    const { error: gone } = await client.auth.getUser();
    expect(gone?.name).toBe('AuthSessionMissingError');
  });

  test('they sign with the same keys and accept the same secret key', async () => {
    const { url, name } = await newDatabase({ template });
    const [one, other] = await startServers(url, 2);
    const keys = async (server = '') =>
      (await fetch(`${server}/auth/v1/.well-known/jwks.json`)).json();
    expect(await keys(one)).toEqual(await keys(other));
    const apikey = await asOwner(name, (owner) => loadSecretKey(owner, testAtRest));
    for (const server of [one, other]) {
      const response = await fetch(`${server}/rest/v1/members?select=id`, { headers: { apikey } });
      expect(await response.json()).toHaveLength(5);
    }
  });

  test('they share limits: both refuse the same caller', async () => {
    const { url } = await newDatabase({ template });
    const servers = await startServers(url, 2, behindProxy);
    const guess = (number: number) =>
      clientOf(servers[number % 2], '10.2.3.4').auth.signInWithPassword({
        email: `nobody-${number}@example.com`,
        password: 'not-a-password',
      });
    // config.toml allows 30 per address in five minutes, so two separate servers would allow all 60.
    // While they are checked, the limit may allow a few more.
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, number) => guess(number)));
    const codes = guesses.map(({ error }) => error?.code);
    const refused = (code?: string) => code === 'over_request_rate_limit';
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeGreaterThanOrEqual(
      30,
    );
    expect(codes.every((code) => refused(code) || code === 'invalid_credentials')).toBe(true);
    expect(codes.some(refused)).toBe(true);
    // Only now: one server may have answered all of its share before the other one began. Every ten seconds one more is
    // allowed.
    for (const number of [60, 61]) {
      await expect.poll(async () => refused((await guess(number)).error?.code)).toBe(true);
    }
  });

  test('they apply every migration once if they start at the same time', async () => {
    const { url, name } = await newDatabase();
    const servers = await startServers(url, 3);
    const statuses = servers.map(async (server) => (await fetch(`${server}/health`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
    const { rows } = await asOwner(name, (owner) =>
      owner.query(`select
        (select count(*)::int from gateway.signing_keys) as keys,
        (select count(*)::int from gateway.secrets where name = 'secret_key') as secrets,
        (select count(*)::int from auth.users) as demo_accounts`),
    );
    expect(rows).toEqual([{ keys: 1, secrets: 1, demo_accounts: 0 }]);
  });

  test('a failed migration leaves the database to the running processes', async () => {
    const { url } = await newDatabase({ template });
    const [serving] = await startServers(url, 1);
    const broken = join(folder, 'broken');
    cpSync('supabase', broken, { recursive: true });
    writeFileSync(join(broken, 'migrations', '20990101000000_wrong.sql'), 'drop table nowhere;');
    const refused = startServers(url, 1, { SUPABASE_DIR: broken });
    await expect(refused).rejects.toThrow('20990101000000_wrong.sql');
    expect((await signedIn(serving)).session.user.id).toBe(cast.ana.userId);
  });

  test('a newer process adds a table, and the older one serves it too', async () => {
    const { url } = await newDatabase({ template });
    const [serving] = await startServers(url, 1);
    const newer = join(folder, 'newer', 'supabase');
    cpSync('supabase', newer, { recursive: true });
    writeFileSync(
      join(newer, 'migrations', '20990101000000_notices.sql'),
      'create table public.notices (id int primary key); grant select on public.notices to anon;',
    );
    await startServers(url, 1, { SUPABASE_DIR: newer });
    const apikey = 'sb_publishable_local';
    const ask = () => fetch(`${serving}/rest/v1/notices`, { headers: { apikey } });
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});
