import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type DatabaseLocation, loginConnection } from '../database/connections.ts';
import { cleanUpQueue, deliverNext, retryNow } from './deliver.ts';
import { isUnreachable } from './retry.ts';
import type { Transport } from './transport.ts';

/**
 * The poll interval of the queue in milliseconds, used when no notification of a new email arrives.
 */
const pollEvery = 30_000;
const tidyEvery = 3_600_000;
/**
 * The retry delays for a lost database connection and for an unavailable mail server, in
 * milliseconds.
 */
const pause = 1_000;
const mailServerPause = 3_000;

type Options = {
  location: DatabaseLocation;
  transport: Transport;
  log: FastifyBaseLogger;
};

/**
 * Sends the queued emails one after the other while the process runs. Any number of processes may
 * do so concurrently. PostgreSQL notifies the worker of new emails. A poll every 30 seconds finds
 * due retries and missed notifications.
 * @returns a function that finishes the email in flight and stops the worker.
 */
export function startMailWorker({ location, transport, log }: Options): () => Promise<void> {
  const stopping = new AbortController();
  const bell = new Bell(stopping.signal);

  const work = async () => {
    const client = new pg.Client({
      ...loginConnection(location, 'supabase_auth_admin'),
      application_name: 'gateway mail',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('error', () => bell.ring());
    client.on('notification', () => bell.ring());
    let tidied = -Infinity;
    try {
      await client.connect();
      await client.query('listen gateway_mail');
      while (!stopping.signal.aborted) {
        if (performance.now() - tidied > tidyEvery) {
          const givenUp = await cleanUpQueue(client);
          if (givenUp > 0)
            log.error({ emails: givenUp }, 'emails not sent within a day, giving up');
          tidied = performance.now();
        }
        const outcome = await sendOne(client);
        if (!outcome) await bell.wait(pollEvery);
        else if (outcome.state === 'waiting' && outcome.serverFails) await awaitServer(client);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const sendOne = async (client: pg.Client) => {
    const outcome = await deliverNext(client, transport);
    if (outcome?.state === 'sent') log.info(outcome, 'email sent');
    else if (outcome?.state === 'waiting') log.warn(outcome, 'email not sent yet, retrying');
    else if (outcome) log.error(outcome, 'email not sent, giving up');
    return outcome;
  };

  /**
   * Waits until an unavailable mail server responds. No emails are attempted until then. Afterwards
   * the waiting emails are sent immediately.
   */
  const awaitServer = async (client: pg.Client) => {
    let pause = mailServerPause;
    for (let looks = 0; ; looks += 1) {
      await bell.wait(pause);
      if (stopping.signal.aborted) return;
      const problem = await transport.problem();
      if (!problem) return looks > 0 ? retryNow(client) : undefined;
      // A mail server that rejects the gateway is contacted less often, because it may count the
      // attempts.
      pause = isUnreachable(problem) ? mailServerPause : pollEvery;
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await work();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error }, 'could not reach the mail queue');
        await bell.wait(pause);
      }
    }
  })();

  return async () => {
    stopping.abort();
    await running;
    transport.close();
  };
}

/** Waits for a ring, an abort or a timeout. A ring before the wait also counts. */
class Bell {
  #rung = false;
  #answer: (() => void) | undefined;

  constructor(end: AbortSignal) {
    end.addEventListener('abort', () => this.ring());
  }

  ring() {
    this.#rung = true;
    this.#answer?.();
  }

  async wait(milliseconds: number) {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
    this.#answer = undefined;
  }
}
