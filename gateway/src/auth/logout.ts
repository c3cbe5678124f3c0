import type { FastifyRequest } from 'fastify';
import { writeAuditLog } from './audit-log.ts';
import { requireUser } from './authenticate.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { requireFreshSignIn } from './fresh-sign-in.ts';
import { deleteSession, deleteSessionsOf } from './sessions.ts';

/**
 * Ends sessions of the signed-in user: all of them (`global`, the default), this one (`local`) or
 * all except this one (`others`).
 * @throws AuthError `validation_failed` for another scope, `reauthentication_needed`, and the
 *   errors of `requireUser`
 */
export async function logout(context: AuthContext, request: FastifyRequest) {
  const { scope = 'global' } = request.query as { scope?: string };
  if (!['', 'global', 'local', 'others'].includes(scope)) {
    throw new AuthError(
      400,
      'validation_failed',
      `Unsupported logout scope ${JSON.stringify(scope)}`,
    );
  }
  const { user, session } = await requireUser(context, request);
  if (scope !== 'local') requireFreshSignIn(context, session);
  await writeAuditLog(context.pool, request, user, 'logout');
  if (scope === 'local') return deleteSession(context.pool, session.id);
  return deleteSessionsOf(context.pool, user.id, scope === 'others' ? session.id : undefined);
}
