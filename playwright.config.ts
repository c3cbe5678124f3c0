import { defineConfig, devices } from '@playwright/test';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';

const browser = process.env.CHROMIUM;
const inFirefox = '**/firefox.spec.ts';
const inWebKit = '**/webkit.spec.ts';
// Each run has its own port and database. Workers also read this file, so only the first process
// chooses the folder. The server chooses the port.
process.env.E2E_DATA_DIR ??= temporaryFolder('e2e');

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
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
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
        // Otherwise each page starts a second renderer, which it never uses.
        '--renderer-process-limit=1',
        // A test's page lives for seconds: optimizing its scripts costs more than it saves.
        '--js-flags=--no-maglev --no-turbofan',
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
    // Tests that must also pass in Firefox.
    { name: 'firefox', testMatch: inFirefox },
    // And in WebKit, the engine of all browsers on iPhones.
    { name: 'webkit', testMatch: inWebKit },
  ],
  webServer: {
    command: 'node gateway/src/main.ts',
    wait: { stdout: /Ready on http:\/\/localhost:(?<E2E_PORT>\d+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
      // Tests run the jobs themselves.
      SCHEDULES: 'off',
      NODE_ENV: 'production',
    },
  },
});
