import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { readLimits, requireUploadAllowed } from '../buckets/limits.ts';
import { keepFile } from '../bytes/files.ts';
import { requireAllowedType } from '../content-type.ts';
import { readJson, type StorageContext, storableText } from '../context.ts';
import { asCaller, becomeLoginRole, becomeService, operationOf } from '../database.ts';
import { noSuchKey, tooLarge } from '../errors.ts';
import { requireBucketName, requireObjectName, requirePlace } from '../names.ts';
import { uuidOrNull } from '../owner.ts';
import { uploadLifetime } from '../signed-urls.ts';
import { throwAlreadyExists } from '../to-storage-error.ts';
import { findObject, type ObjectRow, probe, writeObject } from './object-rows.ts';

type InBucket = { Params: { bucket: string } };
type Target = { Params: { bucket: string; '*': string } };

const twoPlaces = z.object({
  bucketId: storableText,
  sourceKey: storableText,
  destinationBucket: storableText.nullish(),
  destinationKey: storableText,
});

const copyBody = twoPlaces.extend({
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({ cacheControl: storableText.optional(), mimetype: storableText.optional() })
    .nullish(),
});

/** The maximum number of objects in one request. */
const mostObjects = 1_000;

const removeBody = z.object({ prefixes: z.array(storableText).min(1).max(mostObjects) });

const expiresIn = z
  .number()
  .int()
  .min(1)
  .max(10 * 365 * 24 * 60 * 60);
const signBody = z.object({ expiresIn });
const signManyBody = z.object({ expiresIn, paths: z.array(storableText).min(1).max(mostObjects) });

const removedColumns =
  'id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata';

/** Routes that change objects or sign URLs, without file contents. */
export function objectRoutes(app: FastifyInstance, context: StorageContext) {
  const { pool, authenticate, config } = context;
  const limited = (bucket: string, seconds: number) =>
    Math.min(seconds, config.buckets[bucket]?.longest_signed_url ?? seconds);

  app.post('/object/move', async (request) => {
    const caller = await authenticate(request);
    const { from, to } = placesOf(readJson(request, twoPlaces));
    const operation = operationOf(request, 'storage.object.move');
    const { owner } = caller;
    const id = await asCaller(pool, caller, operation, async (client) => {
      const source = await findObject(client, from.bucket, from.name);
      if (!source) throw noSuchKey();
      const { rowCount } = await client.query(
        `update storage.objects
         set bucket_id = $3, name = $4, owner = coalesce($5, owner), owner_id = coalesce($6, owner_id)
         where bucket_id = $1 and name = $2`,
        [from.bucket, from.name, to.bucket, to.name, uuidOrNull(owner), owner],
      );
      if (rowCount !== 1) throw noSuchKey();
      await requireFit(client, to.bucket, source);
      return source.id;
    }).catch(throwAlreadyExists('KeyAlreadyExists'));
    return { message: 'Successfully moved', Id: id, Key: to.name };
  });

  app.post('/object/copy', async (request) => {
    const caller = await authenticate(request);
    const body = readJson(request, copyBody);
    const { from, to } = placesOf(body);
    const operation = operationOf(request, 'storage.object.copy');
    const upsert = request.headers['x-upsert'] === 'true';
    const object = await asCaller(pool, caller, operation, async (client) => {
      const source = await findObject(client, from.bucket, from.name);
      if (!source?.version) throw noSuchKey();
      const { copyMetadata = true, metadata: wanted } = body;
      const metadata = {
        ...source.metadata,
        ...(!copyMetadata && wanted?.cacheControl && { cacheControl: wanted.cacheControl }),
        lastModified: new Date().toISOString(),
      };
      await writeObject(
        client,
        {
          ...to,
          owner: caller.owner,
          // Files never change, so both objects can name the same file.
          version: source.version,
          metadata,
          userMetadata: copyMetadata ? source.user_metadata : null,
        },
        upsert,
      );
      await requireFit(client, to.bucket, source);
      await becomeLoginRole(client);
      await keepFile(client, source.version);
      await becomeService(client);
      return findObject(client, to.bucket, to.name);
    }).catch(throwAlreadyExists('KeyAlreadyExists'));
    return { Id: object?.id, Key: `${to.bucket}/${to.name}`, ...object };
  });

  const remove = async (request: FastifyRequest, bucket: string, names: string[]) => {
    const caller = await authenticate(request);
    requireBucketName(bucket);
    const { rows } = await asCaller(
      pool,
      caller,
      operationOf(request, 'storage.object.delete'),
      (client) =>
        client.query(
          `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${removedColumns}`,
          [bucket, names],
        ),
    );
    return rows;
  };

  app.delete<InBucket>('/object/:bucket', (request) =>
    remove(request, request.params.bucket, readJson(request, removeBody).prefixes),
  );

  app.delete<Target>('/object/:bucket/*', async (request) => {
    const { bucket, '*': name } = request.params;
    requireObjectName(name);
    const removed = await remove(request, bucket, [name]);
    if (removed.length === 0) throw noSuchKey();
    return { message: 'Successfully deleted' };
  });

  app.post<Target>('/object/sign/:bucket/*', async (request) => {
    const caller = await authenticate(request);
    const { bucket, '*': name } = request.params;
    requirePlace({ bucket, name });
    const { expiresIn } = readJson(request, signBody);
    const operation = operationOf(request, 'storage.object.sign');
    const object = await asCaller(pool, caller, operation, (client) =>
      findObject(client, bucket, name),
    );
    if (!object) throw noSuchKey();
    const token = await context.signedUrls.signDownload(
      `${bucket}/${name}`,
      limited(bucket, expiresIn),
      caller,
    );
    return { signedURL: `/object/sign/${bucket}/${name}?token=${token}` };
  });

  app.post<InBucket>('/object/sign/:bucket', async (request) => {
    const caller = await authenticate(request);
    const { bucket } = request.params;
    requireBucketName(bucket);
    const { expiresIn, paths } = readJson(request, signManyBody);
    const operation = operationOf(request, 'storage.object.sign_many');
    const { rows } = await asCaller(pool, caller, operation, (client) =>
      client.query<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any ($2)',
        [bucket, paths],
      ),
    );
    const readable = new Set(rows.map(({ name }) => name));
    return Promise.all(
      paths.map(async (path) => {
        if (!readable.has(path)) {
          return {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          };
        }
        const token = await context.signedUrls.signDownload(
          `${bucket}/${path}`,
          limited(bucket, expiresIn),
          caller,
        );
        return { error: null, path, signedURL: `/object/sign/${bucket}/${path}?token=${token}` };
      }),
    );
  });

  app.post<Target>('/object/upload/sign/:bucket/*', async (request) => {
    const caller = await authenticate(request);
    const { bucket, '*': name } = request.params;
    requirePlace({ bucket, name });
    const upsert = request.headers['x-upsert'] === 'true';
    const operation = operationOf(request, 'storage.object.sign_upload_url');
    const about = { type: 'application/octet-stream', length: null, userMetadata: null };
    const row = probe(bucket, name, caller, about);
    await requireUploadAllowed(pool, context.config, { caller, operation, row, upsert }).catch(
      throwAlreadyExists('KeyAlreadyExists'),
    );
    const seconds = limited(bucket, uploadLifetime);
    const grant = { signer: caller, upsert };
    const token = await context.signedUrls.signUpload(`${bucket}/${name}`, seconds, grant);
    return { url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token };
  });
}

function placesOf(body: z.infer<typeof twoPlaces>) {
  const { bucketId, sourceKey, destinationBucket, destinationKey } = body;
  const from = { bucket: bucketId, name: sourceKey };
  const to = { bucket: destinationBucket || bucketId, name: destinationKey };
  requirePlace(from);
  requirePlace(to);
  return { from, to };
}

/** Applies the limits of a bucket to a moved or copied file. The transaction bypasses policies from here. */
async function requireFit(client: pg.PoolClient, bucket: string, { metadata }: ObjectRow) {
  await becomeService(client);
  const limits = await readLimits(client, bucket);
  if (limits && (metadata?.size ?? 0) > limits.longest) throw tooLarge();
  requireAllowedType(
    metadata?.mimetype ?? 'application/octet-stream',
    limits?.allowedTypes ?? null,
  );
}
