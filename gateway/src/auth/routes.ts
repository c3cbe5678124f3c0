import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { reauthenticate } from './account/reauthenticate.ts';
import { signUp } from './account/sign-up.ts';
import { unlinkIdentity } from './account/unlink-identity.ts';
import { updateCurrentUser } from './account/update-user.ts';
import { adminRoutes } from './admin/routes.ts';
import { requireUser } from './authenticate.ts';
import type { AuthContext } from './context.ts';
import { disabledProviders, idTokenGrant, web3Grant } from './disabled-providers.ts';
import { discovery } from './discovery.ts';
import { requestMagicLink, requestOtp } from './email/request-magic-link.ts';
import { requestRecovery } from './email/request-recovery.ts';
import { resend } from './email/resend.ts';
import { AuthError, sendAuthError } from './errors.ts';
import { challengeFactor } from './factors/challenge.ts';
import { enrollFactor } from './factors/enroll.ts';
import { unenrollFactor } from './factors/unenroll.ts';
import { verifyFactor } from './factors/verify.ts';
import { passwordGrant } from './grants/password.ts';
import { pkceGrant } from './grants/pkce.ts';
import { refreshTokenGrant } from './grants/refresh-token.ts';
import { asAuthError } from './known-errors.ts';
import { logout } from './logout.ts';
import { settings } from './settings.ts';
import { userJson } from './user-json.ts';
import { verifyByLink } from './verify/verify-by-link.ts';
import { verifyByPost } from './verify/verify-by-post.ts';

const withoutApiKey = { config: { withoutApiKey: true } };

/**
 * Registers the routes of the auth service that Supabase's client library calls.
 * @see https://github.com/supabase/auth internal/api/api.go for the paths
 */
export function authRoutes(context: AuthContext): FastifyPluginAsync {
  return async (app) => {
    // Set this first, because a route keeps the handlers that exist when it is registered.
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = asAuthError(error);
      if (!known || known.status >= 500) {
        request.log.error({ err: known?.cause ?? error }, 'auth request failed');
      }
      return sendAuthError(request, reply, known ?? unexpected);
    });
    app.setNotFoundHandler((request, reply) =>
      sendAuthError(request, reply, new AuthError(404, 'not_found', 'Requested path is invalid')),
    );

    app.post('/token', (request) => token(context, request));
    app.post('/logout', async (request, reply) => {
      await logout(context, request);
      return reply.code(204).send();
    });

    app.post('/signup', (request) => signUp(context, request));
    app.post('/recover', (request) => requestRecovery(context, request));
    app.post('/otp', (request) => requestOtp(context, request));
    app.post('/magiclink', (request) => requestMagicLink(context, request));
    app.post('/resend', (request) => resend(context, request));
    app.post('/verify', (request) => verifyByPost(context, request));
    // A browser opens this emailed link. A HEAD request must not use up the token.
    app.get('/verify', { ...withoutApiKey, exposeHeadRoute: false }, (request, reply) =>
      verifyByLink(context, request, reply),
    );

    app.get('/user', async (request) => userJson((await requireUser(context, request)).user));
    app.put('/user', (request) => updateCurrentUser(context, request));
    app.get('/reauthenticate', (request) => reauthenticate(context, request));
    app.delete('/user/identities/:identityId', (request) => unlinkIdentity(context, request));

    app.post('/factors', (request) => enrollFactor(context, request));
    app.post('/factors/:factorId/challenge', (request) => challengeFactor(context, request));
    app.post('/factors/:factorId/verify', (request) => verifyFactor(context, request));
    app.delete('/factors/:factorId', (request) => unenrollFactor(context, request));

    await adminRoutes(app, context);
    disabledProviders(app, context);

    app.get('/settings', () => settings(context));
    app.get('/health', () => ({
      version: 'v2',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }));
    app.get('/.well-known/jwks.json', withoutApiKey, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=600').send({ keys: context.keys.publicKeys }),
    );
    app.get('/.well-known/openid-configuration', withoutApiKey, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=600').send(discovery(context.issuer)),
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
  if (grant_type === 'pkce') return pkceGrant(context, request);
  if (grant_type === 'id_token') return idTokenGrant(request);
  if (grant_type === 'web3') return web3Grant();
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
}
