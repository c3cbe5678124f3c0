import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { serviceRole, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { clearLinks } from '../one-time-tokens.ts';
import { flag, readBody } from '../request-body.ts';
import { deleteSessionsOf } from '../sessions.ts';
import { type UserRow, updateUser } from '../users.ts';

const body = z.object({ should_soft_delete: flag });

/**
 * Deletes a login and all dependent rows. With `should_soft_delete`, the row stays, but no one can
 * identify the user or sign in.
 */
export async function adminDeleteUser(
  { pool }: AuthContext,
  request: FastifyRequest,
  user: UserRow,
) {
  const { should_soft_delete } =
    request.body === undefined ? { should_soft_delete: false } : readBody(request, body);
  if (should_soft_delete && user.deleted_at) return {};
  await inTransaction(pool, async (client) => {
    await writeAuditLog(client, request, serviceRole, 'user_deleted', {
      user_id: user.id,
      user_email: user.email,
    });
    if (should_soft_delete) return softDelete(client, user);
    await client.query('delete from auth.users where id = $1', [user.id]);
  });
  return {};
}

async function softDelete(client: pg.ClientBase, user: UserRow) {
  await updateUser(client, user.id, {
    email: obscure(user.id, user.email ?? ''),
    email_change: '',
    encrypted_password: null,
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change_token_current: '',
    reauthentication_token: '',
    raw_user_meta_data: {},
    raw_app_meta_data: {},
    deleted_at: new Date(),
  });
  await clearLinks(client, user.id);
  for (const { identity_id, provider, id } of user.identities) {
    await client.query(
      "update auth.identities set provider_id = $2, identity_data = '{}' where id = $1",
      [identity_id, obscure(user.id, `${provider}:${id}`)],
    );
  }
  await client.query('delete from auth.mfa_factors where user_id = $1', [user.id]);
  await deleteSessionsOf(client, user.id);
}

function obscure(userId: string, value: string): string {
  return createHash('sha256')
    .update(userId + value)
    .digest('base64url');
}
