import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { pdfText } from '../support/pdf-text.ts';
import { fillDate } from './support/fill-date.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  offline: 'common:offlinePage.title',
  link: 'common:offlinePage.billHelp',
  cardLink: 'card:billHelp',
  heading: 'pages:billHelp.heading',
  hospital: 'billHelp:start.sender.hospital',
  amount: 'billHelp:start.amount.label',
  billed: 'billHelp:start.billed.label',
  check: 'billHelp:start.submit',
  yes: 'billHelp:wizard.yes',
  no: 'billHelp:wizard.no',
  whatToDo: 'billHelp:found.title',
  emergency: 'billHelp:programs.choices.emergency',
  emergencyMedicaid: 'billHelp:programs.items.emergencyMedicaid.title',
  calendar: 'billHelp:dates.calendar',
  itemized: 'billLetters:letters.itemizedBill.title',
  copy: 'billHelp:letters.copy',
  copied: 'billHelp:letters.copied',
  pdf: 'billHelp:letters.pdf',
});

inBothLanguages(words, (t, language) => {
  test('Help with a bill works to the end without a connection, also if it was never opened', async ({
    page,
    context,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openInstalled(page, context, `${t.prefix}/about`);
    // A page that is not there says so, and leads to the help.
    await page.goto(`${t.prefix}/dental-plans`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline);
    await expectNoViolation(page);
    await page.getByRole('link', { name: t.link }).click();
    await expect(page).toHaveURL(`${t.prefix}/bill-help`);

    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByLabel(t.hospital).check();
    await page.getByLabel(t.amount).fill('4200');
    await fillDate(page, t.billed, await page.evaluate(firstOfLastMonth));
    await press(t.check);
    await press(t.yes);
    const whatToDo = page.getByRole('heading', { name: t.whatToDo });
    await expect(async () => {
      if (!(await whatToDo.isVisible())) await press(t.no);
      await expect(whatToDo).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.getByLabel(t.emergency).check();
    await expect(page.getByRole('heading', { name: t.emergencyMedicaid })).toBeVisible();
    expect(await saved(page, t.calendar)).toContain('BEGIN:VEVENT');

    await page.getByRole('button', { name: new RegExp(`^${t.itemized}`) }).click();
    await expect(page.getByRole('article')).toContainText('Sincerely,');
    await press(t.copy);
    await expect(page.getByRole('button', { name: t.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sincerely,');
    expect(pdfText(Buffer.from(await saved(page, t.pdf), 'latin1'))).toContain('Sincerely,');

    // The other language is there, too.
    const other = words[language === 'en' ? 'pt-BR' : 'en'];
    await page.goto(`${other.prefix}/bill-help`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
    complaints.splice(0);
  });

  test('Ana’s card leads to the help with a bill without a connection', async ({
    page,
    context,
    complaints,
  }) => {
    await signInMember(page, cast.ana.email);
    await openInstalled(page, context, `${t.prefix}/member-portal`);
    await page.goto(`${t.prefix}/member-portal`);
    await expect(page).toHaveURL(`${t.prefix}/member-portal/card?offline`);
    await expectNoViolation(page);
    await page.getByRole('link', { name: t.cardLink }).click();
    await expect(page).toHaveURL(`${t.prefix}/bill-help`);
    await expect(page.getByRole('button', { name: t.check, exact: true })).toBeEnabled();
    complaints.splice(0);
  });
});

test('A visitor in a browser tab downloads nothing of the app, until it is installed', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/BR/about');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/BR/emergency'))))
    .toBe(true);
  const appCaches = () =>
    page.evaluate(
      async () => (await caches.keys()).filter((name) => name.startsWith('app-')).length,
    );
  expect(await appCaches()).toBe(0);
  await context.setOffline(true);
  await page.goto('/BR/dental-plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['pt-BR'].offline);
  await expect(page.getByRole('link', { name: words['pt-BR'].link })).toBeHidden();
  await context.setOffline(false);
  await page.goto('/BR/about');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    expect(await appCaches()).toBe(1);
  }).toPass();
  complaints.splice(0);
});

/** Opens a page in the window of the installed app, and disconnects once the app is complete. */
async function openInstalled(page: Page, context: BrowserContext, path: string) {
  await page.addInitScript(showAsInstalled);
  await page.goto(path);
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
  await context.setOffline(true);
}

/** Runs before the page: a browser of tests has no window for apps. */
function showAsInstalled() {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
}

/** Runs in the page: whether all workers run and the last pages of the app are cached. */
async function isComplete(): Promise<boolean> {
  const cacheName = (await caches.keys()).find((name) => name.startsWith('app-pages-'));
  if (!cacheName) return false;
  const pages = ['/offline', '/BR/offline', '/bill-help', '/BR/bill-help'];
  const found = await Promise.all(pages.map((path) => caches.match(path, { cacheName })));
  const workers = await navigator.serviceWorker.getRegistrations();
  return found.every(Boolean) && workers.every(({ active }) => active?.state === 'activated');
}

/** Runs in the page, in its time zone. */
function firstOfLastMonth(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - 1, 1).toLocaleDateString('sv-SE');
}

/** The bytes of the file that a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'latin1');
}
