import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { notify } from '../email/send-email.ts';
import { AuthError } from '../errors.ts';
import { requireFreshSignIn } from '../fresh-sign-in.ts';
import { type FactorRow, requireFactor } from './find.ts';

/**
 * Removes a factor. The sessions that it raised return to assurance level 1.
 * @throws AuthError 422 `insufficient_aal`, 400 `reauthentication_needed`, and the errors of
 *   `requireFactor`
 * @see https://github.com/supabase/auth internal/api/mfa.go (UnenrollFactor)
 */
export async function unenrollFactor(context: AuthContext, request: FastifyRequest) {
  const { user, session, factor } = await requireFactor(context, request);
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  if (factor.status === 'verified') requireFreshSignIn(context, session);
  await inTransaction(context.pool, async (client) => {
    await deleteFactor(client, factor);
    await writeAuditLog(client, request, user, 'factor_unenrolled', {
      factor_id: factor.id,
      factor_status: factor.status,
      session_id: session.id,
    });
    if (factor.status === 'verified') {
      await notify(client, context, 'mfa_factor_unenrolled', user, {
        FactorType: factor.factor_type,
      });
    }
  });
  return { id: factor.id };
}

/** Deletes a factor and resets the sessions that it raised. */
export async function deleteFactor(client: pg.ClientBase, factor: FactorRow) {
  await client.query('delete from auth.mfa_factors where id = $1', [factor.id]);
  await client.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null
       where user_id = $1 and factor_id = $2 returning id
     )
     delete from auth.mfa_amr_claims
     where session_id in (select id from lowered) and authentication_method = 'totp'`,
    [factor.user_id, factor.id],
  );
}
