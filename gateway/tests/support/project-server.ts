import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type AppOptions, createApp } from '../../src/app.ts';
import { openPools, prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { loadSecretKey } from '../../src/security/secret-key.ts';
import { loadSigningKeys } from '../../src/security/signing-keys.ts';
import { connectAsOwner, newDatabase } from './database.ts';
import { testAtRest, testKeySource } from './encryption.ts';

export const publishableKey = 'sb_publishable_test';

/** A client without row types. */
type AnyDatabase = SupabaseClient extends SupabaseClient<infer Database> ? Database : never;

export type ProjectServer<Database = AnyDatabase> = {
  url: string;
  /** A client that is not signed in. Each client has its own network address. */
  anonymous(headers?: Record<string, string>): SupabaseClient<Database>;
  /** A client that signed in with the project's test password. */
  signedIn(email: string): Promise<SupabaseClient<Database>>;
  /** A client with a token that was issued earlier, for accounts that can no longer sign in. */
  withOldToken(userId: string): Promise<SupabaseClient<Database>>;
  /** A connection as the owner of the database, who bypasses all row policies. */
  owner: pg.Client;
  secretKey: string;
};

type Project = {
  supabaseDir: string;
  password: string;
  /** A prepared database to copy. Without one, the database is prepared from the folder. */
  template?: string;
  /** The schema that clients use. */
  schema?: string;
};

/**
 * Serves a project folder over HTTP for one test file, on a separate database.
 * @param settings options to change; called when the test's database exists.
 */
export function projectServer<Database = AnyDatabase>(
  project: Project,
  settings: () => Partial<AppOptions> = () => ({}),
): ProjectServer<Database> {
  const { supabaseDir, password, template, schema = 'public' } = project;
  const server = {} as ProjectServer<Database>;
  let close: () => Promise<void>;

  const anonymous = (headers: Record<string, string> = {}) =>
    createClient<Database>(server.url, publishableKey, {
      db: { schema: schema as never },
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-forwarded-for': newAddress(), ...headers } },
    });

  async function signedIn(email: string) {
    const client = anonymous();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  }

  beforeAll(async () => {
    const { location } = await newDatabase({ template });
    const config = readProjectConfig(supabaseDir);
    if (!template) {
      await prepareDatabase(location, { supabaseDir, demo: true }, config, testKeySource);
    }
    const database = openPools(location, testAtRest);
    const options = {
      database,
      config,
      supabaseDir,
      publishableKey,
      trustProxy: true,
      logLevel: 'silent',
      siteUrl: 'http://localhost',
      ...settings(),
    };
    const app = await createApp(options);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const owner = await connectAsOwner(location);
    const keys = await loadSigningKeys(database.authPool, testAtRest);
    const secretKey = await loadSecretKey(database.authPool, testAtRest);

    async function withOldToken(userId: string) {
      const session_id = randomUUID();
      await owner.query(
        'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
        [session_id, userId],
      );
      const token = await keys.sign({
        iss: `${options.siteUrl}/auth/v1`,
        aud: 'authenticated',
        sub: userId,
        role: 'authenticated',
        exp: Math.floor(Date.now() / 1000) + 600,
        session_id,
      });
      return anonymous({ authorization: `Bearer ${token}` });
    }

    Object.assign(server, { url, owner, secretKey, anonymous, signedIn, withOldToken });
    close = async () => {
      await owner.end();
      // Closing waits for every response in flight, and a test may leave one unread.
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return server;
}

let visitors = 0;

/** A network address that no other client of this test file has. */
function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
