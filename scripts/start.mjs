// `npm start`: installs, builds, starts, and starts the server again if it ends unexpectedly. It
// needs nothing but Node 20 and npm until it has installed; the server itself runs on the pinned Node.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { superviseServer } from './lib/supervise.mjs';

await withLock('install', ensureInstalled);
await ensureBuilt();

const end = superviseServer();
// Ctrl-C reaches the server by itself; this process only waits until it has ended in order.
process.on('SIGINT', () => end());
process.on('SIGTERM', () => end('SIGTERM'));
// npm is told to end, its shell ends, and nobody tells us: only our parent is another one then.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref();
