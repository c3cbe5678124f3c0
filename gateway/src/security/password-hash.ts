import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { FairSlots } from './fair-slots.ts';
import { kindOfHash } from './stored-hash.ts';

/**
 * Argon2id with the memory and passes of RFC 9106's second recommendation, in one thread. It takes
 * about as long as Supabase's bcrypt with cost 10, and makes GPU attacks much more expensive.
 * @see https://www.rfc-editor.org/rfc/rfc9106.html#section-4
 */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } satisfies Options;

// One core stays free for users who are not signing in.
const total = Math.max(1, availableParallelism() - 1);

/**
 * Networks take turns, so that no network delays other sign-ins by sending many passwords. A
 * network queues no more hashes than it may request in five minutes.
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
 * @param client the owner of the turn, such as a network address.
 * @throws NoSlotError
 */
export function hashPassword(password: string, client: string): Promise<string> {
  return turns.run(client, () => hash(password, options));
}

/**
 * Checks a password against a stored argon2id or bcrypt hash, off the event loop. Imported accounts
 * have bcrypt hashes. Any other hash never matches.
 * @param client the owner of the turn, such as a network address.
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
 * Takes as long as a password check, so that the response to an unknown email is as slow as to a
 * wrong password.
 * @param client the owner of the turn, such as a network address.
 * @throws NoSlotError
 */
export async function simulateVerification(password: string, client: string): Promise<false> {
  await turns.run(client, () => hash(password, options));
  return false;
}
