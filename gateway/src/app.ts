import { dirname } from 'node:path';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { authService } from './auth/service.ts';
import type { Database } from './database/open-database.ts';
import { functionsService } from './functions/service.ts';
import { detailsOf, newVitals } from './health/details.ts';
import { healthRoute } from './health/route.ts';
import { loggerOptions, logRequests } from './log.ts';
import { emailDelivery } from './mail/delivery.ts';
import { mailService } from './mail/service.ts';
import type { SmtpSettings } from './mail/transport.ts';
import type { ProjectConfig } from './project/config.ts';
import { isSocketRequest } from './realtime/handshake.ts';
import { realtimeService } from './realtime/service.ts';
import { requestIdGenerator, sendRequestId } from './request-id.ts';
import { restService } from './rest/service.ts';
import { accessTokenVerifier } from './security/access-token.ts';
import { securityHeaders } from './security/headers.ts';
import { limitConnections, limitInFlight } from './security/in-flight.ts';
import { limitLargeBodies } from './security/large-bodies.ts';
import { readableUrl } from './security/readable-url.ts';
import { loadSecretKey } from './security/secret-key.ts';
import { loadSigningKeys } from './security/signing-keys.ts';
import { allowSlowBodies } from './security/slow-bodies.ts';
import { isDemonstration } from './static/demonstration.ts';
import { followPublications } from './static/publications.ts';
import { ServedVersion } from './static/served-version.ts';
import { site } from './static/site.ts';
import type { S3Settings } from './storage/bytes/s3-store.ts';
import { storageService } from './storage/service.ts';
import { unavailableServices } from './unavailable-services.ts';

export type AppOptions = {
  database: Database;
  config: ProjectConfig;
  /** The project folder, which contains its email templates and functions. */
  supabaseDir: string;
  publishableKey: string;
  trustProxy: boolean;
  logLevel: string;
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The SMTP server. Without one, emails stay in the queue. */
  smtp?: SmtpSettings | undefined;
  /** The S3-compatible service for file contents. Without one, they are in the database. */
  s3?: S3Settings | undefined;
  /** @see keepDiskReserve */
  diskReserve?: number | undefined;
  /** Whether the server calls the functions with `run_every`. */
  schedules?: boolean | undefined;
  /** Whether the database has demo data. */
  demo?: boolean | undefined;
  /** The folder with the backups, whose disk `/health?details` shows. */
  dataDir?: string | undefined;
  /** Whether `/metrics` exists. */
  metrics?: boolean | undefined;
  /** The folder of the built site. Without one, the server only provides the services. */
  siteDir?: string | undefined;
  /** What the server serves now. Without it, the server keeps its own site and project folder. */
  served?: ServedVersion | undefined;
};

/** Builds the server. The function lists everything that it serves. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, supabaseDir, publishableKey, siteUrl, smtp } = options;
  const served = options.served ?? new ServedVersion(options);
  const keys = await loadSigningKeys(database.authPool, database.atRest);
  const apiKeys = {
    publishable: publishableKey,
    secret: await loadSecretKey(database.authPool, database.atRest),
  };
  const verifyAccessToken = accessTokenVerifier(keys.publicKeys, `${siteUrl}/auth/v1`);
  const app = fastify({
    logger: loggerOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // The server trusts one proxy. Of all addresses that a request claims, it accepts only the one
    // that this proxy added.
    trustProxy: (_address, hop) => options.trustProxy && hop === 0,
    requestIdHeader: false,
    genReqId: requestIdGenerator(options.trustProxy),
    bodyLimit: 1_048_576,
    // A busy machine starts slowly. The service manager limits the whole start.
    pluginTimeout: 0,
    requestTimeout: 30_000,
    // The timeout is longer than any response may take. It closes connections that neither send nor
    // receive data for so long.
    connectionTimeout: 180_000,
    // The header limit leaves room for long filter URLs. The table API rejects longer ones with its
    // own error.
    http: {
      maxHeaderSize: 65_536,
      shouldUpgradeCallback: (request) => config.realtime.enabled && isSocketRequest(request),
    },
    // Shutdown waits for responses in flight. It does not wait for idle connections.
    forceCloseConnections: 'idle',
    // Requests on connections that were accepted before the shutdown are served too.
    return503OnClosing: false,
    // A channel's topic is one part of a path, with up to three characters for each of its bytes.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 800 },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
  });

  sendRequestId(app);
  logRequests(app);
  securityHeaders(app, siteUrl);

  limitConnections(app, options.trustProxy);
  limitInFlight(app, apiKeys);
  limitLargeBodies(app);
  allowSlowBodies(app);
  const vitals = newVitals();
  const readDetails = detailsOf(app, {
    pool: database.authPool,
    vitals,
    secretKey: apiKeys.secret,
    dataDir: options.dataDir,
    buildDir: options.siteDir && dirname(options.siteDir),
    hasMailServer: smtp !== undefined,
    stateFunction: config.health.state_function,
  });
  // The package is loaded only where someone reads the metrics. Its hook counts what follows.
  if (options.metrics) {
    const { metricsRoute } = await import('./health/metrics.ts');
    metricsRoute(app, { apiKeys, readDetails });
  }
  healthRoute(app, { pool: database.authPool, apiKeys, readDetails });

  // Supabase's services. Each service returns errors in the format of its own protocol.
  const shared = { database, config, supabaseDir, apiKeys, verifyAccessToken, siteUrl };
  await app.register(authService, { prefix: '/auth/v1', keys, served, ...shared });
  await app.register(restService, { prefix: '/rest/v1', ...shared });
  const schedules = options.schedules ? { pool: database.authPool, vitals } : undefined;
  const newestDir = () => served.current.supabaseDir;
  await app.register(functionsService, {
    prefix: '/functions/v1',
    schedules,
    newestDir,
    ...shared,
  });

  const { storage, realtime } = config;
  if (storage.enabled) {
    await app.register(storageService, {
      prefix: '/storage/v1',
      s3: options.s3,
      diskReserve: options.diskReserve,
      ...shared,
    });
  }
  if (realtime.enabled) {
    await app.register(realtimeService, { prefix: '/realtime/v1', vitals, ...shared });
  }
  await app.register(unavailableServices, {
    siteUrl,
    served: { '/storage/v1': storage.enabled, '/realtime/v1': realtime.enabled },
  });

  await app.register(mailService, { prefix: '/mail/v1', pool: database.authPool, apiKeys });
  emailDelivery(app, { database, smtp, replyTo: () => served.current.replyTo, siteUrl });

  if (served.publications && options.siteDir && config.site.publish_script) {
    followPublications(app, {
      location: database.location,
      served,
      folder: served.publications,
      ownBuild: dirname(options.siteDir),
      script: config.site.publish_script,
      supabaseDir,
      runs: options.schedules ?? false,
    });
  }
  // The site is registered last because it handles every URL that has no other route.
  if (served.current.site) {
    const own = served.current.site;
    await app.register(site, {
      current: () => served.current.site ?? own,
      siteUrl,
      isDemonstration: isDemonstration(siteUrl, options.demo),
    });
  }
  return app;
}
