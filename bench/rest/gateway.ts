// The gateway as it is, on the benchmark's database.
import { createApp } from '../../server/app.ts';
import { openPools } from '../../server/database/open-database.ts';
import { readProjectConfig } from '../../server/project/config.ts';

const { SOCKET_FOLDER = '', PORT = '' } = process.env;
const app = await createApp({
  database: openPools({ socketFolder: SOCKET_FOLDER, name: 'postgres' }),
  config: readProjectConfig('supabase'),
  supabaseDir: 'supabase',
  publishableKey: 'sb_publishable_bench',
  trustProxy: false,
  logLevel: 'warn',
  siteUrl: `http://127.0.0.1:${PORT}`,
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.('ready');
process.on('SIGTERM', () => process.exit(0));
