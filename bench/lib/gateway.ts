// The gateway as it is, on one of the benchmark's databases, behind a proxy: so that a load can come
// from as many addresses as its limits want.
import { createApp } from 'supabase-gateway/app';
import { openPools } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { testAtRest } from '../../tests/support/encryption.ts';

const { SOCKET_FOLDER = '', PORT = '', DATABASE = 'postgres' } = process.env;
const app = await createApp({
  database: openPools({ socketFolder: SOCKET_FOLDER, name: DATABASE }, testAtRest),
  config: readProjectConfig('supabase'),
  supabaseDir: 'supabase',
  publishableKey: 'sb_publishable_bench',
  trustProxy: true,
  logLevel: 'warn',
  siteUrl: `http://127.0.0.1:${PORT}`,
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.('ready');
process.on('SIGTERM', () => process.exit(0));
