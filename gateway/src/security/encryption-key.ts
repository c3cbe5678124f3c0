import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { type AtRest, atRest } from './at-rest.ts';

/** The source of the key: the environment or a file next to the data. */
export type KeySource = {
  encryptionKey: Buffer | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
};

/** Describes for error messages how to create a key. */
const recipe = '32 random bytes in base64 (openssl rand -base64 32)';

/** @throws StartupError when the text is not 32 bytes in base64 */
export function parseKey(name: string, text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  const isExact = key.toString('base64').replace(/=+$/, '') === text.trim().replace(/=+$/, '');
  if (key.length === 32 && isExact) return key;
  throw new StartupError(`${name}: expected ${recipe}`);
}

/** Returns the existing key from the environment or the file. */
function findKey({ encryptionKey, dataDir }: KeySource): AtRest | undefined {
  if (encryptionKey) return atRest(encryptionKey);
  const file = keyFile(dataDir);
  try {
    return atRest(parseKey(file, readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns the key for a database whose values are encrypted with keys of these IDs. It creates a
 * key only if no value is encrypted yet and no other process may need it.
 * @throws StartupError when the key is a different one, or is missing and must not be created
 */
export function keyFor(source: KeySource, ids: string[]): AtRest {
  return requireKey(source, ids) ?? atRest(makeKeyFile(source.dataDir));
}

/**
 * Works like `keyFor` without creating a key. It returns undefined where the first start may create
 * one.
 * @throws StartupError as `keyFor`
 */
export function requireKey(source: KeySource, ids: string[]): AtRest | undefined {
  const known = findKey(source);
  const name = source.encryptionKey ? 'ENCRYPTION_KEY' : keyFile(source.dataDir);
  const needed = ids.join(', ');
  if (known) {
    if (ids.every((id) => id === known.keyId)) return known;
    throw new StartupError(
      `${name} is key ${known.keyId}, but the data is encrypted with key ${needed}: set ENCRYPTION_KEY to that one`,
    );
  }
  if (ids.length > 0) {
    throw new StartupError(
      `${name} is missing, but the data is encrypted with key ${needed}: put the file back or set ENCRYPTION_KEY`,
    );
  }
  if (source.databaseUrl) {
    throw new StartupError(
      `Environment: ENCRYPTION_KEY: expected with DATABASE_URL: ${recipe}, the same for every process`,
    );
  }
  return undefined;
}

function keyFile(dataDir: string): string {
  return join(dataDir, 'encryption.key');
}

/** Creates the key file. It is flushed to disk before any value is encrypted with the key. */
function makeKeyFile(dataDir: string): Buffer {
  const key = randomBytes(32);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The file is written under a temporary name and renamed, so that an interrupted start leaves no
  // partial key.
  const half = `${keyFile(dataDir)}.half`;
  rmSync(half, { force: true });
  const file = openSync(half, 'wx', 0o600);
  try {
    writeSync(file, `${key.toString('base64')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(half, keyFile(dataDir));
  return key;
}
