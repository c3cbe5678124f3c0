import type { IncomingMessage } from 'node:http';
import { ERRORS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../security/rate-limit-address.ts';
import { type BucketLimits, readLimits, requireUploadAllowed } from '../buckets/limits.ts';
import { type Caller, isService, service } from '../caller.ts';
import { contentType, requireAllowedType, sniffedBytes } from '../content-type.ts';
import { jsonObject, type StorageContext } from '../context.ts';
import { asCaller, type Operation, operationOf } from '../database.ts';
import { internalError, invalidRequest, invalidSignature } from '../errors.ts';
import { liveSigner } from '../live-signer.ts';
import { discardBody } from '../objects/discard-body.ts';
import { finishUpload } from '../objects/finish-upload.ts';
import { probe } from '../objects/object-rows.ts';
import type { UploadGrant } from '../signed-urls.ts';
import { toStorageError } from '../to-storage-error.ts';
import { decodeUploadId, encodeUploadId, newUploadId, readUploadId } from './upload-id.ts';
import { type Checksum, UploadStore } from './upload-store.ts';

/** State of a request that the hooks of the TUS server need. */
type Resumable = {
  request: FastifyRequest;
  caller: Caller;
  /** Identifies the caller that began the upload. */
  by: string;
  owner: string | null;
  upsert: boolean;
  operation: Operation;
  grant?: UploadGrant;
  limits?: BucketLimits;
};

/** A request as the TUS server wraps it. */
type Wrapped = Request & { runtime?: { node?: { req: IncomingMessage } } };

const checksumHeader = /^(md5|sha1|sha256) ([A-Za-z0-9+/]+=*)$/;

/**
 * Resumable uploads: TUS 1.0 at Supabase's addresses, and with a signed upload URL instead of a
 * signed-in user below `/sign`.
 */
export function resumableRoutes(app: FastifyInstance, context: StorageContext, siteUrl: string) {
  const { pool } = context;
  const path = `${app.prefix}/upload/resumable`;
  const uploads = new UploadStore(context);
  const known = new WeakMap<IncomingMessage, Resumable>();

  const resumable = (request: Request): Resumable => {
    const raw = (request as Wrapped).runtime?.node?.req;
    const found = raw && known.get(raw);
    if (!found) throw new Error('A TUS request without its context');
    return found;
  };

  /** Checks the policies and returns the limits of the bucket. */
  const limitsOf = (
    { caller, owner, upsert, operation }: Resumable,
    { bucket, name }: { bucket: string; name: string },
    about: { type: string; length: number | null },
  ): Promise<BucketLimits> => {
    const row = probe(bucket, name, { owner }, { ...about, userMetadata: null });
    return requireUploadAllowed(pool, context.config, { caller, operation, row, upsert });
  };

  const tus = new Server({
    path,
    datastore: uploads,
    allowedOrigins: [siteUrl],
    disableTerminationForFinishedUploads: true,
    generateUrl: (request, { id }) => {
      const isSigned = resumable(request).grant !== undefined;
      return `${path}${isSigned ? '/sign' : ''}/${encodeUploadId(id)}`;
    },
    getFileIdFromRequest: (_request, last) => decodeUploadId(last ?? ''),
    async namingFunction(request, metadata) {
      const state = resumable(request);
      const id = newUploadId(metadata?.bucketName ?? '', metadata?.objectName ?? '');
      const target = readUploadId(id);
      if (!target) throw invalidRequest('Metadata header is required');
      if (state.grant) await verifyGrant(context, state, target);
      const length = Number(request.headers.get('upload-length'));
      const type = metadata?.contentType ?? 'application/octet-stream';
      state.limits = await limitsOf(state, target, { type, length });
      if (metadata?.contentType) requireAllowedType(type, state.limits.allowedTypes);
      return id;
    },
    maxSize: (request) => resumable(request).limits?.longest ?? context.config.file_size_limit,
    async onIncomingRequest(request, id) {
      const state = resumable(request);
      if (request.method === 'POST') return;
      const target = readUploadId(id);
      if (!target) throw ERRORS.FILE_NOT_FOUND;
      if (state.grant) await verifyGrant(context, state, target);
      // An upload of another caller does not exist for this one.
      if ((await uploads.beganBy(id)) !== state.by) throw ERRORS.FILE_NOT_FOUND;
      const checksum = checksumOf(state.request);
      if (checksum) uploads.expect(id, checksum);
    },
    async onUploadCreate(request, upload) {
      const { by, caller, owner, request: sent } = resumable(request);
      const counted = isService(caller) ? '' : (owner ?? networkOf(sent.ip));
      return { metadata: { ...upload.metadata, by, owner: counted } };
    },
    async onUploadFinish(request, upload) {
      const { caller, owner, upsert, operation, grant } = resumable(request);
      const target = readUploadId(upload.id);
      const file = uploads.takeArrived(upload.id);
      if (!target || !file) throw ERRORS.INVALID_OFFSET;
      const { bucket, name } = target;
      const limits = await asCaller(pool, service, operation, (client) =>
        readLimits(client, bucket),
      );
      const first =
        file.last?.start === 0
          ? file.last.bytes
          : await context.store.read({ file: file.id, start: 0 });
      const { contentType: declared, cacheControl, metadata } = upload.metadata ?? {};
      const type = await contentType(
        (first ?? Buffer.alloc(0)).subarray(0, sniffedBytes),
        declared ?? 'application/octet-stream',
      );
      requireAllowedType(type, limits?.allowedTypes ?? null);
      await finishUpload(context, {
        ...{ bucket, name, caller, owner, upsert, operation, grant, file, type },
        cacheControl: /^\d+$/.test(cacheControl ?? '') ? `max-age=${cacheControl}` : 'no-cache',
        userMetadata: jsonObject(metadata ?? 'null'),
      });
      return { headers: { 'Tus-Complete': '1' } };
    },
    onResponseError(request, error) {
      if ('status_code' in error) {
        const { status_code: status, body } = error as { status_code: number; body: string };
        // The lock of an upload was not free in time.
        if (status === 500) return { status_code: 423, body: 'The resource is locked\n' };
        // An extension that the store does not have is no fault of the server.
        return status > 500 ? { status_code: 400, body } : undefined;
      }
      const refusal = toStorageError(error);
      if (refusal && !refusal.cause) return { status_code: refusal.status, body: refusal.message };
      resumable(request).request.log.error({ err: error }, 'resumable upload failed');
      const { status, message } = refusal ?? internalError();
      return { status_code: status, body: message };
    },
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply, state: Resumable) => {
    known.set(request.raw, state);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await context.uploadSlots.run(networkOf(request.ip), async () => {
      await tus.handle(request.raw, reply.raw);
    });
    discardBody(request, reply);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  // TUS clients decide by the status whether to retry.
  app.setErrorHandler((error, request, reply) => {
    const refusal = toStorageError(error);
    if (!refusal || refusal.cause) request.log.error({ err: error }, 'resumable upload failed');
    discardBody(request, reply);
    const { status, payload } = refusal ?? internalError();
    return reply.code(status).send(payload);
  });

  const method = ['POST', 'PATCH', 'HEAD', 'DELETE'];
  const config = { streamsBody: true };
  for (const url of ['/upload/resumable', '/upload/resumable/*']) {
    app.route({
      ...{ method, url, config },
      async handler(request, reply) {
        const caller = await context.authenticate(request);
        const by = `${caller.role} ${caller.owner ?? ''}`;
        const upsert = request.headers['x-upsert'] === 'true';
        const operation = operationOf(request, 'storage.tus.upload.part');
        await handle(request, reply, {
          request,
          caller,
          by,
          owner: caller.owner,
          upsert,
          operation,
        });
      },
    });
  }
  for (const url of ['/upload/resumable/sign', '/upload/resumable/sign/*']) {
    app.route({
      ...{ method, url, config },
      async handler(request, reply) {
        const { 'x-signature': token } = request.headers;
        if (typeof token !== 'string') throw invalidSignature('Missing x-signature header');
        const grant = await context.signedUrls.verifyUpload(token, null);
        const operation = operationOf(request, 'storage.tus.upload.part_signed');
        const { id, upsert, signer } = grant;
        const caller = await liveSigner(context, signer);
        const { owner } = caller;
        const state = { caller, by: `signed ${id}`, owner, upsert, operation, grant };
        await handle(request, reply, { request, ...state });
      },
    });
  }
}

/** @throws StorageError when a signed URL is for another object */
async function verifyGrant(
  context: StorageContext,
  { request }: Resumable,
  { bucket, name }: { bucket: string; name: string },
) {
  const token = String(request.headers['x-signature']);
  await context.signedUrls.verifyUpload(token, `${bucket}/${name}`);
}

/** @throws StorageError for a checksum that cannot be checked */
function checksumOf({ headers }: FastifyRequest): Checksum | null {
  const given = headers['upload-checksum'];
  if (given === undefined) return null;
  const [, algorithm, digest] = checksumHeader.exec(String(given)) ?? [];
  if (!algorithm || !digest) throw invalidRequest('Unsupported checksum');
  return { algorithm: algorithm as Checksum['algorithm'], digest };
}
