import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import type { ApiKeys } from '../security/api-key.ts';
import { allowSiteOrigin } from '../security/cross-origin.ts';
import { FairSlots } from '../security/fair-slots.ts';
import { acceptAnyJson } from '../security/json-body.ts';
import { bucketRoutes } from './buckets/routes.ts';
import { keepDiskReserve } from './bytes/disk-reserve.ts';
import { openByteStore } from './bytes/open-byte-store.ts';
import type { S3Settings } from './bytes/s3-store.ts';
import { authenticator } from './caller.ts';
import { cleanUpFilesRegularly } from './clean-up.ts';
import type { StorageContext } from './context.ts';
import { downloadRoutes } from './objects/download-routes.ts';
import { listRoutes } from './objects/list-routes.ts';
import { objectRoutes } from './objects/object-routes.ts';
import { uploadRoutes } from './objects/upload-routes.ts';
import { resumableRoutes } from './resumable/routes.ts';
import { signedUrls } from './signed-urls.ts';
import { answerStorageErrors } from './to-storage-error.ts';
import { unavailableRoutes } from './unavailable.ts';

type Options = {
  database: Database;
  config: ProjectConfig;
  verifyAccessToken: VerifyAccessToken;
  apiKeys: ApiKeys;
  siteUrl: string;
  /** The S3-compatible service for file contents. Without one, they are in the database. */
  s3: S3Settings | undefined;
  /** How many bytes of the database's disk files leave free, instead of the usual share. */
  diskReserve: number | undefined;
};

/** Concurrent uploads. Each needs memory for two segments. */
const uploads = {
  total: 100,
  perClient: 20,
  longestWaitMs: 20_000,
  mostWaitingPerClient: 64,
  mostWaiting: 1_000,
};

/** Concurrent listings, for fewer connections than the pool has. */
const listings = { ...uploads, total: 6, perClient: 2 };

/** The storage service: buckets and files, with policies on storage.buckets and storage.objects. */
export async function storageService(app: FastifyInstance, options: Options) {
  const { database, config, verifyAccessToken, apiKeys, siteUrl, s3, diskReserve } = options;
  const pool = database.storagePool;
  const store = await openByteStore(
    pool,
    s3,
    await keepDiskReserve(database.location, diskReserve),
  );
  const context: StorageContext = {
    pool,
    store,
    config: config.storage,
    auth: config.auth,
    signedUrls: signedUrls(apiKeys.secret),
    authenticate: authenticator(apiKeys, verifyAccessToken),
    uploadSlots: new FairSlots(uploads),
    listSlots: new FairSlots(listings),
  };

  await allowSiteOrigin(app, siteUrl);
  answerStorageErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    keepTrailingSlash(request);
  });

  await app.register(async (scope) => {
    acceptAnyJson(scope);
    bucketRoutes(scope, context);
    objectRoutes(scope, context);
    listRoutes(scope, context);
    downloadRoutes(scope, context);
  });
  await app.register(async (scope) => uploadRoutes(scope, context));
  await app.register(async (scope) => resumableRoutes(scope, context, siteUrl));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    unavailableRoutes(scope);
  });
  cleanUpFilesRegularly(app, { pool, store });
}

/** The router ignores a trailing slash, but `a/` is another object than `a`. */
function keepTrailingSlash({ params, url }: FastifyRequest) {
  const named = params as { '*'?: string };
  const path = url.split('?', 1)[0] ?? '';
  if (named['*'] && path.endsWith('/') && !named['*'].endsWith('/')) named['*'] += '/';
}
