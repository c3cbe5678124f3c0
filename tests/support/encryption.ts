import { atRest } from 'supabase-gateway/security/at-rest';

const encryptionKey = Buffer.from('the key of tests and benchmarks!');

/** The key of every database of tests and benchmarks, where a process expects it in its environment. */
export const testKey = encryptionKey.toString('base64');

/** The same, where the server's code is called in this process. */
export const testKeySource = { encryptionKey, dataDir: '', databaseUrl: undefined };

/** The same, to read what such a database holds. */
export const testAtRest = atRest(encryptionKey);
