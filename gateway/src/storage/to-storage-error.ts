import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { NoSlotError } from '../security/fair-slots.ts';
import {
  accessDenied,
  alreadyExists,
  databaseTimeout,
  internalError,
  invalidRequest,
  type Parts,
  refusedByPolicy,
  StorageError,
  slowDown,
  tooLarge,
} from './errors.ts';

/** Errors of a connection to the database. */
const ofConnection =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered|was closed))/;

/** The refusals for errors of PostgreSQL. All others are caused by the data or the policies. */
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
      return databaseTimeout();
    case '53300':
      return slowDown('Too many connections issued to the database');
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
  if (/^(?:08|53|57P)/.test(code)) return databaseTimeout();
  return refusal({
    code: 'DatabaseError',
    status: 400,
    message: `database error, code: ${code}`,
  });
}

/** @returns the refusal for an error, or null for a fault of this server */
export function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof NoSlotError) return slowDown('Too many requests at once');
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  if (!(error instanceof Error)) return null;
  if (ofConnection.test(error.message)) return databaseTimeout();
  const { code, status, statusCode, syscall } = error as Error & Record<string, unknown>;
  if (syscall === 'connect') return databaseTimeout();
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return invalidRequest('The connection was closed');
  }
  // An invalid access token.
  if (status === 401) return accessDenied(error.message);
  if (statusCode === 413) return tooLarge();
  if (typeof statusCode === 'number' && statusCode < 500) return invalidRequest(error.message);
  if (statusCode === 503) return slowDown(error.message);
  return null;
}

/** Rethrows an error. A duplicate key becomes the refusal with this code. */
export function throwAlreadyExists(code: 'KeyAlreadyExists' | 'BucketAlreadyExists') {
  return (error: unknown): never => {
    throw toStorageError(error)?.code === 'ResourceAlreadyExists' ? alreadyExists(code) : error;
  };
}

/** Returns every error of the routes in the form of the protocol. */
export function answerStorageErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toStorageError(error);
    if (!refusal || refusal.cause) request.log.error({ err: error }, 'storage request failed');
    const { httpStatus, payload } = refusal ?? internalError();
    return reply
      .code(httpStatus)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(payload));
  });
}
