// `npm start`: installs, builds, starts. It needs nothing but Node 20 and npm until it has
// installed; the server itself runs on the pinned Node.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, node, root } from './lib/install.mjs';

ensureInstalled();
await ensureBuilt();

// The channel tells the server when this process is gone, however it went.
const server = spawn(node, ['server/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
});
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 1)));

// Ctrl-C reaches the server by itself; this process only waits until it has ended in order.
process.on('SIGINT', () => undefined);
const end = () => server.kill('SIGTERM');
process.on('SIGTERM', end);
// npm is told to end, its shell ends, and nobody tells us: only our parent is another one then.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 500).unref();
