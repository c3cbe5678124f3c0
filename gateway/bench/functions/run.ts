// `npm run bench -- functions` measures the time of a function's first call and of later calls, and
// the memory of its process.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { functionsConfig } from '../../src/functions/config.ts';
import { functionsService } from '../../src/functions/service.ts';
import { accessTokenVerifier } from '../../src/security/access-token.ts';
import { machine } from '../lib/machine.ts';
import { median } from '../lib/median.ts';
import { type Row, report } from '../lib/report.ts';

const supabaseDir = join(import.meta.dirname, '../../tests/project');
const secret = 'sb_secret_of_the_bench';
const calls = 2_000;
const starts = 5;

console.log(machine());
const rows: Row[] = [];
const firstCalls: number[] = [];
for (let round = 0; round < starts; round += 1) {
  const { call, close } = await serve();
  firstCalls.push(await timeOf(call));
  if (round === starts - 1) {
    const times: number[] = [];
    for (let number = 0; number < calls; number += 1) times.push(await timeOf(call));
    rows.push(
      row(
        'Function, each further call',
        `${median(times).toFixed(2)} ms`,
        '< 2 ms',
        median(times) < 2,
      ),
    );
    const began = performance.now();
    for (let batch = 0; batch < calls / 20; batch += 1) {
      await Promise.all(Array.from({ length: 20 }, call));
    }
    const perSecond = Math.round((1_000 * calls) / (performance.now() - began));
    rows.push(
      row('Function, 20 concurrent calls', `${perSecond} per second`, '> 500', perSecond > 500),
    );
    const memory = childMemory();
    rows.push(row('Function, its process at rest', `${memory} MB`, '< 120 MB', memory < 120));
  }
  await close();
}
const first = median(firstCalls);
rows.unshift(row('Function, first call', `${Math.round(first)} ms`, '< 500 ms', first < 500));
report(rows);

async function serve() {
  const app = fastify({ forceCloseConnections: true });
  await app.register(functionsService, {
    prefix: '/functions/v1',
    config: { functions: functionsConfig.parse({ hello: { verify_jwt: false } }) },
    supabaseDir,
    apiKeys: { publishable: 'sb_publishable_of_the_bench', secret },
    verifyAccessToken: accessTokenVerifier([], ''),
    siteUrl: 'http://localhost',
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/functions/v1/hello`;
  const call = async () => {
    const response = await fetch(url, { method: 'POST', body: '{}', headers: { apikey: secret } });
    if (response.status !== 201) throw new Error(`status ${response.status}`);
    await response.arrayBuffer();
  };
  return { call, close: () => app.close() };
}

async function timeOf(call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** Resident memory of all child processes, in MB. */
function childMemory(): number {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const kilobytes = children.split('\n').map((pid) => {
    if (!pid.trim()) return 0;
    try {
      const status = readFileSync(`/proc/${pid.trim()}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    } catch {
      // The `ps` process itself has ended.
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

function row(what: string, measured: string, wanted: string, met: boolean): Row {
  return { what, ratio: '', measured, against: '', wanted, met };
}
