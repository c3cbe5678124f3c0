import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the tests, or installs one: an installed Chromium or Chrome, else Debian's
 * package where this user may install it, else the one that Playwright downloads.
 * @returns its path, or an empty string for Playwright's own
 */
export function ensureBrowser() {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('Installing a browser for the tests…');
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: aptEnvironment() };
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], quiet);
    const packaged = findBrowser();
    if (packaged) return packaged;
  }
  if (run('playwright', ['install', 'chromium'])) return '';
  console.error('No browser was found and none could be installed: install Chromium or Chrome.');
  process.exit(1);
}

function findBrowser() {
  return names.map(inPath).find(Boolean) ?? applications.find((path) => existsSync(path));
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function aptEnvironment() {
  return { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
}
