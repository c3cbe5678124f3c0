import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type DatabaseLocation, loginConnection } from '../database/connections.ts';
import { deliverNext, hurryQueue, tidyQueue } from './deliver.ts';
import { isUnreachable } from './retry.ts';
import type { Transport } from './transport.ts';

/** How often the queue is looked at, in milliseconds, when nobody says that there is new mail. */
const pollEvery = 30_000;
const tidyEvery = 3_600_000;
/** How long to wait before a lost database is tried again, or a mail server that is not there. */
const pause = 1_000;
const mailServerPause = 3_000;

type Options = {
  location: DatabaseLocation;
  transport: Transport;
  log: FastifyBaseLogger;
};

/**
 * Sends the mail in the queue, one after the other, as long as the process lives. Any number of
 * processes may do so at once. PostgreSQL tells it of new mail; a look every half minute finds what
 * is due again, and what was not told.
 * @returns a function that finishes the mail under way and ends.
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
          const givenUp = await tidyQueue(client);
          if (givenUp > 0) log.error({ mails: givenUp }, 'email not sent within a day, giving up');
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

  /** While the mail server is not there no mail is tried. Then those that waited leave at once. */
  const awaitServer = async (client: pg.Client) => {
    let patience = mailServerPause;
    for (let looks = 0; ; looks += 1) {
      await bell.wait(patience);
      if (stopping.signal.aborted) return;
      const problem = await transport.problem();
      if (!problem) return looks > 0 ? hurryQueue(client) : undefined;
      // One that refuses us is not asked too often: it may count.
      patience = isUnreachable(problem) ? mailServerPause : pollEvery;
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await work();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error }, 'cannot reach the mail queue');
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

/** Something to wait for: a ring, also one that came before, the end, or the time. */
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
