import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { jsonObject } from './context.ts';
import { invalidRequest, metadataTooLarge, noContent, tooLarge } from './errors.ts';

/** The maximum pause within a body, in milliseconds. Its total time is not limited. */
const longestPause = 30_000;

const longestMetadata = 1024 * 1024;

/** A file in a request. */
export type IncomingFile = {
  chunks: AsyncIterable<Buffer>;
  declaredType: string;
  /** Other properties of the file. They are complete after its chunks have been read. */
  about(): { cacheControl: string; userMetadata: Record<string, unknown> | null };
};

/**
 * Reads a body chunk by chunk, as fast as the consumer reads.
 * @throws StorageError if the body pauses for too long or ends too early
 */
export async function* chunksOf(
  source: IncomingMessage | Readable,
  pause: number = longestPause,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  for (;;) {
    const stalled = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      stalled.reject(invalidRequest('The request body stalled'));
    }, pause);
    const step = await Promise.race([iterator.next(), stalled.promise]).finally(() =>
      clearTimeout(timer),
    );
    if (step.done) return;
    yield step.value as Buffer;
  }
}

/** Returns the file in the body of a request, plain or in a form. @throws StorageError */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  const type = request.headers['content-type'] ?? '';
  if (!hasBody(request)) throw noContent();
  return type.toLowerCase().startsWith('multipart/form-data')
    ? fileOfForm(request)
    : plainFile(request, type);
}

function hasBody({ headers }: FastifyRequest) {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

function plainFile(request: FastifyRequest, type: string): IncomingFile {
  const { 'cache-control': cacheControl = 'no-cache', 'x-metadata': metadata } = request.headers;
  const userMetadata =
    typeof metadata === 'string'
      ? readMetadata(Buffer.from(metadata, 'base64').toString('utf8'))
      : null;
  return {
    chunks: chunksOf(request.raw),
    declaredType: type || 'application/octet-stream',
    about: () => ({ cacheControl, userMetadata }),
  };
}

/** The file part of a form, and the fields before and after it. */
async function fileOfForm(request: FastifyRequest): Promise<IncomingFile> {
  const fields: Record<string, string> = {};
  const parser = openParser(request);
  const part = Promise.withResolvers<{ file: Readable & { truncated?: boolean }; type: string }>();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => undefined);
  const fail = (error: Error) => {
    part.reject(error);
    ended.reject(error);
  };
  parser.on('file', (_name, file, _fileName, _encoding, type) => {
    part.resolve({ file, type });
  });
  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) fail(metadataTooLarge());
    else fields[name] = value;
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => fail(invalidRequest('Too many parts in the form')));
  }
  parser.on('error', () => fail(noContent()));
  parser.on('finish', () => {
    part.reject(noContent());
    ended.resolve();
  });
  feed(request, parser, fail);
  const { file, type } = await part.promise;
  file.on('error', () => undefined);
  return {
    chunks: untilEnd(chunksOf(file), ended.promise),
    declaredType: fields.contentType ?? (type || 'application/octet-stream'),
    about: () => ({
      cacheControl: fields.cacheControl ? `max-age=${fields.cacheControl}` : 'no-cache',
      userMetadata: readMetadata(fields.metadata ?? fields.userMetadata),
    }),
  };
}

function openParser({ headers }: FastifyRequest) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { files: 1, fields: 10, fieldSize: longestMetadata, headerPairs: 20 },
    });
  } catch {
    throw invalidRequest('The form cannot be read');
  }
}

/** Writes the body to the parser, and passes the errors of both to the consumer. */
async function feed(
  request: FastifyRequest,
  parser: InstanceType<typeof Busboy>,
  fail: (error: Error) => void,
) {
  try {
    for await (const chunk of chunksOf(request.raw)) {
      if (parser.destroyed) return;
      if (!parser.write(chunk)) await new Promise<void>((resolve) => parser.once('drain', resolve));
    }
    parser.end();
  } catch (error) {
    fail(error as Error);
    parser.destroy();
  }
}

async function* untilEnd(chunks: AsyncIterable<Buffer>, ended: Promise<void>) {
  yield* chunks;
  await ended;
}

function readMetadata(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  if (Buffer.byteLength(text) > longestMetadata) throw metadataTooLarge();
  return jsonObject(text);
}

/** The declared length of a body that contains only the file. */
export function declaredLength({ headers }: FastifyRequest): number | null {
  if (headers['content-type']?.toLowerCase().startsWith('multipart/')) return null;
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/** @throws StorageError `EntityTooLarge` before the body is read */
export function requireLength(request: FastifyRequest, longest: number) {
  const length = declaredLength(request);
  if (length !== null && length > longest) throw tooLarge();
}
