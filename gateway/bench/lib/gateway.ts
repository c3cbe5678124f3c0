// Runs the gateway on one of the benchmark's databases. It trusts a proxy's headers, so that the
// load can have many network addresses.
import { createApp } from '../../src/app.ts';
import { openPools } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { testAtRest } from '../../tests/support/encryption.ts';
import { apikey } from './requests.ts';

const { SOCKET_FOLDER = '', DATABASE = '', SUPABASE_DIR = '', PORT = '' } = process.env;
const app = await createApp({
  database: openPools({ socketFolder: SOCKET_FOLDER, name: DATABASE }, testAtRest),
  config: readProjectConfig(SUPABASE_DIR),
  supabaseDir: SUPABASE_DIR,
  publishableKey: apikey,
  trustProxy: true,
  logLevel: 'warn',
  siteUrl: `http://127.0.0.1:${PORT}`,
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.('ready');
process.on('SIGTERM', () => process.exit(0));
