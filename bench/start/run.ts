// `npm run bench -- start`: the time until the first page, from a fresh clone and at the next start, and the
// server's memory when idle. The clone has an empty home folder, so npm's cache is empty.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { machine } from 'supabase-gateway/bench/machine';
import { median } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';

const port = 4410;
const address = `http://localhost:${port}/`;
const folder = temporaryFolder('clone');
/** Without npm's variables for this command, which must not affect the clone. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
);
const clone = join(folder, 'mutirao');

try {
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  console.log(machine());
  const rows: Row[] = [];
  const first = await start();
  rows.push(startRow('npm start in a fresh clone to the first page', first.time, 180_000));
  await stop(first.child);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const again = await start();
    times.push(again.time);
    if (round === 2) {
      await wait(10_000);
      const megabytes = memory(again.child);
      rows.push({
        what: 'The idle server, without PostgreSQL',
        ratio: '',
        measured: `${megabytes} MB`,
        against: '',
        wanted: '< 150 MB',
        met: megabytes < 150,
      });
    }
    await stop(again.child);
  }
  rows.push(startRow('npm start again to the first page', median(times), 2_000));
  report(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function start() {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...ownEnvironment, HOME: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (!(await firstPage())) {
    if (child.exitCode !== null) throw new Error(`npm start exited with ${child.exitCode}.`);
    await wait(20);
  }
  return { child, time: performance.now() - began };
}

async function firstPage(): Promise<boolean> {
  try {
    const response = await fetch(address);
    return (await response.text()).includes('<html');
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
}

/** Resident memory of the process that runs gateway/src/main.ts, in MB. */
function memory(child: ChildProcess): number {
  const pid = descendants(child.pid ?? 0).find((id) =>
    readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('gateway/src/main.ts'),
  );
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((id) => [id, ...descendants(id)]);
}

function startRow(what: string, time: number, wanted: number): Row {
  return {
    what,
    ratio: '',
    measured: `${(time / 1000).toFixed(1)} s`,
    against: '',
    wanted: `< ${wanted / 1000} s`,
    met: time < wanted,
  };
}
