import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { type AppOptions, createApp } from 'supabase-gateway/app';
import { type DatabaseLocation, ownerConnection } from 'supabase-gateway/database/connections';
import { openPools } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { loadSigningKeys } from 'supabase-gateway/security/signing-keys';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '../../supabase/database.types.ts';
import { password } from '../cast.ts';
import { template } from './cluster.ts';
import { testAtRest } from './encryption.ts';

export const publishableKey = 'sb_publishable_test';

export type TestServer = {
  url: string;
  /** A client without a session. Each client has its own network address. */
  anonymous(headers?: Record<string, string>): SupabaseClient<Database>;
  /** A client that signed in with the cast's password. */
  signedIn(email: string): Promise<SupabaseClient<Database>>;
  /** A client with an earlier token, for people who may not sign in now. */
  withOldToken(userId: string): Promise<SupabaseClient<Database>>;
  /** A client with an admin's session that has opened all lists, or none. */
  admin(email: string, lists?: 'open' | 'closed'): Promise<SupabaseClient<Database>>;
  /** The database as its owner, who bypasses all row policies. */
  owner: pg.Client;
  /** The secret key. */
  secretKey: string;
};

/**
 * Starts the real server for a test file, over HTTP, on its own copy of the cast's database.
 * @param settings overrides; called after the database was created
 */
export function testServer(settings: () => Partial<AppOptions> = () => ({})): TestServer {
  const server = {} as TestServer;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const socketFolder = inject('socketFolder');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await asOwner({ socketFolder, name: 'postgres' }, (client) =>
      client.query(`create database "${name}" template "${template}"`),
    );
    const location = { socketFolder, name };
    const database = openPools(location, testAtRest);
    const app = await createApp({
      database,
      config: readProjectConfig('supabase'),
      supabaseDir: 'supabase',
      publishableKey,
      trustProxy: true,
      logLevel: 'silent',
      siteUrl: 'http://localhost',
      ...settings(),
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const owner = new pg.Client(ownerConnection(location));
    await owner.connect();
    const keys = await loadSigningKeys(database.authPool, testAtRest);
    const anonymous = (headers = {}) => client(url, headers);
    const secretKey = await loadSecretKey(database.authPool, testAtRest);
    Object.assign(server, {
      url,
      owner,
      secretKey,
      anonymous,
      async signedIn(email: string) {
        const someone = anonymous();
        const { error } = await someone.auth.signInWithPassword({ email, password });
        if (error) throw error;
        return someone;
      },
      async withOldToken(userId: string) {
        const exp = Math.floor(Date.now() / 1000) + 600;
        const session_id = randomUUID();
        await owner.query(
          'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
          [session_id, userId],
        );
        const token = await keys.sign({
          iss: `${settings().siteUrl ?? 'http://localhost'}/auth/v1`,
          aud: 'authenticated',
          sub: userId,
          role: 'authenticated',
          exp,
          session_id,
        });
        return client(url, { authorization: `Bearer ${token}` });
      },
      async admin(email: string, lists: 'open' | 'closed' = 'open') {
        const call = { user_email: email, user_password: password };
        const { data, error } = await asService(url, secretKey)
          .rpc('authenticate_admin', call)
          .single();
        if (error) throw error;
        if (lists === 'open') await owner.query(openAllLists, [data.session_token]);
        return client(url, { 'x-admin-session': data.session_token });
      },
    });
    close = async () => {
      await owner.end();
      await app.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return server;
}

/** Opens all lists of a session without log lines, which most tests do not expect. */
const openAllLists = `
  insert into private.open_lists (session_id, list, open_until)
  select sessions.id, list, now() + interval '1 day'
  from public.admin_sessions as sessions, unnest(array[
    'members', 'membership_applications', 'contact_messages', 'form_submissions', 'billing', 'agents', 'admins',
    'activity_log'
  ]) as list
  where sessions.token_hash = private.hash_token($1)`;

let visitors = 0;

function client(url: string, headers: Record<string, string> = {}): SupabaseClient<Database> {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': newAddress(), ...headers } },
  });
}

/** A client with the secret key for a caller at a new address, like the function rpc. */
function asService(url: string, secretKey: string): SupabaseClient<Database> {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-caller-address': newAddress() } },
  });
}

function newAddress() {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

async function asOwner(location: DatabaseLocation, work: (client: pg.Client) => Promise<unknown>) {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  await work(owner).finally(() => owner.end());
}
