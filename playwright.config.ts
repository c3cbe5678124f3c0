import { defineConfig, devices } from '@playwright/test';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';

const browser = process.env.CHROMIUM;
const firefox = process.env.FIREFOX;
const inFirefox = '**/firefox.spec.ts';
const webkit = process.env.WEBKIT;
const inWebKit = '**/webkit.spec.ts';
// Each run has its own port and database. Workers also read this file, so only the first process
// chooses them.
process.env.E2E_PORT ??= String(4300 + (process.pid % 1000));
process.env.E2E_DATA_DIR ??= temporaryFolder('e2e');

const port = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine is slow, which is no failure.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A full trace doubles the cost of a test. `playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desk',
      testIgnore: [inFirefox, inWebKit],
      // The desktop project prefers reduced motion; the phone project does not.
      use: { ...devices['Desktop Chrome'], channel: undefined, reducedMotion: 'reduce' },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      testIgnore: [inFirefox, inWebKit],
      // A phone's pixel density only makes drawing slower.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, channel: undefined },
      grep: /@phone/,
    },
    // Tests that must also pass in Firefox, if it is installed.
    ...(firefox ? [{ name: 'firefox', testMatch: inFirefox }] : []),
    // And in WebKit, the engine of all browsers on iPhones.
    ...(webkit ? [{ name: 'webkit', testMatch: inWebKit }] : []),
  ],
  webServer: {
    command: 'node gateway/src/main.ts',
    url: `http://localhost:${port}/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
      // Tests run the jobs themselves.
      SCHEDULES: 'off',
      NODE_ENV: 'production',
    },
  },
});
