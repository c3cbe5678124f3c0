// `npm run bench -- storage` compares uploads and downloads with a bare Node server that uses the same
// byte store and performs the same checks. It also measures memory and table reads during uploads.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { ownerConnection } from '../../src/database/connections.ts';
import { password, people } from '../../tests/support/people.ts';
import { startChild, startGateway, stopChild } from '../lib/child.ts';
import { type BenchDatabase, withProject } from '../lib/cluster.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { percent, type Row, report } from '../lib/report.ts';
import { signIn, userHeaders } from '../lib/requests.ts';
import { memoryRow } from './memory.ts';
import { readsRow } from './reads.ts';
import { download, inParallel, upload } from './transfers.ts';

const gatewayPort = 4423;
const floorPort = 4421;
const rounds = 7;
const connections = 4;
/** The total size of the files of one round. */
const roundBytes = 48e6;

await withProject('bench-storage', join(import.meta.dirname, '../../tests/project'), async (at) => {
  const owner = new pg.Client(ownerConnection(at));
  await owner.connect();
  await owner.query(`
    insert into storage.buckets (id, name) values ('bills', 'bills');
    create policy "Own folder" on storage.objects for all to authenticated
      using (bucket_id = 'bills' and (storage.foldername(name))[1] = (select auth.uid()::text))
      with check (bucket_id = 'bills' and (storage.foldername(name))[1] = (select auth.uid()::text))`);
  const children = await startServers(at);
  try {
    console.log(`${machine()}; ${connections} connections, medians of ${rounds} rounds`);
    const token = await signIn(gatewayPort, people.ana.email, password);
    const headers = userHeaders(token);
    // First, because a server that has transferred many files already has the memory for more.
    const rows = [await memoryRow(gatewayPort, children.gateway.pid ?? 0, headers)];
    await removeFiles(owner);
    for (const megabytes of [1, 8]) rows.push(...(await compare(owner, headers, megabytes)));
    rows.push(...(await readsRow(gatewayPort, headers)));
    report(rows);
  } finally {
    await owner.end();
    await Promise.all([stopChild(children.gateway), stopChild(children.floor)]);
  }
});

async function startServers(at: BenchDatabase) {
  const [gateway, floor] = await Promise.all([
    startGateway(at, join(import.meta.dirname, '../../tests/project'), gatewayPort),
    startChild(join(import.meta.dirname, 'floor.ts'), {
      SOCKET_FOLDER: at.socketFolder,
      PORT: String(floorPort),
    }),
  ]);
  return { gateway, floor };
}

/** The servers take turns, so that other load on the machine affects both equally. */
async function compare(
  owner: pg.Client,
  headers: Record<string, string>,
  megabytes: number,
): Promise<Row[]> {
  const file = randomBytes(megabytes * 1024 * 1024);
  const count = Math.max(connections * 2, Math.round(roundBytes / file.length));
  const rates = { up: { floor: [], gateway: [] }, down: { floor: [], gateway: [] } } as Record<
    'up' | 'down',
    Record<'floor' | 'gateway', number[]>
  >;
  for (let round = -1; round < rounds; round += 1) {
    for (const [server, port] of [
      ['floor', floorPort],
      ['gateway', gatewayPort],
    ] as const) {
      const name = (number: number) => `${people.ana.userId}/${megabytes}-${server}-${number}.bin`;
      const up = await rateOf(count, file.length, (number) =>
        upload({ port, name: name(number), headers, file }),
      );
      const down = await rateOf(count, file.length, (number) =>
        download({ port, name: name(number), headers, file }),
      );
      await removeFiles(owner);
      // The first round warms the servers up.
      if (round < 0) continue;
      rates.up[server].push(up);
      rates.down[server].push(down);
    }
  }
  return (['up', 'down'] as const).map((way) => {
    const [floor, gateway] = [median(rates[way].floor), median(rates[way].gateway)];
    // Neighboring rounds had the same load.
    const ratio = median(
      rates[way].gateway.map((rate, round) => rate / (rates[way].floor[round] ?? 0)),
    );
    return {
      what: `${way === 'up' ? 'Upload' : 'Download'} of ${megabytes} MB`,
      ratio: percent(ratio),
      measured: `${Math.round(gateway)} MB/s`,
      against: `bare server, ${Math.round(floor)} MB/s`,
      wanted: '≥ 75 %',
      met: ratio >= 0.75,
    };
  });
}

/** Megabytes per second. */
async function rateOf(count: number, bytes: number, transfer: (number: number) => Promise<void>) {
  const began = performance.now();
  await inParallel(count, connections, transfer);
  return (count * bytes) / 1e3 / (performance.now() - began);
}

/** Removes all files, so that every round writes to tables of the same size. */
async function removeFiles(owner: pg.Client) {
  await owner.query(`
    begin;
    set local storage.allow_delete_query = 'true';
    delete from storage.objects;
    truncate gateway.files cascade;
    commit`);
  await owner.query('vacuum storage.objects');
  await owner.query('checkpoint');
}
