import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isService } from '../caller.ts';
import { parseSize, type StorageConfig } from '../config.ts';
import { readJson, type StorageContext, storableText } from '../context.ts';
import { asCaller, operationOf } from '../database.ts';
import {
  accessDenied,
  bucketNotEmpty,
  featureNotEnabled,
  invalidBucketName,
  invalidMimeType,
  invalidRequest,
  noContent,
  noSuchBucket,
  tooLarge,
} from '../errors.ts';
import { mimeType, requireBucketName } from '../names.ts';
import { uuidOrNull } from '../owner.ts';
import { throwAlreadyExists, toStorageError } from '../to-storage-error.ts';

type InBucket = { Params: { bucketId: string } };

const columns =
  'id, name, owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at';

const settings = {
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number().int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string().max(1_000)).nullish(),
};

const newBucket = z.object({
  name: storableText,
  id: storableText.optional(),
  type: z.enum(['STANDARD', 'ANALYTICS']).nullish(),
  ...settings,
});

const changedBucket = z.object(settings);

const listOptions = z.object({
  limit: z.coerce.number().int().min(1).max(1_000_000).optional(),
  offset: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: storableText.optional(),
});

/** The routes of `/bucket`. Policies on storage.buckets decide about each. */
export function bucketRoutes(app: FastifyInstance, context: StorageContext) {
  const { pool, config, authenticate } = context;

  app.post('/bucket', async (request) => {
    const caller = await authenticate(request);
    const { name, id = name, type, ...rest } = readJson(request, newBucket);
    if (type === 'ANALYTICS') throw featureNotEnabled('iceberg_catalog');
    for (const given of [name, id]) {
      requireBucketName(given);
      if (given.trim() !== given) throw invalidBucketName();
    }
    const { sizeLimit, mimeTypes } = limitsOf(rest, config);
    await asCaller(pool, caller, operationOf(request, 'storage.bucket.create'), (client) =>
      client.query(
        `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          name,
          uuidOrNull(caller.owner),
          caller.owner,
          rest.public ?? false,
          sizeLimit ?? null,
          mimeTypes ?? null,
        ],
      ),
    ).catch(throwAlreadyExists('BucketAlreadyExists'));
    return { name };
  });

  app.get('/bucket', async (request) => {
    const caller = await authenticate(request);
    const parsed = listOptions.safeParse(request.query);
    if (!parsed.success)
      throw invalidRequest(
        `querystring/${parsed.error.issues[0]?.path.join('/')}: ${parsed.error.issues[0]?.message}`,
      );
    const { limit = null, offset = 0, sortColumn, sortOrder, search = '' } = parsed.data;
    const { rows } = await asCaller(
      pool,
      caller,
      operationOf(request, 'storage.bucket.list'),
      (client) =>
        client.query(
          // Both values are from the enumerations above.
          `select ${columns}, type from storage.buckets
         where strpos(lower(name), lower($1)) > 0
         order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
          [search, limit, offset],
        ),
    );
    return rows;
  });

  app.get<InBucket>('/bucket/:bucketId', async (request) => {
    const caller = await authenticate(request);
    const { bucketId } = request.params;
    requireBucketName(bucketId);
    const { rows } = await asCaller(
      pool,
      caller,
      operationOf(request, 'storage.bucket.get'),
      (client) => client.query(`select ${columns} from storage.buckets where id = $1`, [bucketId]),
    );
    if (!rows[0]) throw noSuchBucket();
    return rows[0];
  });

  app.put<InBucket>('/bucket/:bucketId', async (request) => {
    const caller = await authenticate(request);
    const { bucketId } = request.params;
    requireBucketName(bucketId);
    const changes = readJson(request, changedBucket);
    const { sizeLimit, mimeTypes } = limitsOf(changes, config);
    const isPublic = changes.public ?? undefined;
    if (isPublic === undefined && sizeLimit === undefined && mimeTypes === undefined)
      throw noContent();
    const { rowCount } = await asCaller(
      pool,
      caller,
      operationOf(request, 'storage.bucket.update'),
      (client) =>
        client.query(
          `update storage.buckets set
           public = coalesce($2, public),
           file_size_limit = case when $3 then $4 else file_size_limit end,
           allowed_mime_types = case when $5 then $6 else allowed_mime_types end,
           updated_at = now()
         where id = $1`,
          [
            bucketId,
            isPublic ?? null,
            sizeLimit !== undefined,
            sizeLimit ?? null,
            mimeTypes !== undefined,
            mimeTypes ?? null,
          ],
        ),
    );
    if (rowCount !== 1) throw noSuchBucket();
    return { message: 'Successfully updated' };
  });

  app.delete<InBucket>('/bucket/:bucketId', async (request) => {
    const caller = await authenticate(request);
    const { bucketId } = request.params;
    requireBucketName(bucketId);
    const { rowCount } = await asCaller(
      pool,
      caller,
      operationOf(request, 'storage.bucket.delete'),
      (client) => client.query('delete from storage.buckets where id = $1', [bucketId]),
    ).catch((error: unknown) => {
      const isUsed = toStorageError(error)?.code === 'ResourceReferenced';
      throw isUsed ? bucketNotEmpty() : error;
    });
    if (rowCount !== 1) throw noSuchBucket();
    return { message: 'Successfully deleted' };
  });

  app.post<InBucket>('/bucket/:bucketId/empty', async (request) => {
    const caller = await authenticate(request);
    if (!isService(caller)) throw accessDenied('Access denied: Invalid role');
    const { bucketId } = request.params;
    requireBucketName(bucketId);
    const operation = operationOf(request, 'storage.bucket.empty');
    const inBucket = <Row extends object>(text: string) =>
      asCaller(pool, caller, operation, (client) => client.query<Row>(text, [bucketId]));
    const { rowCount } = await inBucket('select from storage.buckets where id = $1');
    if (rowCount !== 1) throw noSuchBucket();
    for (let deleted = batch; deleted === batch; ) {
      const { rowCount } = await inBucket(
        `delete from storage.objects where id in (select id from storage.objects where bucket_id = $1 limit ${batch})`,
      );
      deleted = rowCount ?? 0;
    }
    return { message: 'Successfully emptied' };
  });
}

/** Objects that one statement deletes. */
const batch = 1_000;

function limitsOf(
  given: z.infer<typeof changedBucket>,
  config: StorageConfig,
): { sizeLimit: number | null | undefined; mimeTypes: string[] | null | undefined } {
  const { file_size_limit: limit, allowed_mime_types: types } = given;
  for (const type of types ?? []) {
    if (!mimeType.test(type)) throw invalidMimeType(type);
  }
  return { sizeLimit: bytesOf(limit, config), mimeTypes: types?.filter(Boolean) ?? types };
}

function bytesOf(limit: number | string | null | undefined, config: StorageConfig) {
  if (limit === null || limit === undefined) return limit;
  const bytes = typeof limit === 'number' ? limit : parseSize(limit);
  if (bytes === null) {
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  }
  if (bytes > config.file_size_limit) throw tooLarge();
  return bytes;
}
