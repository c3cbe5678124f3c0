import type { FastifyRequest } from 'fastify';
import { AccessTokenError } from '../../security/access-token.ts';
import { callerOf } from '../../security/api-key.ts';
import { badJwt } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';

const adminRoles = ['service_role', 'supabase_admin'];

/**
 * Accepts a request only with the project's secret key or a token of the role `service_role`.
 * @throws AuthError 403 `not_admin`, 403 `bad_jwt`
 */
export async function requireServiceRole(context: AuthContext, request: FastifyRequest) {
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
