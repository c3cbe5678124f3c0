// The unmodified gateway on a database of the benchmark, with a trusted proxy, so that a load can use as
// many addresses as the limits require.
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
