import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { kindOfHash } from './stored-hash.ts';

/**
 * Argon2id with the memory and the passes of RFC 9106's second recommendation, in one thread: about
 * as long as the bcrypt of cost 10 that Supabase uses, and much dearer for whoever guesses by GPU.
 * @see https://www.rfc-editor.org/rfc/rfc9106.html#section-4
 */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } satisfies Options;

/** How many hashes may wait; beyond that a sign-in is turned away instead of growing the line. */
const longestLine = 200;

/** Too many passwords wait to be checked at this moment. */
export class TooManyPasswordsError extends Error {
  override name = 'TooManyPasswordsError';
}

const waiting: (() => void)[] = [];
let running = 0;

/** Hashes a password with argon2id, off the event loop. @throws TooManyPasswordsError */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, options));
}

/**
 * Checks a password against a stored argon2id or bcrypt hash (imported accounts have the latter),
 * off the event loop. Anything else never matches.
 * @throws TooManyPasswordsError
 */
export function verifyPassword(password: string, stored: string): Promise<boolean> {
  const kind = kindOfHash(stored);
  if (kind === 'argon2') return inLine(() => verify(stored, password));
  if (kind === 'bcrypt') return inLine(() => verifyBcrypt(password, stored));
  return Promise.resolve(false);
}

/**
 * Spends the time of a check, so that an unknown e-mail is answered as slowly as a wrong password.
 * @throws TooManyPasswordsError
 */
export async function verifyNothing(password: string): Promise<false> {
  await inLine(() => hash(password, options));
  return false;
}

async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  // One core stays free for everybody who is not signing in.
  if (running >= Math.max(1, availableParallelism() - 1)) {
    if (waiting.length >= longestLine) throw new TooManyPasswordsError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
