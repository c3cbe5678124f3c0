import fastify, { type FastifyInstance, LogController } from 'fastify';
import { authService } from './auth/service.ts';
import type { Database } from './database/open-database.ts';
import { functionsService } from './functions/service.ts';
import { healthRoute } from './health.ts';
import { loggerOptions, logRequests } from './log.ts';
import { mailService } from './mail/service.ts';
import type { SmtpSettings } from './mail/transport.ts';
import { mailWayOut } from './mail/way-out.ts';
import type { ProjectConfig } from './project/config.ts';
import { requestNames, tellRequestId } from './request-id.ts';
import { restService } from './rest/service.ts';
import { accessTokenVerifier } from './security/access-token.ts';
import { securityHeaders } from './security/headers.ts';
import { limitConnections, limitInFlight } from './security/in-flight.ts';
import { readLargeBodiesInTurn } from './security/large-bodies.ts';
import { readableUrl } from './security/readable-url.ts';
import { loadSecretKey } from './security/secret-key.ts';
import { loadSigningKeys } from './security/signing-keys.ts';
import { allowSlowBodies } from './security/slow-bodies.ts';
import { site } from './static/site.ts';
import { storageService } from './storage/service.ts';
import { unavailableServices } from './unavailable-services.ts';

export type AppOptions = {
  database: Database;
  config: ProjectConfig;
  /** The project's folder: its mail templates and functions. */
  supabaseDir: string;
  publishableKey: string;
  trustProxy: boolean;
  logLevel: string;
  /** The address that people use, without a slash at its end. */
  siteUrl: string;
  /** The mail server; without one mail is kept. */
  smtp?: SmtpSettings | undefined;
  /** The folder of the built site; without one only the services are served. */
  siteDir?: string | undefined;
};

/** The server: read this list to know what it serves. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, supabaseDir, publishableKey, siteUrl, smtp } = options;
  const keys = await loadSigningKeys(database.authPool, database.atRest);
  const apiKeys = {
    publishable: publishableKey,
    secret: await loadSecretKey(database.authPool, database.atRest),
  };
  const verifyAccessToken = accessTokenVerifier(keys.publicKeys, `${siteUrl}/auth/v1`);
  const app = fastify({
    logger: loggerOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: of all addresses that a request claims, only the one that it added is believed.
    trustProxy: (_address, hop) => options.trustProxy && hop === 0,
    requestIdHeader: false,
    genReqId: requestNames(options.trustProxy),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // Longer than any answer may take: who neither sends nor reads for so long is let go.
    connectionTimeout: 180_000,
    // Room for the long addresses of filters; the table API refuses longer ones in its own words.
    http: { maxHeaderSize: 65_536 },
    // Answers under way are finished at shutdown; connections that only wait are not waited for.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
  });

  tellRequestId(app);
  logRequests(app);
  securityHeaders(app, siteUrl);

  limitConnections(app, options.trustProxy);
  limitInFlight(app, apiKeys);
  readLargeBodiesInTurn(app);
  allowSlowBodies(app);
  healthRoute(app, database.authPool);

  // Supabase's services. Each answers errors in the words of its own protocol.
  const shared = { database, config, supabaseDir, apiKeys, verifyAccessToken, siteUrl };
  await app.register(authService, { prefix: '/auth/v1', keys, ...shared });
  await app.register(restService, { prefix: '/rest/v1', ...shared });
  await app.register(functionsService, { prefix: '/functions/v1', ...shared });

  await app.register(storageService, { prefix: '/storage/v1', ...shared });

  await app.register(unavailableServices, { siteUrl });

  await app.register(mailService, { prefix: '/mail/v1', pool: database.authPool, apiKeys });
  mailWayOut(app, { database, smtp, replyTo: config.auth.email.reply_to, siteUrl });

  // Last, because it answers whatever nobody else does.
  if (options.siteDir) await app.register(site, { folder: options.siteDir, siteUrl });
  return app;
}
