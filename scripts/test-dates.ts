// `npm run test:dates`: runs the product's tests, without the browser's, and the demo data that they start with, on days on which dates
// go wrong. libfaketime changes the clock of these processes only, so that the product needs no setting that moves time.
// `npm run test:dates -- --at 2027-01-31T03:00Z tests/functions` chooses other moments, and some of the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from './lib/debian-packages.mjs';
import { root, runAndRead } from './lib/install.mjs';
import { followDescendants } from './lib/processes.mjs';
import { runningTests } from './lib/running-tests.mjs';
import { describeRunning, withLimit } from './lib/steps.mjs';
import { readVitestReport } from './lib/test-reports.mjs';

const moments: Record<string, string> = {
  '2026-12-01T15:00Z': 'the 1st',
  '2027-01-15T15:00Z': 'the 15th',
  '2026-11-25T15:00Z': 'the 25th, in a month of 30 days',
  '2027-02-28T15:00Z': 'the 28th, the last day of its month',
  '2027-03-31T15:00Z': 'the 31st',
  '2028-02-29T15:00Z': 'February 29',
  '2027-03-14T07:30Z': 'after the clocks went forward, 3:30 in New York',
  '2026-11-01T06:30Z': 'after the clocks went back, the second 1:30 in New York',
  '2027-01-01T02:00Z': 'New Year in UTC, December 31 in New York',
};

/** Files that cannot run with a preloaded clock, and why. */
const excluded: Record<string, string> = {
  'tests/operating/deployment.test.ts':
    'Caddy, a Go program, does not call libc for the time, and its certificates are not valid on another date',
};

/** In minutes, for each date. A date takes about ten. */
const limit = 45;

type Outcome = {
  moment: string;
  minutes: number;
  passed: number;
  failures: { name: string; message: string }[];
};

const { values, positionals: paths } = parseArgs({
  options: { at: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const chosen = values.at ?? Object.keys(moments);
for (const moment of chosen) {
  if (Number.isNaN(Date.parse(moment))) {
    fail(`${moment} is not a moment. Name one such as 2027-01-31T03:00Z.`);
  }
}
const descendants = followDescendants();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => descendants.end().then(() => process.exit(1)));
}
const library = await findLibrary();
checkClock(chosen[0] ?? '');
const logs = mkdtempSync(join(tmpdir(), 'test-dates-'));
console.log(`The logs are in ${logs}.`);
for (const [file, reason] of Object.entries(excluded)) console.log(`Without ${file}: ${reason}`);

const outcomes: Outcome[] = [];
for (const moment of chosen) {
  console.log(`\n── ${moment} ${moments[moment] ?? ''}`);
  const outcome = await testAt(moment);
  outcomes.push(outcome);
  const { passed, failures, minutes } = outcome;
  console.log(`── ${passed} passed, ${failures.length} failed in ${minutes} minutes`);
}
finish();

/** Runs the tests with the clock set to a moment. */
async function testAt(moment: string): Promise<Outcome> {
  const file = join(logs, moment.replaceAll(':', '.'));
  const [report, running] = [`${file}.json`, `${file}.running`];
  const started = Date.now();
  const run = runAndRead(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'product'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      '--reporter=./scripts/lib/running-tests.mjs',
      ...Object.keys(excluded).map((name) => `--exclude=${name}`),
      ...paths,
    ],
    { ...clockAt(moment), RUNNING_TESTS: running },
  );
  const results = await withLimit(moment, limit, run).then(
    ({ good }) => readResults(report, good),
    ({ message: name }: Error) => {
      const message = describeRunning(runningTests(running));
      return { passed: 0, failures: [{ name, message }] };
    },
  );
  await descendants.end();
  removeSharedMemory();
  writeFileSync(`${file}.log`, (await run).output);
  const minutes = Math.round((Date.now() - started) / 6_000) / 10;
  return { moment, minutes, ...results };
}

function clockAt(moment: string) {
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
  const hook = pathToFileURL(join(root, 'scripts/lib/keep-clock.mjs'));
  return {
    LD_PRELOAD: library,
    // An offset, because processes that start later must read the same clock.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timeouts count the seconds that pass.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${hook}`,
  };
}

/** A library that cannot be loaded is ignored, and all tests would run today. */
function checkClock(moment: string) {
  const env = { ...process.env, ...clockAt(moment) };
  const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env, encoding: 'utf8' });
  if (Math.abs(Number(stdout) - Date.parse(moment)) < 300_000) return;
  fail(`${library} does not change the clock. Install another libfaketime.`);
}

function readResults(report: string, good: boolean): Pick<Outcome, 'passed' | 'failures'> {
  const results = existsSync(report) ? readVitestReport(report) : [];
  const failures = results.filter(({ status }) => status === 'failed');
  const passed = results.filter(({ status }) => status === 'passed').length;
  if (good || failures.length > 0) return { passed, failures };
  return {
    passed,
    failures: [{ name: 'Vitest', message: 'It failed outside of a test. See its log.' }],
  };
}

/** A process that is killed leaves its part of the memory that libfaketime shares. */
function removeSharedMemory() {
  for (const path of globSync('/dev/shm/*faketime_{sem,shm}_*')) {
    if (!existsSync(`/proc/${path.split('_').at(-1)}`)) rmSync(path, { force: true });
  }
}

async function findLibrary(): Promise<string> {
  const find = () =>
    process.env.LIBFAKETIME ?? globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (!find()) await installPackages('libfaketime');
  return (
    find() ??
    fail(
      'libfaketime is missing. Install it as root (apt-get install -y libfaketime), or set LIBFAKETIME to its libfaketimeMT.so.1.',
    )
  );
}

/** Prints the failures of all dates, then the table. */
function finish(): never {
  for (const { moment, failures } of outcomes) {
    for (const { name, message } of failures) {
      console.log(`\n✗ ${moment} ${name}\n${message.replace(/^/gm, '    ')}`);
    }
  }
  console.table(
    outcomes.map(({ moment, minutes, passed, failures }) => ({
      moment,
      what: moments[moment] ?? '',
      passed,
      failed: failures.length,
      minutes,
    })),
  );
  const isGood = outcomes.every(({ failures }) => failures.length === 0);
  if (isGood) rmSync(logs, { recursive: true });
  process.exit(isGood ? 0 : 1);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
