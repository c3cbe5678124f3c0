// `npm start`: installs, builds and starts, and restarts the server if it exits unexpectedly. Until
// the installation, it needs only Node 20 and npm. The server itself runs on the pinned Node.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { onParentEnd } from './lib/processes.mjs';
import { superviseServer } from './lib/supervise.mjs';

// Tests start the server of the working tree, whose packages and build they must not replace.
if (process.env.PREPARE !== 'off') {
  const isReady = (await withLock('install', ensureInstalled)) && (await ensureBuilt());
  if (!isReady) process.exit(1);
}

const end = superviseServer();
// Ctrl-C also reaches the server directly. This process only waits for its graceful shutdown.
process.on('SIGINT', () => end());
process.on('SIGTERM', () => end('SIGTERM'));
onParentEnd(() => end('SIGTERM'));
