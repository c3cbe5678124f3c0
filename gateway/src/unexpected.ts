import type { FastifyInstance } from 'fastify';
import { closeServer } from './shutdown.ts';

/** The timeout for requests in flight after an uncaught error, in milliseconds. */
const timeToFinish = 1_000;

/** Error codes of a broken connection. They affect only its other end. */
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
 * Handles uncaught errors. A broken connection or an unhandled rejection is logged and affects no
 * other request. After any other exception the state of the process is unknown. Requests in flight
 * finish, and the process exits with 1, so that its parent restarts it. PostgreSQL keeps running
 * for the next process.
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
