// `npm run bench -- realtime`: the last delivery of a committed row to 1,000 sockets, the
// throughput against a bare fan-out with `ws`, the memory of an idle socket, and the cost of checking
// private channels again.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ownerConnection } from '../../src/database/connections.ts';
import { startChild, startGateway, stopChild } from '../lib/child.ts';
import { withProject } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { percent, type Row, report } from '../lib/report.ts';
import type { Command } from './clients.ts';

const supabaseDir = join(import.meta.dirname, '../../tests/project');
const [gatewayPort, floorPort] = [4470, 4471];
const audience = 1_000;
const rounds = 10;
/** The messages of one round. A socket may send 200 at once. */
const burst = 40;
const idle = 5_000;

console.log(machine());
const rows: Row[] = [];
await withProject('realtime', supabaseDir, async (location) => {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  await owner.query(
    'create policy "All" on realtime.messages for all to anon using (realtime.topic() like \'bench%\') with check (true)',
  );
  const gateway = await startGateway(location, supabaseDir, gatewayPort);
  const floor = await startChild(join(import.meta.dirname, 'floor.ts'), {
    PORT: String(floorPort),
  });
  const clients = await startChild(join(import.meta.dirname, 'clients.ts'), {});
  try {
    await measureMemory(gateway, clients);
    await measureDelivery(owner, clients);
    await measureThroughput(clients);
    await measureChecks(gateway, clients);
  } finally {
    await Promise.all([gateway, floor, clients].map(stopChild));
    await owner.end();
  }
});
report(rows);

function url(port: number): string {
  return `ws://127.0.0.1:${port}`;
}

async function measureDelivery(owner: pg.Client, clients: ChildProcess) {
  await ask(clients, { open: audience, url: url(gatewayPort), topic: 'bench' });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await ask(clients, { expect: audience });
    const delivered = lastDelivery(clients);
    const committed = process.hrtime.bigint();
    await owner.query("select realtime.send('{\"round\": 1}', 'bench', 'bench', false)");
    times.push(Number((await delivered).last - committed) / 1e6);
    await wait(200);
  }
  await ask(clients, { close: true });
  const middle = median(times);
  add(
    `Broadcast of a committed row to ${audience} sockets, last delivery`,
    `${Math.round(middle)} ms`,
    '≤ 250 ms',
    middle <= 250,
  );
}

/** Both servers in turn, so that the load of the machine affects both. */
async function measureThroughput(clients: ChildProcess) {
  const measured: Record<'gateway' | 'floor', number[]> = { gateway: [], floor: [] };
  for (let round = 0; round < 5; round += 1) {
    for (const [name, port] of [
      ['gateway', gatewayPort],
      ['floor', floorPort],
    ] as const) {
      await ask(clients, {
        open: audience,
        url: url(port),
        topic: 'bench',
        isFloor: name === 'floor',
      });
      const messages = burst * (audience - 1);
      await ask(clients, { expect: messages });
      const delivered = lastDelivery(clients);
      const began = process.hrtime.bigint();
      await ask(clients, { flood: burst, topic: 'bench' });
      measured[name].push(messages / (Number((await delivered).last - began) / 1e9));
      await ask(clients, { close: true });
    }
  }
  const [ours, bare] = [median(measured.gateway), median(measured.floor)];
  rows.push({
    what: `Messages to ${audience} sockets, per second`,
    ratio: percent(ours / bare),
    measured: String(Math.round(ours)),
    against: `ws: ${Math.round(bare)}`,
    wanted: '≥ 50 %',
    met: ours / bare >= 0.5,
  });
}

/** The processor time of the gateway and of PostgreSQL while private channels are checked. */
async function measureChecks(gateway: ChildProcess, clients: ChildProcess) {
  const seconds = 15;
  const without = await processorTime(gateway, seconds);
  await ask(clients, {
    open: audience,
    url: url(gatewayPort),
    topic: 'bench*',
    isPrivate: true,
  });
  await wait(2_000);
  const used = await processorTime(gateway, seconds);
  await ask(clients, { close: true });
  const share = (used - without) / seconds;
  add(
    '1,000 private channels, checked every 3 s, of one core',
    `${(100 * share).toFixed(1)} %`,
    '< 25 %',
    share < 0.25,
  );
}

async function measureMemory(gateway: ChildProcess, clients: ChildProcess) {
  const atStart = memoryOf(gateway);
  // The first socket loads the library.
  await ask(clients, { open: 1, url: url(gatewayPort), topic: 'bench*' });
  const before = memoryOf(gateway);
  await ask(clients, { open: idle, url: url(gatewayPort), topic: 'bench*' });
  await wait(3_000);
  const each = (memoryOf(gateway) - before) / idle;
  add('An idle socket', `${each.toFixed(1)} kB`, '< 30 kB', each < 30);
  add(
    'The server before the first socket',
    `${Math.round(atStart / 1024)} MB`,
    '< 160 MB',
    atStart < 160 * 1024,
  );
  await ask(clients, { close: true });
}

/** The resident memory of a process, in kB. */
function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Seconds of processor time that the gateway and the database's processes use. */
async function processorTime(gateway: ChildProcess, seconds: number): Promise<number> {
  const before = timesOf(gateway);
  await wait(1_000 * seconds);
  return timesOf(gateway) - before;
}

function timesOf({ pid }: ChildProcess): number {
  const list = execFileSync('ps', ['-eo', 'pid=,cputimes=,args='], { encoding: 'utf8' });
  const ticks = list.split('\n').flatMap((line) => {
    const [id = '', , ...args] = line.trim().split(/\s+/);
    const isOurs = Number(id) === pid || args.join(' ').includes('supabase_realtime_admin');
    return isOurs ? [ticksOf(id)] : [];
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

function ticksOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(stat[11]) + Number(stat[12]);
  } catch {
    // The process has ended.
    return 0;
  }
}

function ask(clients: ChildProcess, command: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the clients ended'));
    clients.once('exit', fail);
    const listen = (message: unknown) => {
      if (message !== 'done') return;
      clients.off('message', listen);
      clients.off('exit', fail);
      resolve();
    };
    clients.on('message', listen);
    clients.send(command);
  });
}

function lastDelivery(clients: ChildProcess): Promise<{ last: bigint }> {
  return new Promise((resolve) => {
    const listen = (message: { last?: string }) => {
      if (!message.last) return;
      clients.off('message', listen);
      resolve({ last: BigInt(message.last) });
    };
    clients.on('message', listen);
  });
}

function add(what: string, measured: string, wanted: string, met: boolean) {
  rows.push({ what, ratio: '', measured, against: '', wanted, met });
}
