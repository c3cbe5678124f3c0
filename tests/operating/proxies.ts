import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PortTakenError, startOnFreePorts } from '../../scripts/lib/free-port.ts';
import { ensureProxy } from '../../scripts/lib/proxy.mjs';

export type RunningProxy = {
  http: number;
  https: number;
  /** Everything that the proxy has logged so far, in all its logs. */
  logs(): { access: string; other: string };
  end(): Promise<void>;
};

/** The certificate authority that Caddy creates for localhost. */
export const authorityIn = (folder: string) =>
  join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt');

/** The configuration from deploy/ with other ports, paths and names, and otherwise unchanged. */
function configuration(file: string, changes: [string | RegExp, string][]) {
  let text = readFileSync(join('deploy', file), 'utf8');
  for (const [from, to] of changes) {
    if (text.split(from).length === 1) throw new Error(`deploy/${file} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Starts Caddy with deploy/Caddyfile on localhost. Its own authority signs the certificate. */
export function startCaddy(folder: string, socketPath: string): Promise<RunningProxy> {
  return startOnFreePorts(2, (http, https) => startCaddyOn({ http, https }, folder, socketPath));
}

/** Starts nginx with deploy/nginx.conf on localhost, with the certificate that Caddy obtained. */
export function startNginx(folder: string, socketPath: string): Promise<RunningProxy> {
  mkdirSync(join(folder, 'nginx'));
  return startOnFreePorts(2, (http, https) => startNginxOn({ http, https }, folder, socketPath));
}

type Ports = { http: number; https: number };

function startCaddyOn({ http, https }: Ports, folder: string, socketPath: string) {
  const log = join(folder, 'caddy.log');
  const config = join(folder, 'Caddyfile');
  const ports = `{\n\thttp_port ${http}\n\thttps_port ${https}\n\tadmin off\n\tskip_install_trust\n`;
  writeFileSync(
    config,
    configuration('Caddyfile', [
      [/^\{\n/gm, ports],
      ['example.org {', 'localhost {'],
      ['/run/mutirao.sock', socketPath],
      ['/var/log/caddy/mutirao.log', log],
      // For the test in which the server is gone.
      ['lb_try_duration 15s', 'lb_try_duration 1s'],
    ]),
  );
  return run(ensureProxy('caddy'), ['run', '--config', config], {
    ...{ http, https, log },
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    isReady: (printed) => printed.includes('serving initial configuration'),
  });
}

function startNginxOn({ http, https }: Ports, folder: string, socketPath: string) {
  const log = join(folder, 'nginx.log');
  const pid = join(folder, 'nginx.pid');
  const config = join(folder, 'nginx.conf');
  const certificate = join(folder, 'caddy', 'certificates', 'local', 'localhost', 'localhost');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'nginx')};`)
    .join('\n');
  const site = configuration('nginx.conf', [
    [/^\tlisten \[::\].*\n/gm, ''],
    ['listen 80;', `listen ${http};`],
    ['listen 443 ', `listen ${https} `],
    ['example.org;', 'localhost;'],
    ['https://example.org', 'https://localhost'],
    ['/run/mutirao.sock', socketPath],
    ['/etc/letsencrypt/live/example.org/fullchain.pem', `${certificate}.crt`],
    ['/etc/letsencrypt/live/example.org/privkey.pem', `${certificate}.key`],
    ['/var/log/nginx/mutirao.access.log', log],
    ['/var/log/nginx/mutirao.error.log', join(folder, 'nginx.error.log')],
  ]);
  // What Debian's nginx.conf sets and the site inherits.
  writeFileSync(
    config,
    `daemon off;\npid ${pid};\nevents { worker_connections 768; }\n` +
      `http {\ngzip on;\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  // nginx started by root would run its workers as a user who cannot enter these folders.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return run(ensureProxy('nginx'), ['-e', 'stderr', '-p', folder, '-c', config, ...user], {
    ...{ http, https, log },
    env: {},
    // nginx writes the file when it listens on all ports.
    isReady: () => existsSync(pid),
  });
}

type Run = Ports & {
  log: string;
  env: Record<string, string>;
  isReady(printed: string): boolean;
};

async function run(program: string, args: string[], { http, https, log, env, isReady }: Run) {
  const child = spawn(program, args, { env: { PATH: process.env.PATH ?? '', ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!isReady(printed)) {
    if (child.exitCode !== null) {
      throw /address already in use/i.test(printed)
        ? new PortTakenError(printed)
        : new Error(printed);
    }
    await wait(50);
  }
  return {
    http,
    https,
    logs: () => ({ access: readFileSync(log, 'utf8'), other: printed }),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
