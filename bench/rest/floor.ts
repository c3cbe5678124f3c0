// The floor: the least that a Node process does for a table read under row policies. Verify the
// token, open a transaction, set role and claims, read, commit; nothing else, no protocol.
// With TUNED, the token is verified once and the four statements go out together, as the gateway does.
import { createServer } from 'node:http';
import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { loginConnection, openPool } from '../../server/database/connections.ts';
import { loadSigningKeys } from '../../server/security/signing-keys.ts';

const { SOCKET_FOLDER = '', PORT = '', TUNED } = process.env;
const location = { socketFolder: SOCKET_FOLDER, name: 'postgres' };
const pool = openPool(
  { ...loginConnection(location, 'authenticator'), pipeline: Boolean(TUNED) },
  10,
  'floor',
);
const authPool = openPool(loginConnection(location, 'supabase_auth_admin'), 1, 'floor keys');
const keySet = createLocalJWKSet({ keys: (await loadSigningKeys(authPool)).publicKeys });
await authPool.end();

const verified = new Map<string, JWTPayload>();

async function verify(token: string): Promise<JWTPayload> {
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
  text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
};
const read = {
  name: 'read',
  text: `select coalesce(json_agg(page), '[]')::text as body from (
    select * from public.billing where member_id = $1 order by due_date desc limit 10) page`,
};

const server = createServer(async (request, response) => {
  const claims = await verify(request.headers.authorization?.slice(7) ?? '');
  const member = new URL(request.url ?? '', 'http://floor').searchParams.get('member_id')?.slice(3);
  const context = { ...setContext, values: [claims.role, JSON.stringify(claims)] };
  const statement = { ...read, values: [member] };
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
