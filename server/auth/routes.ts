import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { TooManyPasswordsError } from '../security/password-hash.ts';
import { requireUser } from './authenticate.ts';
import type { AuthContext } from './context.ts';
import { AuthError, sendAuthError } from './errors.ts';
import { passwordGrant } from './grants/password.ts';
import { refreshTokenGrant } from './grants/refresh-token.ts';
import { logout } from './logout.ts';
import { settings } from './settings.ts';
import { userJson } from './users.ts';

/**
 * The auth service, as Supabase's client library talks to it.
 * @see https://github.com/supabase/auth internal/api/api.go for the paths
 */
export function authRoutes(context: AuthContext): FastifyPluginAsync {
  return async (app) => {
    app.post('/token', (request) => token(context, request));
    app.get('/user', async (request) => userJson((await requireUser(context, request)).user));
    app.post('/logout', async (request, reply) => {
      await logout(context, request);
      return reply.code(204).send();
    });
    app.get('/settings', () => settings(context));
    app.get('/health', () => ({
      version: 'v2',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }));
    app.get('/.well-known/jwks.json', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=600').send({ keys: context.keys.publicKeys }),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = asAuthError(error);
      if (!known) request.log.error({ err: error }, 'auth request failed');
      return sendAuthError(request, reply, known ?? unexpected);
    });
    app.setNotFoundHandler((request, reply) =>
      sendAuthError(request, reply, new AuthError(404, 'not_found', 'Requested path is invalid')),
    );
  };
}

const unexpected = new AuthError(
  500,
  'unexpected_failure',
  'Unexpected failure, please check server logs for more information',
);

function token(context: AuthContext, request: FastifyRequest) {
  const { grant_type } = request.query as { grant_type?: string };
  if (grant_type === 'password') return passwordGrant(context, request);
  if (grant_type === 'refresh_token') return refreshTokenGrant(context, request);
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
}

function asAuthError(error: FastifyError): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof TooManyPasswordsError) {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (error.statusCode === 413) {
    return new AuthError(413, 'request_entity_too_large', 'Request body too large');
  }
  if (error.statusCode && error.statusCode < 500) {
    return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  return undefined;
}
