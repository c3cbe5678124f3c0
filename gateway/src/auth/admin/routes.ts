import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AccessTokenError } from '../../security/access-token.ts';
import { callerOf } from '../../security/api-key.ts';
import { badJwt } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { disabledProvidersOfAdmin } from '../disabled-providers.ts';
import { AuthError } from '../errors.ts';
import { userJson } from '../user-json.ts';
import { findUserById, findUserOrDeleted, type UserRow } from '../users.ts';
import { isUuid } from '../uuid.ts';
import { adminCreateUser } from './create-user.ts';
import { adminDeleteFactor } from './delete-factor.ts';
import { adminDeleteUser } from './delete-user.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';
import { listUsers } from './list-users.ts';
import { adminUpdateUser } from './update-user.ts';

const adminRoles = ['service_role', 'supabase_admin'];

/**
 * Registers the admin routes, which the project's own server calls with its secret key.
 * @see https://github.com/supabase/auth internal/api/admin.go
 */
export async function adminRoutes(app: FastifyInstance, context: AuthContext) {
  const onUser = <Result>(
    work: (context: AuthContext, request: FastifyRequest, user: UserRow) => Result,
    find = findUserById,
  ) => {
    return async (request: FastifyRequest) =>
      work(context, request, await userOf(context, request, find));
  };
  await app.register(async (admin) => {
    admin.addHook('preHandler', (request) => requireServiceRole(context, request));
    admin.post('/invite', (request) => invite(context, request));
    admin.post('/admin/generate_link', (request) => generateLink(context, request));
    admin.get('/admin/users', (request, reply) => listUsers(context, request, reply));
    admin.post('/admin/users', (request) => adminCreateUser(context, request));
    admin.get(
      '/admin/users/:userId',
      onUser((_context, _request, user) => userJson(user), findUserOrDeleted),
    );
    admin.put('/admin/users/:userId', onUser(adminUpdateUser));
    admin.delete('/admin/users/:userId', onUser(adminDeleteUser, findUserOrDeleted));
    admin.get(
      '/admin/users/:userId/factors',
      onUser((_context, _request, user) => user.factors ?? []),
    );
    admin.delete('/admin/users/:userId/factors/:factorId', onUser(adminDeleteFactor));
    disabledProvidersOfAdmin(admin);
  });
}

async function userOf(
  { pool }: AuthContext,
  request: FastifyRequest,
  find: typeof findUserById,
): Promise<UserRow> {
  const { userId } = request.params as { userId: string };
  if (!isUuid(userId)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await find(pool, userId);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

/**
 * Accepts a request only with the project's secret key or a token of the role `service_role`.
 * @throws AuthError 403 `not_admin`, 403 `bad_jwt`
 */
async function requireServiceRole(context: AuthContext, request: FastifyRequest) {
  const caller = callerOf(request, context.apiKeys);
  if (caller.kind === 'service') return;
  if (caller.kind === 'user' && adminRoles.includes(await roleOf(context, caller.token))) return;
  throw new AuthError(403, 'not_admin', 'User not allowed');
}

async function roleOf({ verifyAccessToken }: AuthContext, token: string): Promise<string> {
  try {
    return String((await verifyAccessToken(token)).claims.role);
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    throw badJwt(error);
  }
}
