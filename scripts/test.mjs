// `npm test`: runs all required checks and tests, also in a fresh clone: first the sources and the
// build, then all tests. A failure in the sources or the build ends it. Steps of one stage run
// concurrently: the tests of the server wait for processes most of the time, and the browser uses the
// cores meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox, ensureWebKit } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { checkTypes, checkUnusedCode } from './lib/checks.mjs';
import { ensureInstalled, run, runConcurrently } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { readPlaywrightReport, readVitestReport } from './lib/test-reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
let passed = 0;
let failed = 0;
const failures = [];

await withLock('install', ensureInstalled);
const browsersFound = findBrowsers();
await stage(checkSources(), buildSite());
await stage(testServer(), testInBrowsers());
finish();

/** Runs sequentially, because packages are installed one at a time. */
async function findBrowsers() {
  return {
    chromium: await ensureBrowser(),
    firefox: await ensureFirefox(),
    webkit: await ensureWebKit(),
  };
}

async function checkSources() {
  return (
    (await step('Format and lint', () =>
      runConcurrently('biome', ['ci', '--error-on-warnings', '.']),
    )) &&
    (await step('Types', checkTypes)) &&
    step('Unused code', checkUnusedCode)
  );
}

async function buildSite() {
  await ensureBuilt();
  return true;
}

function testServer() {
  return step('Unit, access and protocol tests', async () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`];
    const good = await runConcurrently('node', [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...reporters,
    ]);
    count(readVitestReport(vitestReport));
    return good;
  });
}

async function testInBrowsers() {
  const { chromium, firefox, webkit } = await browsersFound;
  return step('End to end, in a browser', async () => {
    const variables = {
      CHROMIUM: chromium,
      FIREFOX: firefox,
      WEBKIT: webkit,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    };
    const good = await run('playwright', ['test', '--reporter=line,json'], variables);
    count(readPlaywrightReport(playwrightReport));
    return good;
  });
}

/** Waits for steps that run concurrently, and ends the run if one failed. */
async function stage(...steps) {
  const results = await Promise.all(steps);
  if (results.every(Boolean)) return;
  if (failed === 0) failed = 1;
  finish();
}

/** Resolves with whether the step succeeded. */
async function step(name, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const good = await work();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${good ? 'passed' : 'FAILED'} in ${seconds} s`);
  return good;
}

function count(report) {
  passed += report.passed;
  failed += report.failed;
  failures.push(...report.failures);
}

/** Repeats the failures last, because the output of two runners hides them. */
function finish() {
  rmSync(reports, { recursive: true, force: true });
  for (const { name, message } of failures) {
    console.log(`\n✗ ${name}\n${message.replace(/^/gm, '    ')}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
