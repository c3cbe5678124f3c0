import type { FastifyInstance } from 'fastify';

/** The shutdown timeout for responses in flight, in milliseconds. */
const gracePeriod = 15_000;

/** The shutdown timeout for everything else, such as the embedded PostgreSQL. */
const cleanUpPeriod = 30_000;

/**
 * Stops listening and finishes the requests in flight. Browsers keep connections open after a
 * response, so each connection is closed as soon as it is idle. A transfer that takes longer than
 * the timeout is cut off, so that the database still shuts down in the correct order.
 */
export async function closeServer(app: FastifyInstance) {
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  const cutting = setTimeout(() => app.server.closeAllConnections(), gracePeriod);
  await app.close().finally(() => {
    clearInterval(closing);
    clearTimeout(cutting);
  });
}

/**
 * Ends the process gracefully on SIGINT, on SIGTERM and when its parent process exits. Requests in
 * flight finish first, then all resources are closed. A second signal or the timeout ends the
 * process immediately.
 */
export function shutDownOnSignal(close: () => Promise<void>) {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), gracePeriod + cleanUpPeriod).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The parent process that opened the IPC channel has exited.
  process.on('disconnect', end);
  // The parent may have exited before this listener was added.
  if (process.connected === false) end();
}
