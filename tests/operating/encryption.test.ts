import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { atRest } from 'supabase-gateway/security/at-rest';
import { keyFor } from 'supabase-gateway/security/encryption-key';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { testKey } from 'supabase-gateway/testing/encryption';
import { afterAll, describe, expect, test } from 'vitest';
import { cast, password } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { refusedStart, startServer } from '../support/server-process.ts';
import { command } from './commands.ts';
import { fingerprint } from './fingerprint.ts';

const folder = temporaryFolder('encryption');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const otherKey = Buffer.alloc(32, 'other').toString('base64');
const idOf = (key: string) => atRest(Buffer.from(key, 'base64')).keyId;
const newFile = () => join(folder, `${randomUUID()}.sql.gz`);

/** Signs Ana in, with a second factor whose secret is known. */
async function withFactor(url: string) {
  const client = createClient(url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email: cast.ana.email, password });
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const [id, secret] = [data?.id ?? '', data?.totp.secret ?? ''];
  const verify = async (periods: number) => {
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });
    return (await client.auth.mfa.challengeAndVerify({ factorId: id, code })).error;
  };
  return { id, secret, verify };
}

/** Replaces encrypted values with plain ones, as older versions stored them. */
async function makePlain(name: string, factorId: string, secret: string) {
  const plainKey = `sb_secret_${'x'.repeat(43)}`;
  const { privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  );
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  await asOwner(name, async (owner) => {
    await owner.query('update gateway.secrets set value = $1', [plainKey]);
    await owner.query('update gateway.signing_keys set private_jwk = $1', [{ kty, crv, x, y, d }]);
    await owner.query('update auth.mfa_factors set secret = $2 where id = $1', [factorId, secret]);
  });
  return { secretKey: plainKey, x, d: d ?? '' };
}

/** All rows of the tables with secrets, as in a dump. */
async function dump(name: string): Promise<string> {
  const { rows } = await asOwner(name, (owner) =>
    owner.query<{ line: string }>(`
      select t::text as line from gateway.secrets t
      union all select t::text from gateway.signing_keys t
      union all select t::text from auth.mfa_factors t`),
  );
  return rows.map(({ line }) => line).join('\n');
}

describe('The database without its key', () => {
  test('and its backup contain no usable secret key, signing key, or second factor', async () => {
    const { url, name } = await newDatabase({ template });
    const server = await startServer({ DATABASE_URL: url, PORT: '0' });
    const { secret, verify } = await withFactor(server.url);
    expect(await verify(0)).toBeNull();
    const { lines } = await command('secret-key', { DATABASE_URL: url });
    const [secretKey = ''] = lines;
    expect(secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
    const members = await fetch(`${server.url}/rest/v1/members?select=id`, {
      headers: { apikey: secretKey },
    });
    expect(await members.json()).toHaveLength(5);

    const file = newFile();
    await command('backup', { DATABASE_URL: url }, file);
    for (const text of [await dump(name), gunzipSync(readFileSync(file)).toString()]) {
      expect(text).not.toContain('sb_secret_');
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"d\\?"+: *\\?"+(?!enc:v1:|")/);
      expect(text.match(new RegExp(`enc:v1:${idOf(testKey)}:`, 'g'))).toHaveLength(3);
    }
    await server.end('SIGTERM');
  });

  test('of an older version is encrypted at the next start, and everything still works', async () => {
    const { url, name } = await newDatabase({ template });
    const first = await startServer({ DATABASE_URL: url, PORT: '0' });
    const { id, secret, verify } = await withFactor(first.url);
    expect(await verify(0)).toBeNull();
    await first.end('SIGTERM');
    const plain = await makePlain(name, id, secret);
    expect(await dump(name)).toContain(plain.d);

    const server = await startServer({ DATABASE_URL: url, PORT: '0' });
    const text = await dump(name);
    for (const known of [plain.secretKey, plain.d, secret]) expect(text).not.toContain(known);
    const keys = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
    expect(keys).toMatchObject({ keys: [{ x: plain.x }] });
    const { lines } = await command('secret-key', { DATABASE_URL: url });
    expect(lines).toEqual([plain.secretKey]);
    const client = createClient(server.url, 'sb_publishable_local');
    await client.auth.signInWithPassword({ email: cast.ana.email, password });
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
    expect(error).toBeNull();
    await server.end('SIGTERM');
  });
});

describe('A server refuses to start, with one line,', () => {
  test.each([
    [
      'with another key',
      otherKey,
      `ENCRYPTION_KEY is key ${idOf(otherKey)}, but the data is encrypted with key ${idOf(testKey)}: set ENCRYPTION_KEY to that one`,
    ],
    [
      'with an invalid key',
      'c2hvcnQ=',
      'Environment: ENCRYPTION_KEY: expected 32 random bytes in base64 (openssl rand -base64 32)',
    ],
  ])('%s', async (_case, key, line) => {
    const { url, name } = await newDatabase({ template });
    const before = await dump(name);
    const refused = await refusedStart({ DATABASE_URL: url, PORT: '0', ENCRYPTION_KEY: key });
    expect(refused).toEqual({ code: 1, lines: [line] });
    expect(await dump(name)).toBe(before);
  });

  test('without the key of the data, or of a database that other processes may use', async () => {
    const { url } = await newDatabase({ template });
    const dataDir = join(folder, 'nothing');
    const env = { PORT: '0', ENCRYPTION_KEY: '', DATA_DIR: dataDir };
    expect(await refusedStart({ ...env, DATABASE_URL: url })).toEqual({
      code: 1,
      lines: [
        `${dataDir}/encryption.key is missing, but the data is encrypted with key ${idOf(testKey)}: put the file back or set ENCRYPTION_KEY`,
      ],
    });
    const { url: empty } = await newDatabase();
    expect(await refusedStart({ ...env, DATABASE_URL: empty })).toEqual({
      code: 1,
      lines: [
        'Environment: ENCRYPTION_KEY: expected with DATABASE_URL: 32 random bytes in base64 (openssl rand -base64 32), the same for every process',
      ],
    });
  });
});

describe('The key in the data folder', () => {
  test('is created once, readable only by its owner, and random', () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const source = (dataDir: string) => ({
      ...{ dataDir, encryptionKey: undefined, databaseUrl: undefined },
    });
    const { keyId } = keyFor(source(one), []);
    expect(keyFor(source(one), [keyId]).keyId).toBe(keyId);
    expect(statSync(join(one, 'encryption.key')).mode & 0o777).toBe(0o600);
    expect(keyFor(source(other), []).keyId).not.toBe(keyId);
    writeFileSync(join(one, 'encryption.key'), 'damaged');
    expect(() => keyFor(source(one), [])).toThrow('encryption.key: expected 32 random bytes');
  });

  test('decrypts a value only for its own row and only if unaltered', () => {
    const { encrypt, decrypt } = atRest(Buffer.from(testKey, 'base64'));
    const stored = encrypt('auth.mfa_factors 1 ana', 'SECRET');
    expect(encrypt('auth.mfa_factors 1 ana', 'SECRET')).not.toBe(stored);
    expect(decrypt('auth.mfa_factors 1 ana', stored)).toBe('SECRET');
    expect(() => decrypt('auth.mfa_factors 1 bruno', stored)).toThrow('belongs to another row');
    const altered = stored.replace(
      /.(.{3})$/,
      (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1),
    );
    expect(() => decrypt('auth.mfa_factors 1 ana', altered)).toThrow('was altered');
    expect(() => decrypt('auth.mfa_factors 1 ana', 'SECRET')).toThrow('is not encrypted');
  });
});

describe('A backup with encrypted values', () => {
  test('is not restored without their key or with another one, and nothing is replaced', async () => {
    const source = await newDatabase({ template });
    const file = newFile();
    await command('backup', { DATABASE_URL: source.url }, file);
    const target = await newDatabase({ template });
    const before = await fingerprint(target.name);
    const restore = (key: string, ...args: string[]) => {
      const env = { DATABASE_URL: target.url, ENCRYPTION_KEY: key, DATA_DIR: join(folder, 'none') };
      return command('restore', env, ...args, file);
    };
    const needed = `the data is encrypted with key ${idOf(testKey)}`;
    for (const [key, said] of [
      ['', 'encryption.key is missing, but'],
      [otherKey, `ENCRYPTION_KEY is key ${idOf(otherKey)}, but`],
    ] as const) {
      const { code, lines } = await restore(key, '--replace');
      expect({ code, lines }).toEqual({
        code: 1,
        lines: [expect.stringContaining(`${said} ${needed}`)],
      });
    }
    expect(await fingerprint(target.name)).toEqual(before);
    expect(await restore(testKey, '--replace')).toMatchObject({ code: 0 });
  });

  test('for Supabase, which has no such key, contains plain second factors', async () => {
    const { url } = await newDatabase({ template });
    const server = await startServer({ DATABASE_URL: url, PORT: '0' });
    const { secret } = await withFactor(server.url);
    await server.end('SIGTERM');
    const file = newFile().replace('.gz', '');
    const { code } = await command('backup', { DATABASE_URL: url }, '--supabase', file);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`\t${secret}\t`);
    expect(text).not.toContain('enc:v1:');
  });
});
