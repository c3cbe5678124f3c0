import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { NoSlotError } from '../security/fair-slots.ts';

/** The codes that this server uses of the protocol's. */
type Code =
  | 'AccessDenied'
  | 'BucketAlreadyExists'
  | 'DatabaseError'
  | 'DatabaseReadOnly'
  | 'DatabaseTimeout'
  | 'EntityTooLarge'
  | 'ExpiredToken'
  | 'FeatureNotEnabled'
  | 'InternalError'
  | 'InvalidBucketName'
  | 'InvalidJWT'
  | 'InvalidKey'
  | 'InvalidMimeType'
  | 'InvalidParameter'
  | 'InvalidRange'
  | 'InvalidRequest'
  | 'InvalidSignature'
  | 'InvalidUploadId'
  | 'KeyAlreadyExists'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'ResourceAlreadyExists'
  | 'ResourceLocked'
  | 'ResourceNotEmpty'
  | 'ResourceReferenced'
  | 'SlowDown';

type Parts = {
  code: Code;
  /** What the body calls the status. */
  status: number;
  message: string;
  /** The older word for the code, which some clients compare. */
  error?: string;
  /** The status of the response itself: 400 for almost every refusal, as the protocol has it. */
  httpStatus?: number;
};

/**
 * A refusal in the protocol's form: `{ statusCode, error, message, code }`.
 * @see https://github.com/supabase/storage src/internal/errors
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: Code;
  readonly status: number;
  readonly error: string;
  readonly httpStatus: number;

  constructor({ code, status, message, error = code, httpStatus }: Parts) {
    super(message);
    this.code = code;
    this.status = status;
    this.error = error;
    this.httpStatus = httpStatus ?? (status === 500 ? 500 : 400);
  }

  get payload() {
    return {
      statusCode: String(this.status),
      error: this.error,
      message: this.message,
      code: this.code,
    };
  }
}

export const invalidRequest = (message: string) =>
  new StorageError({ code: 'InvalidRequest', status: 400, message });

export const noContent = () => invalidRequest('No content provided');

export const noSuchBucket = () =>
  new StorageError({
    code: 'NoSuchBucket',
    status: 404,
    error: 'Bucket not found',
    message: 'Bucket not found',
  });

export const noSuchKey = () =>
  new StorageError({
    code: 'NoSuchKey',
    status: 404,
    error: 'not_found',
    message: 'Object not found',
  });

export const accessDenied = (message = 'Access denied') =>
  new StorageError({ code: 'AccessDenied', status: 403, error: 'Unauthorized', message });

/** The same words for a bucket that is not there as for one that the caller may not write to. */
export const refusedByPolicy = () => accessDenied('new row violates row-level security policy');

export const invalidKey = (key: string) =>
  new StorageError({ code: 'InvalidKey', status: 400, message: `Invalid key: ${key}` });

export const invalidBucketName = () =>
  new StorageError({
    code: 'InvalidBucketName',
    status: 400,
    error: 'Invalid Input',
    message: 'Bucket name invalid',
  });

export const invalidMimeType = (type: string) =>
  new StorageError({
    code: 'InvalidMimeType',
    status: 415,
    error: 'invalid_mime_type',
    message: `mime type ${type} is not supported`,
  });

export const tooLarge = () =>
  new StorageError({
    code: 'EntityTooLarge',
    status: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  });

export const metadataTooLarge = () =>
  new StorageError({
    code: 'EntityTooLarge',
    status: 413,
    error: 'Payload too large',
    message: 'The user_metadata exceeded the maximum allowed size',
  });

export const invalidRange = () =>
  new StorageError({
    code: 'InvalidRange',
    status: 416,
    error: 'invalid_range',
    message: 'invalid range provided',
    httpStatus: 416,
  });

export const alreadyExists = (code: 'KeyAlreadyExists' | 'BucketAlreadyExists') =>
  new StorageError({
    code,
    status: 409,
    error: 'Duplicate',
    message: 'The resource already exists',
  });

export const bucketNotEmpty = () =>
  new StorageError({
    code: 'ResourceNotEmpty',
    status: 409,
    message: 'The bucket you tried to delete is not empty',
  });

export const invalidSignature = (message = 'Invalid signature') =>
  new StorageError({ code: 'InvalidSignature', status: 400, message });

export const featureNotEnabled = (feature: string) =>
  new StorageError({
    code: 'FeatureNotEnabled',
    status: 409,
    message: `The feature ${feature} is not enabled for this resource`,
  });

const slowDown = (message: string) =>
  new StorageError({
    code: 'SlowDown',
    status: 429,
    error: 'too_many_connections',
    message,
    httpStatus: 429,
  });

/** Errors of the connection, which a later attempt may not meet again. */
const ofConnection =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered|was closed))/;

/** What PostgreSQL's refusals mean here. Every other one is the data's or the policies' fault. */
function fromDatabase(error: pg.DatabaseError): StorageError {
  const { code = '', message, detail = '' } = error;
  const refusal = (parts: Omit<Parts, 'status'> & { status: number }) => new StorageError(parts);
  switch (code) {
    case '42501':
      return message.includes('row-level security') ? refusedByPolicy() : accessDenied(message);
    case '22023':
    case '28000':
      return accessDenied('Access denied: Invalid role');
    case '23505':
      return refusal({
        code: 'ResourceAlreadyExists',
        status: 409,
        error: 'Duplicate',
        message: 'The resource already exists',
      });
    case '23503':
      return detail.includes('is still referenced')
        ? refusal({
            code: 'ResourceReferenced',
            status: 409,
            message: 'The resource could not be updated or removed due to a foreign key constraint',
          })
        : refusedByPolicy();
    case '55P03':
      return refusal({
        code: 'ResourceLocked',
        status: 423,
        message: 'The resource is locked',
      });
    case '57014':
      return refusal({
        code: 'DatabaseTimeout',
        status: 544,
        message: 'The connection to the database timed out',
        httpStatus: 544,
      });
    case '25006':
      return refusal({
        code: 'DatabaseReadOnly',
        status: 503,
        message: 'The database is currently in read-only mode. Please try again later.',
        httpStatus: 503,
      });
    case '22P02':
    case '22021':
    case '22P05':
      return refusal({ code: 'InvalidParameter', status: 400, message: 'Invalid Parameter value' });
    case 'P0001':
      return refusal({ code: 'DatabaseError', status: 400, message });
  }
  if (/^(?:08|53|57P)/.test(code)) return slowDown('Too many connections issued to the database');
  return refusal({
    code: 'DatabaseError',
    status: 400,
    message: `database error, code: ${code}`,
  });
}

/** @returns the refusal that an error stands for, or null for a fault of this server. */
export function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof NoSlotError) return slowDown('Too many uploads at once from this address');
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  if (!(error instanceof Error)) return null;
  if (ofConnection.test(error.message)) {
    return slowDown('Too many connections issued to the database');
  }
  const { code, status, statusCode } = error as Error & Record<string, unknown>;
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return invalidRequest('The connection was closed');
  }
  // A token that was refused.
  if (status === 401) return accessDenied(error.message);
  if (statusCode === 413) return tooLarge();
  if (typeof statusCode === 'number' && statusCode < 500) return invalidRequest(error.message);
  if (statusCode === 503) return slowDown(error.message);
  return null;
}

/** Answers every error of a service's routes in the protocol's form. */
export function answerStorageErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toStorageError(error);
    if (!refusal) request.log.error({ err: error }, 'storage request failed');
    const { httpStatus, payload } =
      refusal ??
      new StorageError({ code: 'InternalError', status: 500, message: 'Internal Server Error' });
    return reply
      .code(httpStatus)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(payload));
  });
}
