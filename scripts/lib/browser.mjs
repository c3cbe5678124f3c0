import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runBeside } from './install.mjs';

// The first draws without a window and costs a third less.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the tests, or installs one: an installed Chromium or Chrome, else Debian's
 * package where this user may install it, else the one that Playwright downloads.
 * @returns its path, or an empty string for Playwright's own
 */
export async function ensureBrowser() {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('Installing a browser for the tests…');
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    const silent = { DEBIAN_FRONTEND: 'noninteractive' };
    await runBeside('apt-get', ['update', '-qq'], silent);
    // Not every Debian has the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runBeside('apt-get', ['install', '-y', '-qq', '-oDpkg::Use-Pty=0', name], silent);
      const packaged = findBrowser();
      if (packaged) return packaged;
    }
  }
  if (await runBeside('playwright', ['install', 'chromium'])) return '';
  console.error('No browser was found and none could be installed: install Chromium or Chrome.');
  process.exit(1);
}

/** Says so when there is no Firefox for the tests that go through every browser. */
export async function mentionFirefox() {
  const { firefox } = await import('@playwright/test');
  if (existsSync(firefox.executablePath())) return;
  console.log('Firefox is not tested: not found (`npx playwright install firefox` brings it).');
}

function findBrowser() {
  return names.map(inPath).find(Boolean) ?? applications.find((path) => existsSync(path));
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
