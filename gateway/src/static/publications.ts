import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DatabaseLocation } from '../database/connections.ts';
import { listenTo } from '../database/listen-to.ts';
import { killWithServer } from '../functions/reaper.ts';
import type { ServedVersion } from './served-version.ts';

/** Below the server itself: a build may take longer, but no request may. */
const lowPriority = 10;

type Options = {
  location: DatabaseLocation;
  served: ServedVersion;
  /** The folder of published versions. */
  folder: string;
  /** The folder of the server's own build. */
  ownBuild: string;
  /** The program that builds the version that waits in the database, relative to the project. */
  script: string;
  supabaseDir: string;
  /** Whether this process runs the program. */
  runs: boolean;
};

/**
 * Follows what the team publishes. `notify site, 'build'` runs the project's program, one at a time.
 * It builds a version, makes it the current one and sends `notify site, 'published'`, and every
 * process on this machine changes to it. The program also builds again what another release has built.
 */
export function followPublications(app: FastifyInstance, options: Options) {
  const { location, served, folder, ownBuild, script, supabaseDir, runs } = options;
  let running: ChildProcess | undefined;
  let isAskedAgain = false;
  let isClosing = false;

  const follow = () => {
    try {
      served.follow();
    } catch (error) {
      app.log.error({ err: error }, 'the published version is incomplete; keeping the current one');
    }
  };
  const build = () => {
    if (!runs || isClosing) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    const child = spawn(process.execPath, [script, ownBuild], {
      cwd: dirname(supabaseDir),
      stdio: ['ignore', 'inherit', 'inherit'],
      // Its builds are in its process group and end with it.
      detached: true,
    });
    running = child;
    killWithServer(child);
    try {
      if (child.pid) setPriority(child.pid, lowPriority);
    } catch {
      // It has just ended, or the system does not allow it.
    }
    child.once('error', (error) => app.log.error({ err: error }, 'could not build the site'));
    child.once('close', () => {
      running = undefined;
      if (isAskedAgain) {
        isAskedAgain = false;
        build();
      }
    });
  };

  follow();
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = listenTo({
      location,
      channel: 'site',
      onMessage: (payload) => (payload === 'build' ? build() : follow()),
      onReconnect: () => {
        follow();
        build();
      },
      log: app.log,
    });
    // The last build was interrupted, or another release has made it.
    if (existsSync(folder)) build();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    if (running?.pid) process.kill(-running.pid, 'SIGKILL');
    await stop?.();
  });
}
