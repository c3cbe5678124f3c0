import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { testKeySource } from '../../../tests/support/encryption.ts';
import { createApp } from '../../src/app.ts';
import { ownerConnection } from '../../src/database/connections.ts';
import { openPools, prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';

/** The folder of the blog: all that the gateway is told of it. */
const supabaseDir = join(import.meta.dirname, 'blog');
const publishableKey = 'sb_publishable_blog';

/** A client without row types. */
type AnyDatabase = SupabaseClient extends SupabaseClient<infer Database> ? Database : never;
export type BlogClient = SupabaseClient<AnyDatabase, 'blog'>;

export type BlogServer = {
  url: string;
  /** Somebody who reads the blog. */
  reader(): BlogClient;
  /** Somebody who writes it, with the password of its seed. */
  author(email: string): Promise<BlogClient>;
  /** The database as its owner sees it. */
  owner: pg.Client;
};

/** The whole server over the blog's folder, on a database of the test file's own. */
export function blogServer(): BlogServer {
  const server = {} as BlogServer;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const location = {
      socketFolder: inject('socketFolder'),
      name: `blog_${randomUUID().replaceAll('-', '')}`,
    };
    const admin = new pg.Client(ownerConnection({ ...location, name: 'postgres' }));
    await admin.connect();
    await admin.query(`create database "${location.name}"`);
    await admin.end();
    const config = readProjectConfig(supabaseDir);
    const project = { supabaseDir, demo: true };
    const atRest = await prepareDatabase(location, project, config, testKeySource);
    const database = openPools(location, atRest);
    const app = await createApp({
      database,
      config,
      supabaseDir,
      publishableKey,
      trustProxy: false,
      logLevel: 'silent',
      siteUrl: 'http://localhost',
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const owner = new pg.Client(ownerConnection(location));
    await owner.connect();
    const reader = () =>
      createClient<AnyDatabase, 'blog'>(url, publishableKey, {
        db: { schema: 'blog' },
        auth: { persistSession: false, autoRefreshToken: false },
      });
    Object.assign(server, {
      url,
      owner,
      reader,
      async author(email: string) {
        const author = reader();
        const credentials = { email, password: 'a long blog password' };
        const { error } = await author.auth.signInWithPassword(credentials);
        if (error) throw error;
        return author;
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
