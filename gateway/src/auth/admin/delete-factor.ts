import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import { serviceRole, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { findFactor } from '../factors/find.ts';
import { deleteFactor } from '../factors/unenroll.ts';
import type { UserRow } from '../users.ts';

/** Removes a factor of a user who has lost it. @throws AuthError 404 `mfa_factor_not_found` */
export async function adminDeleteFactor(
  { pool }: AuthContext,
  request: FastifyRequest,
  user: UserRow,
) {
  const { factorId } = request.params as { factorId: string };
  const factor = await findFactor(pool, user.id, factorId);
  await inTransaction(pool, async (client) => {
    await writeAuditLog(client, request, serviceRole, 'factor_deleted', {
      user_id: user.id,
      factor_id: factor.id,
    });
    await deleteFactor(client, factor);
  });
  return user.factors?.find(({ id }) => id === factor.id);
}
