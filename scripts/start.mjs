// `npm start`: installs, builds, starts. It needs nothing but Node 20 and npm until it has
// installed; the server itself runs on the pinned Node.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, node, root } from './lib/install.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(node, ['server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
// Ctrl-C reaches the server by itself; this process only waits until it has ended in order.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 1)));
