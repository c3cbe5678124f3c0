import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { FairSlots } from './fair-slots.ts';
import { kindOfHash } from './stored-hash.ts';

/**
 * Argon2id with the memory and the passes of RFC 9106's second recommendation, in one thread: about
 * as long as the bcrypt of cost 10 that Supabase uses, and much dearer for whoever guesses by GPU.
 * @see https://www.rfc-editor.org/rfc/rfc9106.html#section-4
 */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } satisfies Options;

// One core stays free for everyone who is not signing in.
const total = Math.max(1, availableParallelism() - 1);

/**
 * Networks take turns, so that no one delays the sign-ins of others by sending many passwords. A
 * network waits for no more hashes than it may ask for in five minutes.
 */
const turns = new FairSlots({
  total,
  perClient: Math.ceil(total / 2),
  longestWaitMs: 60_000,
  mostWaitingPerClient: 32,
  mostWaiting: 1_000,
});

/**
 * Hashes a password with argon2id, off the event loop.
 * @param client whose turn it takes, such as a network address.
 * @throws NoSlotError
 */
export function hashPassword(password: string, client: string): Promise<string> {
  return turns.run(client, () => hash(password, options));
}

/**
 * Checks a password against a stored argon2id or bcrypt hash (imported accounts have the latter),
 * off the event loop. Anything else never matches.
 * @param client whose turn it takes, such as a network address.
 * @throws NoSlotError
 */
export async function verifyPassword(
  password: string,
  stored: string,
  client: string,
): Promise<boolean> {
  const kind = kindOfHash(stored);
  if (kind === 'argon2') return turns.run(client, () => verify(stored, password));
  if (kind === 'bcrypt') return turns.run(client, () => verifyBcrypt(password, stored));
  return false;
}

/**
 * Spends the time of a check, so that an unknown email is answered as slowly as a wrong password.
 * @param client whose turn it takes, such as a network address.
 * @throws NoSlotError
 */
export async function verifyNothing(password: string, client: string): Promise<false> {
  await turns.run(client, () => hash(password, options));
  return false;
}
