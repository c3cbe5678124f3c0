import type { FastifyError } from 'fastify';
import pg from 'pg';
import { NoSlotError } from '../security/fair-slots.ts';
import { emailExists } from './create-user.ts';
import { AuthError } from './errors.ts';
import { projectRefusal } from './project-refusal.ts';

const uniqueViolation = '23505';

/** Maps an expected error to its protocol error. Returns undefined for an unexpected one. */
export function asAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof NoSlotError) {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfter: 1,
    });
  }
  // The email belongs to another account. The cause is concurrent requests or the project's own
  // constraints.
  if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return emailExists();
  const refusal = projectRefusal(error);
  if (refusal) return refusal;
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) {
    return new AuthError(
      413,
      'request_entity_too_large',
      'Request body too large (max 1048576 bytes)',
    );
  }
  if (statusCode < 500) {
    return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  return undefined;
}
