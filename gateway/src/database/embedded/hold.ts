import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type DatabaseLocation, databaseName } from '../connections.ts';
import { claimCluster } from './claim.ts';
import { startCluster } from './cluster.ts';
import { rotateLog } from './log-file.ts';

/** The delays before PostgreSQL is started again, in milliseconds. */
const shortestPause = 50;
const longestPause = 2_000;

export type HeldCluster = {
  location: DatabaseLocation;
  /** Restarts PostgreSQL from now on whenever it exits, because no other process does. */
  keepRunning(log: FastifyBaseLogger): void;
  /** Stops PostgreSQL. */
  release(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL for this process only.
 * @throws StartupError when it does not start or another server uses it
 */
export async function holdCluster(dataDir: string): Promise<HeldCluster> {
  let cluster = await startCluster(dataDir);
  // The pools use this folder, so a restarted PostgreSQL also listens in it.
  const { socketFolder } = cluster;
  const location = { socketFolder, name: databaseName };
  const endRotation = rotateLog(cluster.logFile);
  const claimed = await claimCluster(location, dataDir);
  let claim = { client: claimed, lost: lossOf(claimed) };
  const releasing = new AbortController();
  let keeping = Promise.resolve();

  const startAgain = async (log: FastifyBaseLogger) => {
    let lastWords = '';
    for (let pause = shortestPause; !releasing.signal.aborted; pause *= 2) {
      try {
        cluster = await startCluster(dataDir, socketFolder);
        const client = await claimCluster(location, dataDir);
        claim = { client, lost: lossOf(client) };
        return log.warn('PostgreSQL is running again');
      } catch (error) {
        // The error is logged once. It differs only in times and process IDs until the cause is
        // fixed, such as a full disk.
        const words = (error as Error).message.replaceAll(/\d+/g, '');
        if (words !== lastWords) log.error({ err: error }, 'PostgreSQL is not available yet');
        lastWords = words;
      }
      await aborted(releasing.signal, Math.min(pause, longestPause));
    }
  };

  return {
    location,
    keepRunning(log) {
      keeping = (async () => {
        for (;;) {
          // The claim's connection ends when PostgreSQL does, regardless of which process started
          // it.
          await Promise.race([claim.lost, aborted(releasing.signal)]);
          if (releasing.signal.aborted) return;
          log.error('PostgreSQL exited; restarting it');
          await startAgain(log);
        }
      })();
    },
    async release() {
      releasing.abort();
      endRotation();
      await keeping;
      await claim.client.end().catch(() => undefined);
      await cluster.stop();
    },
  };
}

function lossOf(client: pg.Client): Promise<unknown> {
  return new Promise((resolve) => client.once('end', resolve));
}

/** Resolves when the signal is aborted or the time is over. */
async function aborted(signal: AbortSignal, milliseconds?: number): Promise<void> {
  if (milliseconds !== undefined) {
    await wait(milliseconds, undefined, { signal }).catch(() => undefined);
  } else if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }
}
