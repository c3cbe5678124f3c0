// The floor is the least work that a Node process does for a table read under row policies.
// It verifies the token, opens a transaction, sets role, claims and headers, reads, and commits.
// With TUNED, it verifies a token once and pipelines the four statements, as the gateway does.
import { createServer } from 'node:http';
import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { loginConnection, openPool } from '../../src/database/connections.ts';
import { loadSigningKeys } from '../../src/security/signing-keys.ts';
import { testAtRest } from '../../tests/support/encryption.ts';
import type { Read } from './bench-reads.ts';

const { SOCKET_FOLDER = '', PORT = '', READS = '', TUNED } = process.env;
const { reads } = (await import(READS)) as { reads: readonly Read[] };
const location = { socketFolder: SOCKET_FOLDER, name: 'postgres' };
const pool = openPool(
  { ...loginConnection(location, 'authenticator'), pipeline: Boolean(TUNED) },
  10,
  'floor',
);
const authPool = openPool(loginConnection(location, 'supabase_auth_admin'), 1, 'floor keys');
const keySet = createLocalJWKSet({
  keys: (await loadSigningKeys(authPool, testAtRest)).publicKeys,
});
await authPool.end();

const verified = new Map<string, JWTPayload>();

async function verify(authorization: string | undefined): Promise<JWTPayload> {
  if (!authorization) return { role: 'anon' };
  const token = authorization.slice('Bearer '.length);
  const known = TUNED && verified.get(token);
  if (known) return known;
  const { payload } = await jwtVerify(token, keySet);
  verified.set(token, payload);
  return payload;
}

const begin = { text: 'begin read only' };
const commit = { text: 'commit' };
const setContext = {
  name: 'context',
  text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
    set_config('request.headers', $3, true)`,
};
const statements = new Map(
  reads.map(({ path, sql }) => {
    const { pathname, searchParams } = new URL(path, 'http://floor');
    const filter = [...searchParams.values()].find((value) => value.startsWith('eq.'));
    const values = filter === undefined ? [] : [filter.slice('eq.'.length)];
    return [pathname, { name: pathname, text: sql, values }];
  }),
);

const server = createServer(async ({ url = '', headers }, response) => {
  const statement = statements.get(url.slice(0, url.indexOf('?')));
  if (!statement) {
    response.writeHead(404).end();
    return;
  }
  const claims = await verify(headers.authorization);
  const values = [claims.role, JSON.stringify(claims), JSON.stringify(headers)];
  const context = { ...setContext, values };
  const client = await pool.connect();
  let body: string;
  if (TUNED) {
    const [, , result] = await Promise.all([
      client.query(begin),
      client.query(context),
      client.query<{ body: string }>(statement),
      client.query(commit),
    ]);
    body = result.rows[0]?.body ?? '';
  } else {
    await client.query(begin);
    await client.query(context);
    const result = await client.query<{ body: string }>(statement);
    await client.query(commit);
    body = result.rows[0]?.body ?? '';
  }
  client.release();
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
