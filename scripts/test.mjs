// `npm test`: runs all required checks and tests, also in a fresh clone. The steps run in this
// order, the fast ones first. It stops at the first failure. Steps that use one core run
// concurrently.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { checkTypes, checkUnusedCode } from './lib/checks.mjs';
import { ensureInstalled, run, runConcurrently } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
let passed = 0;
let failed = 0;

await withLock('install', ensureInstalled);
const browsersFound = findBrowsers();
await Promise.all([checkSources(), ensureBuilt()]);
await step('Unit, access and protocol tests', async () => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const good = await run('node', ['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  const { numPassedTests, numFailedTests } = read(vitestReport);
  count(numPassedTests, numFailedTests);
  return good;
});
const { chromium, firefox } = await browsersFound;
await step('End to end, in a browser', async () => {
  const variables = {
    CHROMIUM: chromium,
    FIREFOX: firefox,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  };
  const good = await run('playwright', ['test', '--reporter=line,json'], variables);
  const { expected, unexpected, flaky } = read(playwrightReport).stats;
  // A test that passes only on a retry counts as failed.
  count(expected, unexpected + flaky);
  return good;
});
finish();

/** Runs sequentially, because packages are installed one at a time. */
async function findBrowsers() {
  return { chromium: await ensureBrowser(), firefox: await ensureFirefox() };
}

async function checkSources() {
  await step('Format and lint', () => runConcurrently('biome', ['ci', '--error-on-warnings', '.']));
  await step('Types', checkTypes);
  await step('Unused code', checkUnusedCode);
}

async function step(name, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const good = await work();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${good ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (good) return;
  if (failed === 0) failed = 1;
  finish();
}

function count(good, bad) {
  passed += good;
  failed += bad;
}

function read(report) {
  return JSON.parse(readFileSync(report, 'utf8'));
}

function finish() {
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
