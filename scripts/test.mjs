// `npm test`: runs all required checks and tests, also in a fresh clone: first the sources and the
// build, then all tests. A failure in the sources or the build ends it. Steps of one stage run
// concurrently: the tests of the server wait for processes most of the time, and the browser uses the
// cores meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowsers } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { checkTypes, checkUnusedCode } from './lib/checks.mjs';
import { ensureInstalled, root, runAndPrint, runAndRead, runConcurrently } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { followDescendants, onParentEnd } from './lib/processes.mjs';
import { runningTests } from './lib/running-tests.mjs';
import { describeRunning, lastLines, step, withLimit } from './lib/steps.mjs';
import {
  mergeRuns,
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
} from './lib/test-reports.mjs';

/** In minutes. CI allows 90. */
const longestRun = 87;
/** More failures than this have one cause, and running them again would only take time. */
const mostRepeated = 10;

// Hundreds of processes load the same code: it is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
const descendants = followDescendants();
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const results = [];
const flaky = [];
const slowest = [];
const runs = [];
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => end(`Stopped by ${signal}.`));
}
onParentEnd(() => end('Stopped: npm has ended.'));
// A closed terminal takes no more output.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await withLimit('npm test', longestRun, runAll());
} catch (error) {
  await end(error.message);
}

async function runAll() {
  const isInstalled = await step('Packages', 20, () => withLock('install', ensureInstalled));
  if (!isInstalled) return end('A step failed.');
  const browsers = findBrowsers();
  if (!(await all(checkSources(), buildSite()))) {
    // No package stays half installed.
    await browsers;
    return end('A step failed.');
  }
  const good = await all(testServer(), testInBrowsers(browsers));
  return end(good ? undefined : 'A step failed.');
}

/** Waits for steps that run concurrently. Resolves with whether all succeeded. */
async function all(...steps) {
  return (await Promise.all(steps)).every(Boolean);
}

function findBrowsers() {
  // The browser's step waits for it and reports a failure.
  return withLimit('Installing the browsers', 25, ensureBrowsers()).catch((error) => error);
}

async function checkSources() {
  return (
    (await step('Format and lint', 10, () =>
      runConcurrently('biome', ['ci', '--error-on-warnings', '.']),
    )) &&
    (await step('Types', 15, checkTypes)) &&
    step('Unused code', 15, checkUnusedCode)
  );
}

function buildSite() {
  return step('Build', 20, ensureBuilt);
}

function testServer() {
  return step('Unit, access and protocol tests', 83, () =>
    testWith('vitest', readVitestReport, (report, variables, failed) =>
      runAndPrint(
        'node',
        [
          ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json'],
          `--outputFile.json=${report}`,
          '--reporter=./scripts/lib/running-tests.mjs',
          ...new Set(failed.map(({ file }) => file)),
        ],
        variables,
      ),
    ),
  );
}

function testInBrowsers(found) {
  return step('End to end, in a browser', 83, async () => {
    const browsers = await found;
    if (browsers instanceof Error) throw browsers;
    return testWith('playwright', readPlaywrightReport, (report, variables, failed) =>
      runAndRead(
        'playwright',
        [
          ...['test', '--reporter=dot,json,./scripts/lib/running-tests.mjs'],
          ...(failed.length > 0 ? ['--last-failed'] : []),
        ],
        { ...browsers, ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        (text) => process.stdout.write(text),
      ),
    );
  });
}

/**
 * Runs all tests of a runner. In CI, the failed ones run once more, with processes and databases of
 * their own, so that an unstable test is named instead of refusing the work of days.
 * @returns {Promise<boolean>}
 */
async function testWith(runner, readReport, command) {
  const attempt = async (number, failed) => {
    const report = join(reports, `${runner}-${number}.json`);
    const running = join(reports, `${runner}-${number}.running`);
    runs.push(running);
    const { good, output } = await command(report, { RUNNING_TESTS: running }, failed);
    const found = readReport(report);
    // For example an error that no test caught.
    const isSilent = !good && found.every(({ status }) => status !== 'failed');
    return isSilent ? [...found, silentFailure(runner, output)] : found;
  };
  const first = await attempt(1, []);
  slowest.push(`Slowest files of ${runner}:`, ...slowestFiles(first, 5).map(indent));
  const failed = first.filter(({ status }) => status === 'failed');
  const canRepeat = failed.length <= mostRepeated && failed.every(({ file }) => file);
  const isRepeated = process.env.CI && failed.length > 0 && canRepeat;
  if (isRepeated) console.log(`\n── ${failed.length} failed tests run once more`);
  const again = isRepeated ? await attempt(2, failed) : [];
  const merged = mergeRuns(first, again);
  results.push(...merged.results);
  flaky.push(...merged.flaky);
  return merged.results.every(({ status }) => status !== 'failed');
}

function silentFailure(runner, output) {
  const message = lastLines(output).join('\n');
  return { key: runner, file: '', name: runner, status: 'failed', message, trace: message };
}

/**
 * Ends the run. Prints what was not simply passed last, because the output of two runners hides it.
 * @param {string} [why] why the run could not be completed; without tests that failed, it counts as
 * one failure
 */
async function end(why) {
  if (isEnding) return new Promise(() => undefined);
  isEnding = true;
  const of = (wanted) => results.filter(({ status }) => status === wanted);
  const failed = of('failed');
  const isCut = why !== undefined && failed.length === 0;
  const whatRan = isCut ? describeRunning(runs.flatMap(runningTests)) : '';
  await descendants.end();
  rmSync(reports, { recursive: true, force: true });
  if (slowest.length > 0) console.log(`\n${slowest.join('\n')}`);
  for (const { name, message } of of('skipped'))
    console.log(`\n– skipped: ${name}\n${indent(message || 'It did not run.')}`);
  for (const { name, trace } of flaky) {
    console.log(`\n~ flaky, passed when it ran again: ${name}\n${indent(trace)}`);
  }
  for (const { name, message } of failed) console.log(`\n✗ ${name}\n${indent(message)}`);
  if (isCut) console.log(`\n✗ ${why}\n${indent(whatRan)}`);
  const skipped = of('skipped').length > 0 ? `, ${of('skipped').length} skipped` : '';
  console.log(
    `\n${of('passed').length} passed, ${failed.length + (isCut ? 1 : 0)} failed${skipped}`,
  );
  process.exit(failed.length > 0 || isCut ? 1 : 0);
}

function indent(text) {
  return text.replace(/^/gm, '    ');
}
