import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';

/**
 * Serves the built site with demo data in its own process, and starts a browser. Both are stopped after
 * `work`.
 * @param browserArguments in addition to those that disable Chromium's background work
 */
export async function withSite(
  port: number,
  work: (browser: Browser, address: string, dataDir: string) => Promise<void>,
  browserArguments: string[] = [],
): Promise<void> {
  const address = `http://localhost:${port}`;
  const folder = temporaryFolder('bench');
  const server = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('supabase-gateway/main'))],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        SCHEDULES: 'off',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...browserArguments,
    ],
  });
  try {
    await untilItAnswers(address);
    await work(browser, address, folder);
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    try {
      if ((await fetch(`${address}/health`)).ok) return;
    } catch {
      // The server is still starting.
    }
    await wait(250);
  }
  throw new Error('The server does not respond. Run npm run build first.');
}
