import { atRest } from '../../src/security/at-rest.ts';

const encryptionKey = Buffer.from('the key of tests and benchmarks!');

/** The key of all test and benchmark databases, for a process's environment. */
export const testKey = encryptionKey.toString('base64');

/** The same key, for gateway code in this process. */
export const testKeySource = { encryptionKey, dataDir: '', databaseUrl: undefined };

/** The same key, to decrypt values of such a database. */
export const testAtRest = atRest(encryptionKey);
