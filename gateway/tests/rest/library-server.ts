import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import fastify from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { divideConnections, usualConnections } from '../../src/database/connection-shares.ts';
import { loginConnection, openPool } from '../../src/database/connections.ts';
import { PoolShares } from '../../src/rest/pool-shares.ts';
import { restRoutes } from '../../src/rest/routes.ts';
import { loadSchemaCache } from '../../src/rest/schema/load-schema-cache.ts';
import { connectAsOwner, newDatabase } from '../support/database.ts';

const library = readFileSync(join(import.meta.dirname, 'fixtures', 'library.sql'), 'utf8');

/** The limit is low, so that a test can reach it. */
export const maxRows = 50;

const publishableKey = 'sb_publishable_test';

/** A client without row types, for the newest protocol version. */
type AnyDatabase = SupabaseClient extends SupabaseClient<infer Database> ? Database : never;
type Client = SupabaseClient<AnyDatabase, { PostgrestVersion: '14' }>;

export type LibraryServer = {
  url: string;
  /** The client library for a user; without a name it is not signed in. */
  as(name?: string): Client;
  /** A plain request, for requests that the client library never sends. */
  ask(path: string, init?: RequestInit & { name?: string }): Promise<Response>;
  /** Reloads the schema. */
  reload(): Promise<void>;
  /** The database as its owner sees it. */
  owner: pg.Client;
};

/** Serves only the table API of the film library, on a separate database for the test file. */
export function libraryServer(): LibraryServer {
  const server = {} as LibraryServer;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { location } = await newDatabase({ template: 'template0' });
    const owner = await connectAsOwner(location);
    await owner.query(library);

    const pool = openPool(loginConnection(location, 'authenticator'), 5, 'library');
    const schemas = ['public'];
    const extraSearchPath = ['public'];
    const app = fastify({ http: { maxHeaderSize: 65_536 } });
    const schemaCache = await loadSchemaCache(pool, schemas, extraSearchPath);
    const dependencies = {
      pool,
      schemas,
      extraSearchPath,
      maxRows,
      schemaCache,
      shares: new PoolShares(divideConnections(usualConnections)),
      authenticate,
      clientAddress: () => '192.0.2.7',
    };
    await app.register(restRoutes(dependencies), { prefix: '/rest/v1' });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const url = `${address}/rest/v1`;
    Object.assign(server, {
      url,
      owner,
      reload: () => schemaCache.reload(),
      as: (someone = publishableKey) =>
        createClient(address, publishableKey, { accessToken: async () => someone }),
      ask: (
        path: string,
        { name: someone, headers, ...init }: RequestInit & { name?: string } = {},
      ) => fetch(url + path, { ...init, headers: { ...bearer(someone), ...headers } }),
    });
    close = async () => {
      await owner.end();
      await app.close();
      await pool.end();
    };
  });
  afterAll(() => close());
  return server;
}

function bearer(name: string | undefined): Record<string, string> {
  return name === undefined ? {} : { authorization: `Bearer ${name}` };
}

/** Uses the token as the user's name. Another part of the gateway verifies real tokens. */
async function authenticate(request: { headers: { authorization?: string } }) {
  const name = request.headers.authorization?.replace('Bearer ', '');
  if (name === 'forged') {
    throw Object.assign(new Error('No suitable key or wrong key type'), {
      code: 'PGRST301',
      status: 401,
    });
  }
  const role =
    name === undefined || name === publishableKey
      ? 'anon'
      : name === 'ghost'
        ? 'no_such_role'
        : 'authenticated';
  return { role, claims: {}, claimsJson: JSON.stringify({ role, sub: name }) };
}
