import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
 * Finds or installs a browser for the tests. The order is an installed Chromium or Chrome, Debian's
 * package if this user can install it, and the one that Playwright downloads.
 * @returns its path, or an empty string for Playwright's own
 */
export async function ensureBrowser() {
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
  console.error('No browser found, and none could be installed. Install Chromium or Chrome.');
  process.exit(1);
}

/**
 * Finds the regular Firefox, or installs Debian's package if this user can. Some tests also run in
 * it.
 * @returns its path, or an empty string if there is none
 */
export async function ensureFirefox() {
  const installed = findFirefox();
  if (installed) return installed;
  await installPackages('firefox-esr');
  const packaged = findFirefox();
  if (!packaged) console.log('Firefox is not installed, so its tests are skipped.');
  return packaged ?? '';
}

/**
 * Finds WebKit's driver and a screen in memory, or installs Debian's packages if this user can: then
 * its tests never go missing without notice.
 * @returns the path of the driver, or an empty string if there is none
 */
export async function ensureWebKit() {
  const hasAll = () => inPath('Xvfb') && inPath('WebKitWebDriver');
  if (!hasAll()) await installPackages('webkit2gtk-driver', 'xvfb');
  if (hasAll()) return inPath('WebKitWebDriver');
  if (canInstallPackages()) {
    console.error('webkit2gtk-driver and xvfb could not be installed, which the tests need.');
    process.exit(1);
  }
  console.log('WebKitWebDriver and Xvfb are not installed, so the tests in WebKit are skipped.');
  return '';
}

function findFirefox() {
  return ['firefox', 'firefox-esr'].map(inPath).find(Boolean) ?? firefoxes.find(existsSync);
}

/** Installs Debian packages, if the system has Debian packages and this user can install them. */
async function installPackages(...names) {
  if (!canInstallPackages()) return;
  const silent = { DEBIAN_FRONTEND: 'noninteractive' };
  await runConcurrently('apt-get', ['update', '-qq'], silent);
  await runConcurrently('apt-get', ['install', '-y', '-qq', '-oDpkg::Use-Pty=0', ...names], silent);
}

function canInstallPackages() {
  return process.getuid?.() === 0 && Boolean(inPath('apt-get'));
}

function findBrowser() {
  return names.map(inPath).find(Boolean) ?? applications.find((path) => existsSync(path));
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
