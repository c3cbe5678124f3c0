// The complete server on the fuzzer's database, with the site if it is built.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from 'supabase-gateway/app';
import { openPools } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { testAtRest } from 'supabase-gateway/testing/encryption';

const { SOCKET_FOLDER = '', SUPABASE_DIR = '' } = process.env;
const siteDir = join(import.meta.dirname, '..', '..', 'build', 'client');
const app = await createApp({
  database: openPools({ socketFolder: SOCKET_FOLDER, name: 'postgres' }, testAtRest),
  config: readProjectConfig('supabase'),
  supabaseDir: SUPABASE_DIR,
  publishableKey: 'sb_publishable_fuzz',
  // Each request has its own address; otherwise limits would refuse most of them.
  trustProxy: true,
  logLevel: 'info',
  siteUrl: 'http://127.0.0.1',
  // Otherwise a site with the demonstration's values is closed: every page is 503.
  demo: true,
  ...(existsSync(siteDir) && { siteDir }),
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('SIGTERM', () => process.exit(0));
