import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../security/rate-limit-address.ts';
import { declaredLength, incomingFile, requireLength } from '../body.ts';
import { type BucketLimits, requireUploadAllowed } from '../buckets/limits.ts';
import { FileWriter } from '../bytes/file-writer.ts';
import { abandonFile, beginFile } from '../bytes/files.ts';
import type { Caller } from '../caller.ts';
import { contentType, requireAllowedType, sniffedBytes } from '../content-type.ts';
import type { StorageContext } from '../context.ts';
import { type Operation, operationOf } from '../database.ts';
import { invalidSignature } from '../errors.ts';
import { liveSigner } from '../live-signer.ts';
import { requirePlace } from '../names.ts';
import type { UploadGrant } from '../signed-urls.ts';
import { throwAlreadyExists } from '../to-storage-error.ts';
import { discardBody } from './discard-body.ts';
import { finishUpload } from './finish-upload.ts';
import { probe } from './object-rows.ts';

type Target = { Params: { bucket: string; '*': string }; Querystring: { token?: unknown } };

type Upload = {
  bucket: string;
  name: string;
  caller: Caller;
  owner: string | null;
  upsert: boolean;
  operation: Operation;
  grant?: UploadGrant;
};

/** The routes whose body is a file, which they read as it arrives. */
export function uploadRoutes(app: FastifyInstance, context: StorageContext) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onError', async (request, reply) => discardBody(request, reply));
  const options = { config: { streamsBody: true } };

  for (const method of ['POST', 'PUT'] as const) {
    app.route<Target>({
      method,
      url: '/object/:bucket/*',
      ...options,
      async handler(request) {
        const caller = await context.authenticate(request);
        const { bucket, name } = targetOf(request);
        // An update replaces the object, and so does an upload with this header.
        const upsert = method === 'PUT' || request.headers['x-upsert'] === 'true';
        const operation = operationOf(
          request,
          method === 'PUT' ? 'storage.object.upload_update' : 'storage.object.upload',
        );
        const { owner } = caller;
        const id = await receive(context, request, {
          bucket,
          name,
          caller,
          owner,
          upsert,
          operation,
        });
        return { Id: id, Key: `${bucket}/${name}` };
      },
    });
  }

  app.put<Target>('/object/upload/sign/:bucket/*', options, async (request) => {
    const { bucket, name } = targetOf(request);
    const { token } = request.query;
    if (typeof token !== 'string') throw invalidSignature('The query parameter token is missing');
    const grant = await context.signedUrls.verifyUpload(token, `${bucket}/${name}`);
    const operation = operationOf(request, 'storage.object.sign_upload');
    const { upsert } = grant;
    // The caller who signed the URL must still be allowed to upload.
    const caller = await liveSigner(context, grant.signer);
    const { owner } = caller;
    await receive(context, request, {
      bucket,
      name,
      caller,
      owner,
      upsert,
      operation,
      grant,
    });
    return { Key: `${bucket}/${name}` };
  });
}

function targetOf({ params }: FastifyRequest<Target>) {
  const { bucket, '*': name } = params;
  requirePlace({ bucket, name });
  return { bucket, name };
}

/** Receives a file, which becomes visible as a whole. @returns the object's id */
async function receive(
  context: StorageContext,
  request: FastifyRequest,
  upload: Upload,
): Promise<string> {
  const { pool, uploadSlots } = context;
  const limits = await refuseEarly(context, request, upload);
  return uploadSlots.run(networkOf(request.ip), async () => {
    requireLength(request, limits.longest);
    const incoming = await incomingFile(request);
    const id = await beginFile(pool);
    try {
      const writer = new FileWriter(context, { id, start: 0, longest: limits.longest });
      let head: Buffer = Buffer.alloc(0);
      let type: string | undefined;
      const sniff = async () => {
        type = await contentType(head, incoming.declaredType);
        const isPlaceholder = writer.size === 0 && upload.name.endsWith('.emptyFolderPlaceholder');
        if (!isPlaceholder) requireAllowedType(type, limits.allowedTypes);
        return type;
      };
      for await (const chunk of incoming.chunks) {
        await writer.add(chunk);
        if (type !== undefined) continue;
        head = Buffer.concat([head, chunk.subarray(0, sniffedBytes)]);
        if (head.length >= sniffedBytes) await sniff();
      }
      const known = type ?? (await sniff());
      const file = { id, last: await writer.last(), size: writer.size };
      return await finishUpload(context, { ...upload, file, type: known, ...incoming.about() });
    } catch (error) {
      await abandonFile(pool, id).catch(() => undefined);
      throw error;
    }
  });
}

/** Checks the policies before the body is read. @throws the refusal */
async function refuseEarly(
  { pool, config }: StorageContext,
  request: FastifyRequest,
  upload: Upload,
): Promise<BucketLimits> {
  const { bucket, name, owner } = upload;
  const about = {
    type: request.headers['content-type'] ?? 'application/octet-stream',
    length: declaredLength(request),
    body: Number(request.headers['content-length']) || null,
    userMetadata: null,
  };
  const row = probe(bucket, name, { owner }, about);
  return requireUploadAllowed(pool, config, { ...upload, row }).catch(
    throwAlreadyExists('KeyAlreadyExists'),
  );
}
