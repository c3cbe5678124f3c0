import type { FastifyInstance } from 'fastify';

type Job = {
  /** The time between two runs, in milliseconds. */
  every: number;
  run: () => Promise<unknown>;
  /** What the log states if a run fails. */
  failure: string;
};

/** Runs a job while the server runs, never twice at a time. Closing the server waits for its end. */
export function runRegularly(app: FastifyInstance, { every, run, failure }: Job) {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run).catch((error: unknown) => app.log.error({ err: error }, failure));
  }, every);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
