import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import { requireApiKey } from '../security/api-key.ts';
import { allowSite } from '../security/cross-origin.ts';
import { acceptAnyJson } from '../security/json-body.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import { authRoutes } from './routes.ts';

type Options = {
  database: Database;
  config: ProjectConfig;
  keys: SigningKeys;
  verifyAccessToken: VerifyAccessToken;
  publishableKey: string;
  siteUrl: string;
};

/** The auth service: accounts, sessions and tokens. */
export async function authService(app: FastifyInstance, options: Options) {
  const { database, config, keys, verifyAccessToken, publishableKey, siteUrl } = options;
  await allowSite(app, siteUrl);
  acceptAnyJson(app);
  const checkKey = requireApiKey(publishableKey);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Whoever verifies tokens reads the public keys, with no key of their own.
    if (!request.url.includes('/.well-known/')) return checkKey(request, reply);
  });
  await app.register(
    authRoutes({
      pool: database.authPool,
      config: config.auth,
      keys,
      verifyAccessToken,
      issuer: `${siteUrl}/auth/v1`,
    }),
  );
}
