// `npm run bench -- <name> [options]` runs one benchmark: bench/<name>/run.ts or
// gateway/bench/<name>/run.ts. `npm run bench -- all [--write]` runs all that measure, and prints one
// table. `--write` writes the table to docs/benchmarks.md. Needs a build and an idle machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { machine } from 'supabase-gateway/bench/machine';
import { markdownTable, type Row } from 'supabase-gateway/bench/report';

/** Each benchmark of the table, in its order, with the options of each run. */
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
  ['contributions', []],
  ['portal', []],
  ['photos', []],
  ['admin', []],
  ['calculator', []],
  ['pages', []],
  ['memory', ['--minutes', '10']],
  ['start', []],
];

// A name in both folders is the product's: the gateway's runs in gateway/.
const folders = [import.meta.dirname, join(import.meta.dirname, '../gateway/bench')];

const [node = '', , name = '', ...options] = process.argv;
const file = fileOf(name);
if (name === 'all') await runAll(options.includes('--write'));
else if (file) {
  // The benchmark reads its options as if Node had started it.
  process.argv = [node, file, ...options];
  await import(file);
} else {
  if (name) console.error(`There is no benchmark ${name}.\n`);
  const names = [...new Set(folders.flatMap((folder) => readdirSync(folder)))].filter(fileOf);
  console.error(
    `npm run bench -- <name> [options]: ${names.sort().join(', ')}\nnpm run bench -- all [--write]`,
  );
  process.exitCode = 1;
}

function fileOf(benchmark: string): string | undefined {
  if (!/^[a-z]+$/.test(benchmark)) return undefined;
  return folders.map((folder) => join(folder, benchmark, 'run.ts')).find(existsSync);
}

async function runAll(isWritten: boolean) {
  const rows: Row[] = [];
  const began = performance.now();
  const loadBefore = loadavg()[0]?.toFixed(1);
  for (const [each, ...runs] of benchmarks) {
    for (const run of runs) {
      console.log(`\n── ${[each, ...run].join(' ')}`);
      rows.push(...(await measure(each, run)));
    }
  }
  const minutes = Math.round((performance.now() - began) / 60_000);
  const about = `${machine()}; load ${loadBefore} before; ${new Date().toISOString().slice(0, 10)}; ${minutes} minutes`;
  const table = `${about}\n\n${markdownTable(rows)}`;
  console.log(`\n${table}`);
  if (isWritten) writeTable(table);
}

async function measure(each: string, run: string[]): Promise<Row[]> {
  const module = fileOf(each);
  if (!module) throw new Error(`There is no benchmark ${each}.`);
  const found: Row[] = [];
  const child = fork(module, run, { env: { ...process.env, NODE_ENV: 'production' } });
  child.on('message', (message: { rows: Row[] }) => found.push(...message.rows));
  const [code] = await once(child, 'exit');
  if (code) process.exitCode = 1;
  if (found.length === 0) console.error(`${each} measured nothing`);
  return found;
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
