import type { FastifyInstance } from 'fastify';
import { closeServer } from './shutdown.ts';

/** How long requests in flight may still take after an error that nobody caught, in milliseconds. */
const timeToFinish = 1_000;

/** Errors of a connection that broke: they concern its other end and nobody else. */
const ofConnection = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTCONN',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/**
 * What becomes of errors that nobody caught. A broken connection or a forgotten promise is logged and
 * costs nobody else anything. After any other exception the state of the process is unknown: requests
 * in flight are finished, and the process ends with 1, for the starter to start it again. PostgreSQL
 * keeps running for the next process.
 */
export function handleUnexpectedErrors(app: FastifyInstance) {
  process.on('unhandledRejection', (error) => {
    app.log.error({ err: error }, 'unhandled promise rejection');
  });
  let isEnding = false;
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code && ofConnection.has(error.code)) {
      app.log.error({ err: error }, 'unhandled connection error');
      return;
    }
    app.log.fatal({ err: error }, 'uncaught exception: the server exits');
    if (isEnding) return;
    isEnding = true;
    const exit = () => process.exit(1);
    setTimeout(exit, timeToFinish);
    closeServer(app).then(exit, exit);
  });
}
