import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import { type ApiKeys, callerOf, requireApiKey } from '../security/api-key.ts';
import { allowSiteOrigin } from '../security/cross-origin.ts';
import { PoolShares } from './pool-shares.ts';
import { anonymousRole, serviceRole } from './roles.ts';
import { restRoutes } from './routes.ts';
import { loadSchemaCache } from './schema/load-schema-cache.ts';
import { watchSchema } from './schema/watch-schema.ts';

type Options = {
  database: Database;
  config: ProjectConfig;
  verifyAccessToken: VerifyAccessToken;
  apiKeys: ApiKeys;
  siteUrl: string;
};

const anonymous = { role: anonymousRole, claimsJson: '{"role":"anon"}' };
const service = { role: serviceRole, claimsJson: '{"role":"service_role"}' };

/** Provides the table API, with every table, view and function of the exposed schemas. */
export async function restService(app: FastifyInstance, options: Options) {
  const { database, config, verifyAccessToken, apiKeys, siteUrl } = options;
  const { schemas, extra_search_path: extraSearchPath, max_rows: maxRows } = config.api;

  const authenticate = async (request: FastifyRequest) => {
    const caller = callerOf(request, apiKeys);
    if (caller.kind === 'service') return service;
    if (caller.kind === 'anonymous') return anonymous;
    const { claims, claimsJson } = await verifyAccessToken(caller.token);
    return { role: String(claims.role), claimsJson };
  };

  const schemaCache = await loadSchemaCache(database.restPool, schemas, extraSearchPath);
  let stopFollowing: (() => Promise<void>) | undefined;
  app.addHook('onListen', () => {
    stopFollowing = watchSchema({ location: database.location, schemaCache, log: app.log });
  });
  app.addHook('onClose', () => stopFollowing?.());

  await allowSiteOrigin(app, siteUrl);
  app.addHook('onRequest', requireApiKey(apiKeys));
  await app.register(
    restRoutes({
      pool: database.restPool,
      schemas,
      extraSearchPath,
      maxRows,
      schemaCache,
      shares: new PoolShares(database.shares),
      authenticate,
      clientAddress: (request) => request.ip,
    }),
  );
}
