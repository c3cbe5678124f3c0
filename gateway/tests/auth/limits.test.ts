import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openPools } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { networkOf } from '../../src/security/rate-limit-address.ts';
import { testAtRest } from '../support/encryption.ts';
import { resetRateLimits } from '../support/mailbox.ts';
import { password, people, testProject } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { authServer } from './auth-server.ts';

const server = authServer({ rate_limit: { email_sent: 3 } });

/** A client with a network address. */
function at(address: string, url = server.url) {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address } },
  }).auth;
}

function wrong(address: string, email: string, url?: string) {
  return at(address, url)
    .signInWithPassword({ email, password: 'errada' })
    .then(({ error }) => error?.code);
}

async function times<Result>(count: number, work: (index: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work(index));
  return results;
}

/** Runs all calls concurrently, so that on a slow machine none expires from the limit early. */
function atOnce<Result>(count: number, work: (index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** The minutes until a limit is fully restored. Only one test may use the limit. */
async function minutesUsed(limit: string): Promise<number> {
  const { rows } = await server.owner.query(
    `select extract(epoch from spent_until - now()) / 60 as minutes
     from gateway.rate_limits where key like $1`,
    [`${limit}:%`],
  );
  expect(rows).toHaveLength(1);
  return Number(rows[0].minutes);
}

/** Marks a limit as used up, because sixty password hashes take longer than a test's timeout. */
async function useUp(limit: string) {
  await server.owner.query(
    "update gateway.rate_limits set spent_until = now() + span + interval '1 hour' where key like $1",
    [`${limit}:%`],
  );
}

describe('Wrong passwords', () => {
  test('slow down for one e-mail from one address, and not for the others', async () => {
    const codes = await times(11, () => wrong('10.50.0.1', people.ana.email));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
    expect(codes[10]).toBe('over_request_rate_limit');
    const right = { email: people.ana.email, password };
    expect((await at('10.50.0.1').signInWithPassword(right)).error?.status).toBe(429);
    expect((await at('10.50.0.2').signInWithPassword(right)).error).toBeNull();
  });

  test('say when to try again', async () => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'x-forwarded-for': '10.50.0.1' },
      body: JSON.stringify({ email: people.ana.email, password: 'errada' }),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await response.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
  });

  test('are counted for unknown e-mails alike', async () => {
    const codes = await times(11, () => wrong('10.50.0.3', 'ninguem@example.com'));
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  });

  test('from everywhere slow down too, but keep nobody out of where they have been', async () => {
    await resetRateLimits(server);
    const home = '10.60.0.1';
    const right = { email: people.bruno.email, password };
    expect((await at(home).signInWithPassword(right)).error).toBeNull();
    // Three of sixty attempts per hour are used; the limit restores one per minute.
    await times(3, (index) => wrong(`10.61.${index}.1`, people.bruno.email));
    expect(await minutesUsed('auth.password')).toBeGreaterThan(2);
    await useUp('auth.password');
    expect(await wrong('10.61.9.1', people.bruno.email)).toBe('over_request_rate_limit');
    expect((await at('10.60.0.9').signInWithPassword(right)).error?.status).toBe(429);
    expect((await at(home).signInWithPassword(right)).error).toBeNull();
  });

  test('are forgotten with the right one', async () => {
    await resetRateLimits(server);
    const right = { email: people.helena.email, password };
    for (let round = 0; round < 2; round += 1) {
      const codes = await times(9, () => wrong('10.62.0.1', people.helena.email));
      expect(new Set(codes)).toEqual(new Set(['invalid_credentials']));
      expect((await at('10.62.0.1').signInWithPassword(right)).error).toBeNull();
      await server.owner.query("delete from gateway.rate_limits where key like 'auth.sign_in:%'");
      await server.owner.query(
        "delete from gateway.rate_limits where key like 'auth.password_from:%'",
      );
    }
  });
});

describe('One address', () => {
  test('signs in thirty times in five minutes, whoever it says it is', async () => {
    await resetRateLimits(server);
    const codes = await atOnce(31, (index) => wrong('10.51.0.1', `nobody-${index}@example.com`));
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(30);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(1);
  }, 120_000);

  test.each([
    ['sign-ups', '/signup', 30],
    ['requests for a new password', '/recover', 30],
    ['requests for a code', '/otp', 30],
    ['confirmations', '/verify', 30],
    ['refreshes', '/token?grant_type=refresh_token', 150],
  ])('has a limit of %s', async (_what, path, allowed) => {
    const address = `10.52.0.${path.length}`;
    const body = JSON.stringify({ email: 'x', password: 'y', refresh_token: 'z', type: 'w' });
    const send = async () => {
      const response = await fetch(`${server.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'x-forwarded-for': address },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    };
    // Not all at once: an address has a limit of requests in flight, too, which is 64.
    const statuses = (await times(allowed / 15, () => atOnce(30, send))).flat();
    // While requests are answered, the limit may allow a few more.
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(statuses.length - refused).toBeGreaterThanOrEqual(allowed);
  });

  test('is a whole network of IPv6', () => {
    expect(networkOf('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  });

  test('that no proxy could have seen is no reason to fail', async () => {
    const { error } = await at('no address; at all').signInWithPassword({
      email: people.ana.email,
      password,
    });
    expect(error).toBeNull();
  });
});

describe('Sb-Forwarded-For', () => {
  /** Signs in at another address than the one that the header names. */
  function signIn(apikey: string, forwarded: string, guess = password) {
    return fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey, 'sb-forwarded-for': forwarded, 'x-forwarded-for': '10.54.0.1' },
      body: JSON.stringify({ email: people.ana.email, password: guess }),
    });
  }

  async function statuses(apikey: string, addresses: string[]) {
    const responses = await Promise.all(addresses.map((one) => signIn(apikey, one, 'errada')));
    return responses.map(({ status }) => status).toSorted((a, b) => a - b);
  }

  /** The addresses in the newest session and in the newest entry of the audit log. */
  async function recordedAddresses() {
    const { rows } = await server.owner.query<{ session: string; log: string }>(
      `select
        (select host(ip) from auth.sessions order by created_at desc limit 1) as session,
        (select ip_address from auth.audit_log_entries order by created_at desc limit 1) as log`,
    );
    return rows[0];
  }

  test('with the secret key is the address of limits, sessions and the audit log', async () => {
    await resetRateLimits(server);
    const { secretKey } = server;
    const ten = Array(10).fill('203.0.113.1');
    expect(await statuses(secretKey, ten)).toEqual(Array(10).fill(400));
    expect((await signIn(secretKey, '203.0.113.1')).status).toBe(429);
    for (const forwarded of ['203.0.113.2', '203.0.113.3, 203.0.113.1', '2001:db8::4']) {
      expect((await signIn(secretKey, forwarded)).status).toBe(200);
      const [address] = forwarded.split(',');
      expect(await recordedAddresses()).toEqual({ session: address, log: address });
    }
  });

  test('without the secret key is ignored', async () => {
    await resetRateLimits(server);
    expect((await signIn(publishableKey, '203.0.113.5')).status).toBe(200);
    expect(await recordedAddresses()).toEqual({ session: '10.54.0.1', log: '10.54.0.1' });
    const eleven = Array.from({ length: 11 }, (_, index) => `203.0.113.${index}`);
    expect(await statuses(publishableKey, eleven)).toEqual([...Array(10).fill(400), 429]);
  });

  test.each(['', 'somewhere', '203.0.113.999', 'unknown, 203.0.113.6'])(
    'that names no address first is ignored: "%s"',
    async (forwarded) => {
      await resetRateLimits(server);
      expect((await signIn(server.secretKey, forwarded)).status).toBe(200);
      expect(await recordedAddresses()).toEqual({ session: '10.54.0.1', log: '10.54.0.1' });
    },
  );
});

describe('The project', () => {
  test('sends so many mails in an hour, and no more', async () => {
    await resetRateLimits(server);
    const ask = (email: string) => server.anonymous().auth.resetPasswordForEmail(email);
    const { ana, bruno, helena, stranger } = people;
    for (const { email } of [ana, bruno, helena]) expect((await ask(email)).error).toBeNull();
    expect((await ask(stranger.email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
    });
  });
});

describe('Several processes', () => {
  test('count together, also at the same moment', async () => {
    await resetRateLimits(server);
    const { rows } = await server.owner.query<{ folder: string; name: string }>(
      "select current_setting('unix_socket_directories') as folder, current_database() as name",
    );
    const location = { socketFolder: rows[0]?.folder ?? '', name: rows[0]?.name ?? '' };
    const database = openPools(location, testAtRest);
    const second = await createApp({
      database,
      config: readProjectConfig(testProject.supabaseDir),
      supabaseDir: testProject.supabaseDir,
      publishableKey,
      trustProxy: true,
      logLevel: 'silent',
      siteUrl: 'http://localhost',
    });
    const url = await second.listen({ host: '127.0.0.1', port: 0 });
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        wrong('10.53.0.1', people.ana.email, index % 2 ? url : server.url),
      ),
    );
    await second.close();
    await database.close();
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10);
  }, 120_000);

  test('keep no address and no e-mail for it', async () => {
    const { rows } = await server.owner.query('select key from gateway.rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|10\.53/);
  });
});
