import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { requireUser } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { isUuid } from '../uuid.ts';

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone' | 'webauthn';
  status: 'unverified' | 'verified';
  secret: string | null;
};

/**
 * Returns the signed-in user and the factor of theirs that the URL names.
 * @throws AuthError 404 `mfa_factor_not_found` or `validation_failed`, and the errors of
 *   `requireUser`
 */
export async function requireFactor(context: AuthContext, request: FastifyRequest) {
  const { user, session } = await requireUser(context, request);
  const { factorId } = request.params as { factorId: string };
  const factor = await findFactor(context.pool, user.id, factorId);
  return { user, session, factor };
}

/** @throws AuthError 404 `mfa_factor_not_found` or `validation_failed` */
export async function findFactor(
  database: Pick<pg.ClientBase, 'query'>,
  userId: string,
  factorId: string,
): Promise<FactorRow> {
  if (!isUuid(factorId)) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  }
  const { rows } = await database.query<FactorRow>(
    `select id, user_id, friendly_name, factor_type, status, secret from auth.mfa_factors
     where id = $1 and user_id = $2`,
    [factorId, userId],
  );
  if (!rows[0]) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return rows[0];
}
