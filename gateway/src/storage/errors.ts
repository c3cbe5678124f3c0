/** The codes of the protocol that this server uses. */
type Code =
  | 'AccessDenied'
  | 'BucketAlreadyExists'
  | 'DatabaseError'
  | 'DatabaseReadOnly'
  | 'DatabaseTimeout'
  | 'EntityTooLarge'
  | 'ExpiredToken'
  | 'FeatureNotEnabled'
  | 'InsufficientStorage'
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
  | 'S3Error'
  | 'SlowDown';

export type Parts = {
  code: Code;
  /** The status in the body. */
  status: number;
  message: string;
  /** The older name of the code, which some clients compare. */
  error?: string;
  /** The status of the response: 400 for most refusals, as in Supabase. */
  httpStatus?: number;
  /** The reason, for the log only. */
  cause?: unknown;
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

  constructor({ code, status, message, error = code, httpStatus, cause }: Parts) {
    super(message, { cause });
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

/** The response is the same for a missing bucket and for a bucket without permission. */
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

export const slowDown = (message: string) =>
  new StorageError({
    code: 'SlowDown',
    status: 429,
    error: 'too_many_connections',
    message,
    httpStatus: 429,
  });

/** It is logged, because the operator must act. */
export const diskFull = (cause: unknown) =>
  new StorageError({
    code: 'InsufficientStorage',
    status: 507,
    message: 'There is no room for files at the moment',
    httpStatus: 507,
    cause,
  });

export const internalError = () =>
  new StorageError({ code: 'InternalError', status: 500, message: 'Internal Server Error' });

/** The S3-compatible service failed. It is logged, because the operator must act. */
export const s3Failed = (cause?: unknown) =>
  new StorageError({
    code: 'S3Error',
    status: 500,
    message: 'The file store did not respond as expected',
    cause,
  });

/** The database cannot be reached, or closes connections. A client may retry. */
export const databaseTimeout = () =>
  new StorageError({
    code: 'DatabaseTimeout',
    status: 544,
    message: 'The connection to the database timed out',
    httpStatus: 544,
  });
