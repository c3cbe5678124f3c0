// `npm run pictures`: takes the README's screenshots of the running product. Needs a build.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withSite } from '../bench/lib/site.ts';
import { cast, password } from '../tests/cast.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
const desk = { width: 1280, height: 960 };
const phone = { width: 390, height: 844 };

await withSite(4413, async (browser, site) => {
  await take(browser, 'home', desk, (page) => page.goto(`${site}/BR`));
  await take(browser, 'portal', phone, async (page) => {
    await page.goto(`${site}/BR/my-account`);
    await page.getByLabel('E-mail', { exact: true }).fill(cast.ana.email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText(cast.ana.memberNumber).waitFor();
  });
  await take(browser, 'command-center', desk, async (page) => {
    await page.goto(`${site}/admin`);
    await page.getByLabel('Email', { exact: true }).fill(cast.fabio.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Members' }).first().click();
    await page.getByRole('link', { name: 'Ana Souza' }).first().waitFor();
  });
});

type Size = { width: number; height: number };

async function take(
  browser: Browser,
  name: string,
  viewport: Size,
  open: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
}
