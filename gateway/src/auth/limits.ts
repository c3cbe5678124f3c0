import type { FastifyRequest } from 'fastify';
import { consumeUses, type RateLimit, type Use } from '../security/rate-limit.ts';
import type { AuthContext } from './context.ts';
import { requestNetwork } from './device.ts';
import { AuthError } from './errors.ts';

/** The actions that are limited by network address, each with its own counter. */
export type LimitedAction =
  | 'sign_in'
  | 'sign_up'
  | 'recover'
  | 'magic_link'
  | 'resend'
  | 'update_user'
  | 'refresh'
  | 'verify'
  | 'factor';

const fiveMinutes = 300;

/** Six-digit codes must not be guessable, regardless of the number of addresses. */
const codeAttempts: RateLimit = { name: 'auth.code', amount: 10, seconds: 600 };

/**
 * Counts a request against the config.toml limit of one network address.
 * @throws AuthError 429 `over_request_rate_limit`
 */
export async function limitAddress(
  { pool, config }: AuthContext,
  request: FastifyRequest,
  action: LimitedAction,
) {
  await takeOrRefuse(pool, [{ limit: addressLimit(config, action), of: requestNetwork(request) }]);
}

/**
 * Counts an attempt to guess a code that was emailed or that a factor shows.
 * @param subject the email or the factor's id.
 * @throws AuthError 429 `over_request_rate_limit`
 */
export async function limitCodeAttempts({ pool }: AuthContext, subject: string) {
  await takeOrRefuse(pool, [{ limit: codeAttempts, of: subject }]);
}

/** Returns the limit of an action for one network address. */
export function addressLimit(
  { rate_limit }: AuthContext['config'],
  action: LimitedAction,
): RateLimit {
  const amount =
    {
      refresh: rate_limit.token_refresh,
      verify: rate_limit.token_verifications,
      factor: rate_limit.token_verifications,
    }[action as string] ?? rate_limit.sign_in_sign_ups;
  return { name: `auth.${action}`, amount, seconds: fiveMinutes };
}

/** Creates the protocol's error for too many requests. @param retryAfter seconds */
export function tooManyRequests(retryAfter: number) {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfter,
  });
}

async function takeOrRefuse(pool: AuthContext['pool'], uses: Use[]) {
  const [exceeded] = await consumeUses(pool, uses);
  if (exceeded) throw tooManyRequests(exceeded.retryAfter);
}
