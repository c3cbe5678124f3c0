import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { createServer } from 'node:net';

/** Starts one server for each line that it reads, and passes its own socket to all of them. */
const manager = `
while read -r line; do
  sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' server "$@" < /dev/null
done`;

export type ActivatedServer = {
  /** Ends the server gracefully and starts it again. Resolves when the new one is ready. */
  restart(): Promise<void>;
  end(): Promise<void>;
  /** Everything that the servers have printed so far. */
  output(): string;
};

/**
 * Starts a server on a Unix socket that outlives it, as systemd does with a `.socket` unit.
 * @param command the program of the server and its arguments
 */
export async function activateServer(
  socketPath: string,
  command: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<ActivatedServer> {
  const listener = createServer();
  // Node removes the path that it listened on when it closes its own copy of the socket.
  const made = `${socketPath}.new`;
  await once(listener.listen(made), 'listening');
  renameSync(made, socketPath);
  // Node has no public property for the file descriptor.
  const { _handle } = listener as unknown as { _handle: { fd: number } };
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('sh', ['-c', manager, 'manager', ...command], {
    cwd,
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'pipe', _handle.fd],
  });
  listener.close();
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  let starts = 0;

  async function start() {
    starts += 1;
    child.stdin?.write('start\n');
    while (printed.split('Ready on').length <= starts) {
      const next = once(child.stdout ?? child, 'data');
      if (await Promise.race([next.then(() => false), ended.then(() => true)]))
        throw new Error(printed);
    }
  }

  const stop = () => {
    const pid = printed
      .match(/pid \d+/g)
      ?.at(-1)
      ?.slice(4);
    process.kill(Number(pid), 'SIGTERM');
  };

  await start();
  return {
    output: () => printed,
    async restart() {
      stop();
      await start();
    },
    async end() {
      child.stdin?.end();
      stop();
      await ended;
    },
  };
}
