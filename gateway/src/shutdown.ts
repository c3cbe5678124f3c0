import type { FastifyInstance } from 'fastify';

/** How long answers under way may take to finish, in milliseconds. */
const patience = 15_000;

/**
 * Stops listening and finishes what is under way. A browser keeps its connection open after an
 * answer, so connections are closed as they fall idle instead of being waited for.
 */
export async function closeServer(app: FastifyInstance) {
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(closing));
}

/**
 * Ends the process in order on SIGINT, on SIGTERM and when its starter is gone: first what is under way is finished, then the
 * rest is closed. A second signal, or too long a wait, ends it at once.
 */
export function endOnSignal(close: () => Promise<void>) {
  let ending = false;
  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), patience).unref();
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
  // Whoever started the server with a channel has gone.
  process.on('disconnect', end);
  // It may have gone before anybody listened.
  if (process.connected === false) end();
}
