// The floor is the least work that a Node process does to store and serve files under policies.
// It verifies the token, reads the limits of the bucket, detects the type, and writes or reads the
// row with the caller's role. It uses the gateway's byte store and file writer.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileTypeFromBuffer } from 'file-type';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type pg from 'pg';
import { loginConnection, openPool } from '../../src/database/connections.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { loadSigningKeys } from '../../src/security/signing-keys.ts';
import { FileWriter } from '../../src/storage/bytes/file-writer.ts';
import { beginFile, completeFile, keepLast, sizeOfFile } from '../../src/storage/bytes/files.ts';
import { postgresStore } from '../../src/storage/bytes/postgres-store.ts';
import { readFile } from '../../src/storage/bytes/read-file.ts';
import { testAtRest } from '../../tests/support/encryption.ts';

const { SOCKET_FOLDER = '', PORT = '' } = process.env;
const location = { socketFolder: SOCKET_FOLDER, name: 'postgres' };
const pool = openPool(loginConnection(location, 'supabase_storage_admin'), 10, 'floor');
pool.on('connect', (client) => client.query('set synchronous_commit = off'));
const authPool = openPool(loginConnection(location, 'supabase_auth_admin'), 1, 'floor keys');
const keySet = createLocalJWKSet({
  keys: (await loadSigningKeys(authPool, testAtRest)).publicKeys,
});
await authPool.end();
const context = { pool, store: postgresStore(pool, async () => undefined) };

async function verify({ headers }: IncomingMessage) {
  const { payload } = await jwtVerify((headers.authorization ?? '').slice(7), keySet);
  return payload;
}

function become(client: pg.PoolClient, role: unknown, claims: object) {
  return client.query({
    name: 'become',
    text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('synchronous_commit', 'on', true)`,
    values: [role, JSON.stringify(claims)],
  });
}

async function upload(request: IncomingMessage, response: ServerResponse, name: string) {
  const claims = await verify(request);
  const limit = await inTransaction(pool, async (client) => {
    await become(client, 'service_role', claims);
    const { rows } = await client.query(
      'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      ['bills'],
    );
    return rows[0]?.file_size_limit ?? Number.POSITIVE_INFINITY;
  });
  const id = await beginFile(pool);
  const writer = new FileWriter(context, { id, start: 0, longest: limit });
  let type: string | undefined;
  for await (const chunk of request) {
    type ??=
      (await fileTypeFromBuffer(chunk as Buffer))?.mime ?? String(request.headers['content-type']);
    await writer.add(chunk as Buffer);
  }
  const file = await keepLast(context.store, { id, last: await writer.last(), size: writer.size });
  await inTransaction(pool, async (client) => {
    await completeFile(client, file);
    await become(client, claims.role, claims);
    await client.query({
      name: 'insert',
      text: 'insert into storage.objects (id, bucket_id, name, owner_id, version, metadata) values ($1, $2, $3, $4, $5, $6)',
      values: [randomUUID(), 'bills', name, claims.sub, id, { size: file.size, mimetype: type }],
    });
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ Id: id, Key: name }));
}

async function download(request: IncomingMessage, response: ServerResponse, name: string) {
  const claims = await verify(request);
  const { object, size } = await inTransaction(pool, async (client) => {
    await become(client, claims.role, claims);
    const { rows } = await client.query({
      name: 'select',
      text: 'select version, metadata from storage.objects where bucket_id = $1 and name = $2',
      values: ['bills', name],
    });
    await client.query("select set_config('role', 'none', true)");
    return { object: rows[0], size: (await sizeOfFile(client, rows[0]?.version)) ?? 0 };
  });
  response.writeHead(200, { 'content-type': object.metadata.mimetype, 'content-length': size });
  for await (const bytes of readFile(context, object.version, { from: 0, to: size })) {
    if (!response.write(bytes)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end();
}

const server = createServer((request, response) => {
  const name = (request.url ?? '').split('/bills/')[1] ?? '';
  const handle = request.method === 'POST' ? upload : download;
  handle(request, response, name).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
// As long as Fastify keeps connections, so that none is closed between two rounds.
server.keepAliveTimeout = 72_000;
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
