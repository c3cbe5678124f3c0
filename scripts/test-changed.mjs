// `npm run test:changed`: runs the tests of all files that differ from the main branch or are not
// committed. The table in lib/changed-tests.mjs selects them, also for the pages that import a changed
// file. `npm test` runs all tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowsers } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { testsFor } from './lib/changed-tests.mjs';
import { ensureInstalled, root, run } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

if (!(await withLock('install', ensureInstalled))) process.exit(1);
// Not before the packages are installed.
const { readImporters } = await import('./lib/importers.mjs');
const files = changedFiles();
const { tests, specs, left } = testsFor(files, readImporters());
console.log(`${files.length} changed files`);
for (const name of [...tests, ...specs]) console.log(`  ${name}`);
if (left.length > 0) console.log(`  not these, which are too many:\n    ${left.join('\n    ')}`);

// The build takes one core, and so do the tests of a folder.
const [areBuilt, ...results] = await Promise.all([
  specs.length > 0 ? ensureBuilt() : true,
  tests.length === 0 ||
    run('node', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests]),
]);
if (areBuilt && specs.length > 0) {
  const options = ['test', '--reporter=line', ...specs];
  results.push(await run('playwright', options, await ensureBrowsers()));
}
process.exit(areBuilt && results.every(Boolean) ? 0 : 1);

/** Files changed since this branch left main, committed or not, without deleted files. */
function changedFiles() {
  const main = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', name).length > 0,
  );
  const [base = 'HEAD'] = main ? git('merge-base', 'HEAD', main) : [];
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  const all = [...changed, ...added];
  return all.filter((file) => !isTest(file) || existsSync(file));
}

function isTest(file) {
  return /\.(?:test|spec)\.ts$/.test(file);
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
