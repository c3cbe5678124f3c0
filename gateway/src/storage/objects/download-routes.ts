import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { sentTogether } from '../../database/transaction.ts';
import { sizeOfFile } from '../bytes/files.ts';
import { readFile } from '../bytes/read-file.ts';
import { anonymous, type Caller, isService, service } from '../caller.ts';
import type { StorageContext } from '../context.ts';
import { asCaller, become, becomeLoginRole, operationOf } from '../database.ts';
import { invalidSignature, noSuchBucket, noSuchKey } from '../errors.ts';
import { liveSigner } from '../live-signer.ts';
import { requirePlace } from '../names.ts';
import { type Delivery, fileHeaders } from './file-headers.ts';
import { findObject, type ObjectRow } from './object-rows.ts';
import { readRange } from './range.ts';

type Target = {
  Params: { bucket: string; '*': string };
  Querystring: { token?: unknown; download?: unknown };
};

type Found = { object: ObjectRow; size: number; isPublic: boolean };

/** Routes that return a file, or its metadata. */
export function downloadRoutes(app: FastifyInstance, context: StorageContext) {
  const { pool } = context;

  /** An object that a caller may read. Everyone may read objects of public buckets. */
  const find = async (
    request: FastifyRequest<Target>,
    caller: Caller,
    { onlyPublic = false } = {},
  ): Promise<Found> => {
    const { bucket, '*': name } = request.params;
    requirePlace({ bucket, name });
    const operation = operationOf(request, 'storage.object.get_authenticated');
    return asCaller(pool, service, operation, async (client) => {
      const isPublic = await isPublicBucket(client, bucket);
      if (isPublic === undefined && isService(caller)) throw noSuchBucket();
      if (!isPublic && onlyPublic) throw noSuchBucket();
      const [, object] = await sentTogether([
        isPublic ? undefined : become(client, caller, operation),
        findObject(client, bucket, name),
      ]);
      if (!object) throw noSuchKey();
      const [, size] = await sentTogether([
        becomeLoginRole(client),
        sizeOfFile(client, object.version),
      ]);
      if (size === undefined) throw noSuchKey();
      return { object, size, isPublic: isPublic === true };
    });
  };

  /** An object of a public bucket. A private bucket gives the same response as a missing one. */
  const findPublic = (request: FastifyRequest<Target>) =>
    find(request, anonymous, { onlyPublic: true });

  const findSigned = async (request: FastifyRequest<Target>) => {
    const { bucket, '*': name } = request.params;
    requirePlace({ bucket, name });
    const { token } = request.query;
    if (typeof token !== 'string') throw invalidSignature('The query parameter token is missing');
    const { signer } = await context.signedUrls.verifyDownload(token, `${bucket}/${name}`);
    // The caller who signed the URL must still be allowed to read.
    const caller = await liveSigner(context, signer);
    return { ...(await find(request, caller)), isPublic: false };
  };

  const findAuthenticated = async (request: FastifyRequest<Target>) =>
    find(request, await context.authenticate(request));

  /** Without a key or token, a public bucket can still be read. */
  const findEither = (request: FastifyRequest<Target>) => {
    const { authorization, apikey } = request.headers;
    return authorization === undefined && apikey === undefined
      ? findPublic(request)
      : findAuthenticated(request);
  };

  const sources = {
    '/object/public/:bucket/*': findPublic,
    '/object/sign/:bucket/*': findSigned,
    '/object/authenticated/:bucket/*': findAuthenticated,
    '/object/:bucket/*': findEither,
  };
  for (const [url, findIt] of Object.entries(sources)) {
    app.route<Target>({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => deliver(context, request, reply, await findIt(request)),
    });
  }

  const facts = {
    '/object/info/public/:bucket/*': findPublic,
    '/object/info/authenticated/:bucket/*': findAuthenticated,
    '/object/info/:bucket/*': findEither,
  };
  for (const [url, findIt] of Object.entries(facts)) {
    app.get<Target>(url, async (request, reply) => {
      const { object } = await findIt(request);
      reply.header('cache-control', 'private, no-store');
      return describe(object);
    });
  }
}

/** Whether everyone may read a bucket; undefined if it does not exist. */
async function isPublicBucket(client: pg.PoolClient, bucket: string) {
  const { rows } = await client.query<{ public: boolean }>({
    name: 'bucket is public',
    text: 'select coalesce(public, false) as public from storage.buckets where id = $1',
    values: [bucket],
  });
  return rows[0]?.public;
}

function describe({ metadata, ...object }: ObjectRow) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  };
}

/** Sends a file or the requested range, as fast as the client reads. */
async function deliver(
  context: StorageContext,
  request: FastifyRequest<Target>,
  reply: FastifyReply,
  { object, size, isPublic }: Found,
) {
  const { download } = request.query;
  const delivery: Delivery = {
    isPublic,
    download: typeof download === 'string' ? download : undefined,
  };
  const headers = fileHeaders(object, delivery);
  reply.headers(headers);
  if (isFresh(request, headers)) return reply.code(304).send();
  const range = rangeOf(request, reply, headers, size);
  const { from, to } = range ?? { from: 0, to: size };
  reply.header('content-length', to - from);
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${size}`);
  if (request.method === 'HEAD' || from === to) return reply.send('');
  const bytes = readFile(context, object.version ?? '', { from, to });
  // The first bytes are read before the response begins, so that a removed file is still a refusal.
  const first = await bytes.next();
  if (first.done) throw noSuchKey();
  return reply.send(Readable.from(withFirst(first.value, bytes), { objectMode: false }));
}

async function* withFirst(first: Buffer, rest: AsyncGenerator<Buffer>) {
  yield first;
  yield* rest;
}

type Validators = { etag: string; 'last-modified': string };

function isFresh({ headers }: FastifyRequest, { etag, ...known }: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  }
  return since !== undefined && Date.parse(known['last-modified']) <= Date.parse(since);
}

function rangeOf(request: FastifyRequest, reply: FastifyReply, known: Validators, size: number) {
  const { range, 'if-range': condition } = request.headers;
  const isCurrent =
    condition === undefined || [known.etag, known['last-modified']].includes(String(condition));
  try {
    return isCurrent ? readRange(range, size) : null;
  } catch (error) {
    reply.header('content-range', `bytes */${size}`);
    for (const name of ['etag', 'last-modified', 'content-disposition']) reply.removeHeader(name);
    throw error;
  }
}
