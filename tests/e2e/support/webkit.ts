import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { PortTakenError, startOnFreePorts } from '../../../scripts/lib/free-port.ts';
import { isHydrated } from './is-hydrated.ts';

export { expect };

/** A busy machine is slow, which is no failure. */
const patienceMs = 45_000;

const windowScript = join(import.meta.dirname, 'webkit-window.js');

type Session = 'normal' | 'private';

/**
 * WebKitGTK, which Selenium drives through the standard protocol. A private window stores nothing on
 * disk, and its IndexedDB accepts no blobs, as on iPhones. It draws on a screen in memory.
 */
export const test = base.extend<
  { session: Session; visitor: Visitor },
  { display: NodeJS.ProcessEnv }
>({
  session: ['private', { option: true }],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      if (!process.env.WEBKIT) {
        throw new Error('WebKit, GJS or Xvfb is not installed and could not be installed.');
      }
      const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
      const screen = spawn(
        'Xvfb',
        ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      );
      const [display] = (await once(screen.stdout, 'data')) as [Buffer];
      await use({
        ...process.env,
        ...{ XDG_RUNTIME_DIR: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder },
        ...{ GDK_BACKEND: 'x11', DISPLAY: `:${String(display).trim()}` },
        // Without a graphics card. Without compositing, the engine crashes in page transitions.
        LIBGL_ALWAYS_SOFTWARE: '1',
      });
      await end(screen);
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
    { scope: 'worker' },
  ],
  visitor: async ({ display, session, baseURL }, use, info) => {
    const { driver, server } = await openWindow(display, {
      browserName: 'MiniBrowser',
      ...(session === 'normal' && {
        'webkitgtk:browserOptions': {
          binary: 'gjs',
          args: ['-m', windowScript, info.outputPath('browser')],
        },
      }),
    });
    await driver.manage().window().setRect({ width: 390, height: 844 });
    await use(new Visitor(driver, baseURL ?? ''));
    if (info.status !== info.expectedStatus) {
      const picture = Buffer.from(await driver.takeScreenshot(), 'base64');
      await writeFile(info.outputPath('page.png'), picture);
      // A log without pictures must show what the visitor saw, too.
      const body = await driver.findElement(By.css('body')).getText();
      console.info(`${await driver.getCurrentUrl()}\n${body}`);
    }
    await driver.quit();
    await end(server);
  },
});

/** A driver that gets no answer from its window waits forever, which has been seen: a new one is started. */
async function openWindow(env: NodeJS.ProcessEnv, capabilities: object, attempts = 3) {
  const { server, address } = await startOnFreePorts(1, (port) => startDriver(port, env));
  const opening = new Builder().usingServer(address).withCapabilities(capabilities).build();
  const driver = await Promise.race([opening, setTimeout(patienceMs, undefined)]);
  if (driver) return { driver, server };
  await end(server);
  // Without its server, the session fails.
  await opening.catch(() => undefined);
  if (attempts === 1) throw new Error('WebKit opened no window.');
  return openWindow(env, capabilities, attempts - 1);
}

async function startDriver(port: number, env: NodeJS.ProcessEnv) {
  const server = spawn(process.env.WEBKIT ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(async () => server.exitCode !== null || (await status())).toBe(true);
  if (server.exitCode !== null) throw new PortTakenError(`${port}: exit code ${server.exitCode}`);
  return { server, address };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

/** A visitor in WebKit. Everything waits for its condition. */
export class Visitor {
  readonly driver: WebDriver;
  readonly #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a page, and waits until its buttons respond. */
  async open(path: string): Promise<void> {
    await this.driver.get(`${this.#origin}${path}`);
    await this.#until(async () => this.run(isHydrated));
  }

  /** Runs a function in the page. */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `const done = Array.prototype.pop.call(arguments);
      Promise.resolve((${work})(...arguments)).then(done, (error) => done(String(error)));`;
    return this.driver.executeAsyncScript(script, ...args);
  }

  /** Evaluates an expression in the page, and awaits its result. */
  evaluate(script: string): Promise<unknown> {
    return this.driver.executeScript(`return ${script}`);
  }

  /** The first visible element that matches. */
  async find(selector: string, text = ''): Promise<WebElement> {
    let found: WebElement | undefined;
    await this.#until(async () => {
      for (const element of await this.driver.findElements(By.css(selector))) {
        if (!(await element.isDisplayed()) || !(await element.getText()).includes(text)) continue;
        found = element;
        return true;
      }
      return false;
    }, `${selector} ${text}`);
    return found as WebElement;
  }

  /** Clicks once the page stands still, away from the bars that stay at the window's edges. */
  async click(selector: string, text = ''): Promise<void> {
    await this.#until(async () => {
      const element = await this.find(selector, text);
      await this.driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      await element.click();
      return true;
    }, `${selector} ${text}`);
  }

  async fill(selector: string, text: string): Promise<void> {
    const field = await this.find(selector);
    await field.clear();
    await field.sendKeys(text);
  }

  /** Chooses files, also for a hidden input. */
  async choose(selector: string, files: string[]): Promise<void> {
    await this.driver.findElement(By.css(selector)).sendKeys(files.join('\n'));
  }

  async waitForPath(path: string | RegExp): Promise<void> {
    await expect
      .poll(async () => new URL(await this.driver.getCurrentUrl()).pathname, {
        timeout: patienceMs,
      })
      .toMatch(path);
  }

  /** Until the condition holds; an element that was replaced meanwhile is looked up again. */
  async #until(condition: () => Promise<boolean>, name?: string): Promise<void> {
    await expect
      .poll(() => condition().catch((error: unknown) => String(error)), {
        timeout: patienceMs,
        ...(name && { message: name }),
      })
      .toBe(true);
  }
}
