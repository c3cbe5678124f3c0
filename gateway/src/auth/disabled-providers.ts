import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireManualLinking } from './account/unlink-identity.ts';
import { requireUser } from './authenticate.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { readBody, text } from './request-body.ts';

/** The providers that Supabase Auth supports besides email and phone. */
export const otherProviders = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc'],
  ...['snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'x', 'zoom'],
];

/** Refuses the sign-in methods that the gateway lacks, with the errors of a disabled provider. */
export function disabledProviders(app: FastifyInstance, context: AuthContext) {
  app.get('/authorize', { config: { withoutApiKey: true } }, refuseProvider);
  app.get('/user/identities/authorize', async (request) => {
    await requireUser(context, request);
    requireManualLinking(context);
    refuseProvider(request);
  });
  for (const path of ['/sso', '/sso/*']) {
    app.all(path, () => {
      throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
    });
  }
  for (const path of ['/passkeys', '/passkeys/*']) {
    app.all(path, () => {
      throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
    });
  }
  for (const path of ['/oauth/*', '/user/oauth/*'])
    app.all(path, () => refuseFeature('OAuth server is'));
}

/** Refuses the admin routes of the missing sign-in methods in the same way. */
export function disabledProvidersOfAdmin(admin: FastifyInstance) {
  admin.all('/admin/oauth/*', () => refuseFeature('OAuth server is'));
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/*']) {
    admin.all(path, () => refuseFeature('Custom OAuth providers are'));
  }
}

function refuseFeature(what: string): never {
  throw new AuthError(404, 'feature_disabled', `${what} disabled`);
}

/**
 * Refuses the grant for a token of another provider.
 * @throws AuthError always
 * @see https://github.com/supabase/auth internal/api/token_oidc.go
 */
export function idTokenGrant(request: FastifyRequest): never {
  const { id_token, provider: name } = readBody(
    request,
    z.object({ id_token: text, provider: text }),
  );
  if (!id_token) throw new AuthError(400, 'validation_failed', 'id_token required');
  if (otherProviders.includes(name)) {
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name}") is not enabled`);
  }
  throw new AuthError(
    400,
    'validation_failed',
    `Custom OIDC provider ${JSON.stringify(name)} not allowed`,
  );
}

/** @throws AuthError always */
export function web3Grant(): never {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

function refuseProvider(request: FastifyRequest): never {
  const { provider } = request.query as { provider?: unknown };
  const name = typeof provider === 'string' ? provider.toLowerCase() : '';
  const reason = otherProviders.includes(name)
    ? 'provider is not enabled'
    : `Provider ${name} could not be found`;
  throw new AuthError(400, 'validation_failed', `Unsupported provider: ${reason}`);
}
