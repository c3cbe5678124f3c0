import type { FastifyRequest } from 'fastify';
import {
  consumeUses,
  isUsed,
  type RateLimit,
  refundUses,
  renewUse,
} from '../../security/rate-limit.ts';
import type { AuthContext } from '../context.ts';
import { requestNetwork } from '../device.ts';
import { addressLimit, tooManyRequests } from '../limits.ts';

/** Limits wrong passwords for one email from one network address. */
const fromHere: RateLimit = { name: 'auth.password_from', amount: 10, seconds: 600 };

/** Limits wrong passwords for one email from all addresses: 60 at first, then one per minute. */
const fromAnywhere: RateLimit = { name: 'auth.password', amount: 60, seconds: 3600 };

/** Records the addresses of recent sign-ins. */
const knownAddress: RateLimit = { name: 'auth.known', amount: 1, seconds: 90 * 86_400 };

/**
 * Counts a password sign-in attempt. Wrong passwords slow down the caller who sends them. An
 * attacker cannot lock the owner out, because attempts from elsewhere do not count at an address
 * where the owner has signed in.
 * @returns the function to call if the password is correct.
 * @throws AuthError 429 `over_request_rate_limit`
 */
export async function countPasswordAttempt(
  { pool, config }: AuthContext,
  request: FastifyRequest,
  email: string,
): Promise<() => Promise<void>> {
  const network = requestNetwork(request);
  const login = email.trim().toLowerCase();
  const perAddress = { limit: addressLimit(config, 'sign_in'), of: network };
  const here = { limit: fromHere, of: `${login} ${network}` };
  const anywhere = { limit: fromAnywhere, of: login };
  const known = { limit: knownAddress, of: `${login} ${network}` };

  let counted = [here, anywhere];
  let exceeded = await consumeUses(pool, [perAddress, ...counted]);
  const onlyOthers = exceeded.length === 1 && exceeded[0]?.use === anywhere;
  if (onlyOthers && (await isUsed(pool, known))) {
    counted = [here];
    exceeded = await consumeUses(pool, [perAddress, ...counted]);
  }
  if (exceeded[0]) throw tooManyRequests(exceeded[0].retryAfter);

  return async () => {
    await Promise.all([refundUses(pool, counted), renewUse(pool, known)]);
  };
}
