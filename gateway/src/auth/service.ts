import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import { type ApiKeys, requireApiKey } from '../security/api-key.ts';
import { allowSiteOrigin } from '../security/cross-origin.ts';
import { acceptAnyJson } from '../security/json-body.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import type { ServedVersion } from '../static/served-version.ts';
import { cleanUpRegularly } from './clean-up.ts';
import { acceptForwardedAddresses } from './device.ts';
import { redirectRules } from './redirects/allowed.ts';
import { authRoutes } from './routes.ts';

type Options = {
  database: Database;
  config: ProjectConfig;
  keys: SigningKeys;
  verifyAccessToken: VerifyAccessToken;
  apiKeys: ApiKeys;
  siteUrl: string;
  served: ServedVersion;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route is for browsers and verifiers that have no API key. */
    withoutApiKey?: boolean;
  }
}

/** Registers the auth service: accounts, sessions and tokens. */
export async function authService(app: FastifyInstance, options: Options) {
  const { database, config, keys, verifyAccessToken, apiKeys, siteUrl, served } = options;
  await allowSiteOrigin(app, siteUrl);
  acceptAnyJson(app);
  acceptForwardedAddresses(app, apiKeys);
  cleanUpRegularly(app, database.authPool, config.auth);
  const checkKey = requireApiKey(apiKeys);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!request.routeOptions.config.withoutApiKey) return checkKey(request, reply);
  });
  await app.register(
    authRoutes({
      pool: database.authPool,
      config: config.auth,
      keys,
      atRest: database.atRest,
      apiKeys,
      verifyAccessToken,
      renderMail: (kind, variables) => served.current.renderMail(kind, variables),
      isRedirectAllowed: redirectRules(siteUrl, config.auth.additional_redirect_urls),
      siteUrl,
      issuer: `${siteUrl}/auth/v1`,
    }),
  );
}
