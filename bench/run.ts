// `npm run bench [-- --only rest,auth --write]`: runs every benchmark and prints one table. `--write`
// writes the table to docs/benchmarks.md. Needs a build and an idle machine.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from 'supabase-gateway/bench/machine';
import { markdownTable, type Row } from 'supabase-gateway/bench/report';

/** Each benchmark by name, with the options of each run. */
const benchmarks: readonly [name: string, ...runs: string[][]][] = [
  ['rest', []],
  ['functions', []],
  ['realtime', []],
  ['storage', []],
  ['flood', []],
  ['auth', []],
  [
    'lists',
    ['--rows', '1000', '--lists', 'Members'],
    ['--rows', '100000'],
    ['--rows', '800000', '--lists', 'Members'],
  ],
  ['requests', []],
  ['reports', []],
  ['statements', []],
  ['engine', []],
  ['portal', []],
  ['photos', []],
  ['admin', []],
  ['calculator', []],
  ['pages', []],
  ['memory', ['--minutes', '10']],
  ['start', []],
];

/** Benchmarks that need nothing of the product. */
const ofGateway = ['functions', 'storage', 'realtime'];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const rows: Row[] = [];
const began = performance.now();
const loadBefore = loadavg()[0]?.toFixed(1);

for (const [name, ...runs] of benchmarks) {
  if (only && !only.includes(name)) continue;
  for (const options of runs) {
    console.log(`\n── bench:${[name, ...options].join(' ')}`);
    rows.push(...(await run(name, options)));
  }
}

const minutes = Math.round((performance.now() - began) / 60_000);
const about = `${machine()}; load ${loadBefore} before; ${new Date().toISOString().slice(0, 10)}; ${minutes} minutes`;
const table = `${about}\n\n${markdownTable(rows)}`;
console.log(`\n${table}`);
if (values.write) writeTable(table);

function run(name: string, options: string[]): Promise<Row[]> {
  const folder = ofGateway.includes(name) ? join('..', 'gateway', 'bench') : '';
  const file = join(import.meta.dirname, folder, name, 'run.ts');
  return new Promise((resolve, reject) => {
    const found: Row[] = [];
    const child = fork(file, options, { env: { ...process.env, NODE_ENV: 'production' } });
    child.on('message', (message: { rows: Row[] }) => found.push(...message.rows));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code) process.exitCode = 1;
      if (found.length === 0) console.error(`bench:${name} measured nothing`);
      resolve(found);
    });
  });
}

/** Writes the table between its two markers in docs/benchmarks.md. */
function writeTable(text: string) {
  const file = join(import.meta.dirname, '..', 'docs/benchmarks.md');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /(<!-- bench -->\n)[\s\S]*?(\n<!-- \/bench -->)/,
    (_all, start, end) => `${start}\n${text}\n${end}`,
  );
  if (after === before) throw new Error('docs/benchmarks.md has no markers for the table.');
  writeFileSync(file, after);
}
