import fastify, { type FastifyInstance, LogController } from 'fastify';
import { authService } from './auth/service.ts';
import type { Database } from './database/open-database.ts';
import { healthRoute } from './health.ts';
import { loggerOptions, logRequests } from './log.ts';
import type { ProjectConfig } from './project/config.ts';
import { restService } from './rest/service.ts';
import { accessTokenVerifier } from './security/access-token.ts';
import { securityHeaders } from './security/headers.ts';
import { readableUrl } from './security/readable-url.ts';
import { loadSigningKeys } from './security/signing-keys.ts';
import { site } from './static/site.ts';

export type AppOptions = {
  database: Database;
  config: ProjectConfig;
  publishableKey: string;
  trustProxy: boolean;
  logLevel: string;
  /** The address that people use, without a slash at its end. */
  siteUrl: string;
  /** The folder of the built site; without one only the services are served. */
  siteDir?: string;
};

/** The server: read this list to know what it serves. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, publishableKey, siteUrl } = options;
  const keys = await loadSigningKeys(database.authPool);
  const verifyAccessToken = accessTokenVerifier(keys.publicKeys);
  const app = fastify({
    logger: loggerOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // Room for the long addresses of filters; the table API refuses longer ones in its own words.
    http: { maxHeaderSize: 65_536 },
    // Answers under way are finished at shutdown; connections that only wait are not waited for.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
  });

  logRequests(app);
  securityHeaders(app, siteUrl);

  healthRoute(app, database.authPool);

  // Supabase's services. Each answers errors in the words of its own protocol.
  const shared = { database, config, publishableKey, verifyAccessToken, siteUrl };
  await app.register(authService, { prefix: '/auth/v1', keys, ...shared });
  await app.register(restService, { prefix: '/rest/v1', ...shared });

  // Last, because it answers whatever nobody else does.
  if (options.siteDir) await app.register(site, { folder: options.siteDir });
  return app;
}
