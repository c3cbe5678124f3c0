import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inPath, installPackages } from './debian-packages.mjs';
import { runConcurrently } from './install.mjs';

// The first one has no window and takes a third less time.
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

const firefoxes = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Finds or installs the browsers of the tests, one after the other, because packages are installed one
 * at a time.
 * @returns the variables with which Playwright finds them
 */
export async function ensureBrowsers() {
  return {
    CHROMIUM: await ensureChromium(),
    FIREFOX: await ensureFirefox(),
    WEBKIT: await ensureWebKit(),
  };
}

/**
 * Finds or installs a browser for the tests. The order is an installed Chromium or Chrome, Debian's
 * package if this user can install it, and the one that Playwright downloads.
 * @returns its path, or an empty string for Playwright's own
 */
async function ensureChromium() {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('Installing a browser for the tests…');
  // Some Debian versions lack the first package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installPackages(name);
    const packaged = findBrowser();
    if (packaged) return packaged;
  }
  if (await runConcurrently('playwright', ['install', 'chromium'])) return '';
  throw new Error('No browser found, and none could be installed. Install Chromium or Chrome.');
}

/**
 * Finds the regular Firefox, or installs Debian's package if this user can. Some tests also run in
 * it.
 * @returns its path, or an empty string if there is none, which skips its tests
 */
async function ensureFirefox() {
  const installed = findFirefox();
  if (installed) return installed;
  await installPackages('firefox-esr');
  return findFirefox() ?? '';
}

/**
 * Finds WebKit, its driver, GJS that opens its windows, and a screen in memory, or installs Debian's
 * packages if this user can.
 * @returns the path of the driver, or an empty string if one of them is missing, which skips its tests
 */
async function ensureWebKit() {
  const hasLibrary = (folder) =>
    existsSync(join('/usr/lib', folder, 'girepository-1.0', 'WebKit2-4.1.typelib'));
  const hasAll = () =>
    ['Xvfb', 'WebKitWebDriver', 'gjs'].every(inPath) && readdirSync('/usr/lib').some(hasLibrary);
  const packages = ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'];
  if (!hasAll()) await installPackages(...packages);
  return hasAll() ? inPath('WebKitWebDriver') : '';
}

function findFirefox() {
  return ['firefox', 'firefox-esr'].map(inPath).find(Boolean) ?? firefoxes.find(existsSync);
}

function findBrowser() {
  return names.map(inPath).find(Boolean) ?? applications.find((path) => existsSync(path));
}
