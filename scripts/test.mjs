// `npm test`: everything that must hold, from a fresh clone on. The steps run in this order, the
// quick ones first, and it stops at the first that fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
let passed = 0;
let failed = 0;

ensureInstalled();
step('Format and lint', () => run('biome', ['ci', '--error-on-warnings', '.']));
step('Types', () => run('react-router', ['typegen']) && run('tsc', ['--noEmit']));
step('Unused code', () => run('knip'));
ensureBuilt();
step('Unit, access and protocol tests', () => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const good = run('node', ['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  const { numPassedTests, numFailedTests } = read(vitestReport);
  count(numPassedTests, numFailedTests);
  return good;
});
const browser = ensureBrowser();
step('End to end, in a browser', () => {
  const variables = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const good = run('playwright', ['test', '--reporter=line,json'], variables);
  const { expected, unexpected, flaky } = read(playwrightReport).stats;
  // A test that passes only when it is tried again has failed.
  count(expected, unexpected + flaky);
  return good;
});
finish();

function step(name, work) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const good = work();
  console.log(
    `── ${name}: ${good ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
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
