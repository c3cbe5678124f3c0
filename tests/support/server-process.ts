import { join } from 'node:path';
import { serverProcesses } from 'supabase-gateway/testing/server-process';

const root = join(import.meta.dirname, '..', '..');

/** Starts the product's server as `npm run serve` does. */
export const { startServer, refusedStart } = serverProcesses(root, 'gateway/src/main.ts');
