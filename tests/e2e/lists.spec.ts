import type { Browser, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  columns: 'commandCenter:list.columns.button',
  title: 'commandCenter:list.columns.title',
  reset: 'commandCenter:list.columns.reset',
  comfortable: 'commandCenter:list.comfortable',
  plan: 'manageMembers:members.columns.plan',
  advisor: 'manageMembers:members.columns.advisor',
  email: 'manageMembers:members.columns.email',
  members: 'manageMembers:members.table',
  search: 'manageMembers:members.search',
  later: {
    en: 'Email: move later',
    'pt-BR': 'E-mail: mover para depois',
  },
  wider: { en: 'Plan: wider', 'pt-BR': 'Plano: mais larga' },
  lost: 'commandCenter:frame.notFound.title',
  overview: 'commandCenter:tabs.overview',
});

/** Every list of the Command Center that has rows in a demonstration with volume. */
const lists = [
  '/admin/members',
  '/admin/members?view=applications',
  '/admin/members?view=advisors',
  '/admin/requests?view=all',
  '/admin/contacts',
  '/admin/shows',
  '/admin/users',
  '/admin/log',
  '/admin/open-books/states',
];

/** The rows of a list that a person sees whole without scrolling, and the height of the tallest. */
function visibleRows(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const links = [...(main?.querySelectorAll('[data-row]') ?? [])];
    const boxes = links.map((link) =>
      (link.closest('tbody, li') as Element).getBoundingClientRect(),
    );
    const list = links[0]?.closest('ul, table')?.getBoundingClientRect();
    const end = Math.min(innerHeight, list && list.height > 0 ? list.bottom : innerHeight);
    return {
      seen: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= end + 1).length,
      tallest: Math.max(...boxes.map(({ height }) => height)),
    };
  });
}

async function pageOf(browser: Browser, url: string, width: number, height: number) {
  // A wide screen has a mouse, in the project of the phone, too: controls for fingers are taller.
  const isDesk = width > 1000;
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height },
    ...(isDesk && { hasTouch: false, isMobile: false }),
  });
  await signInAdmin(page, cast.fabio.email);
  return page;
}

for (const language of languages) {
  const t = words[language];
  test.describe(`In ${language}, with a community's volume`, screenFor(language), () => {
    test('every list shows many rows of one line, and cards on a phone', async ({ browser }) => {
      test.setTimeout(240_000);
      await withOwnServer('lists', async ({ url, DATA_DIR }) => {
        const filled = await command('demo-volume', { DATA_DIR });
        expect(filled.code).toBe(0);
        expect((await command('demo-volume', { DATA_DIR })).code).toBe(1);
        for (const [width, height, least] of [
          [1366, 768, 12],
          [1920, 1080, 20],
        ] as const) {
          const page = await pageOf(browser, url, width, height);
          for (const list of lists) {
            await page.goto(t.prefix + list);
            await expect(page.locator('[data-row]').first()).toBeVisible();
            const { seen, tallest } = await visibleRows(page);
            expect.soft(seen, `${list} at ${width} px`).toBeGreaterThanOrEqual(least);
            expect.soft(tallest, `${list} at ${width} px`).toBeLessThanOrEqual(42);
          }
          await page.close();
        }
        const phone = await pageOf(browser, url, 390, 844);
        for (const list of lists) {
          await phone.goto(t.prefix + list);
          await expect(phone.locator('[data-row]').first()).toBeVisible();
          const { tallest } = await visibleRows(phone);
          expect.soft(tallest, `${list} on a phone`).toBeLessThanOrEqual(120);
          await expectNoViolation(phone);
        }
        await phone.close();
      });
    });
  });

  test.describe(`In ${language}, the lists of the Command Center`, screenFor(language), () => {
    test('Fábio chooses, orders and widens columns by keyboard, and finds them again', async ({
      browser,
      baseURL,
    }) => {
      const page = await pageOf(browser, baseURL ?? '', 1366, 768);
      await page.goto(`${t.prefix}/admin/members`);
      const table = page.getByRole('table', { name: t.members });
      const headers = () => table.getByRole('columnheader').allInnerTexts();
      await expect(table).toBeVisible();
      const usual = await headers();
      expect(usual).toContain(t.plan);
      const plan = table.getByRole('columnheader', { name: t.plan });
      const before = (await plan.boundingBox())?.width ?? 0;

      await page.getByRole('button', { name: t.columns, exact: true }).press('Enter');
      const menu = page.getByRole('dialog', { name: t.title });
      await expectNoViolation(page);
      await menu.getByRole('button', { name: t.wider }).press('Enter');
      await menu.getByRole('button', { name: t.wider }).press('Enter');
      await menu.getByRole('checkbox', { name: t.advisor }).press('Space');
      await menu.getByRole('button', { name: t.later }).press('Enter');
      await expect(menu.getByRole('button', { name: t.later })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t.columns, exact: true })).toBeFocused();

      const changed = await headers();
      expect(changed).not.toContain(t.advisor);
      expect(changed.indexOf(t.email)).toBe(changed.indexOf(t.plan) + 1);
      expect((await plan.boundingBox())?.width).toBeGreaterThan(before);
      await page.reload();
      await expect(table).toBeVisible();
      expect(await headers()).toEqual(changed);

      // Another list and another admin have their own.
      await page.getByRole('button', { name: t.columns, exact: true }).click();
      await menu.getByRole('button', { name: t.reset }).click();
      await page.keyboard.press('Escape');
      expect(await headers()).toEqual(usual);
      await page.close();
    });

    test('A header is dragged, and the text that a narrow column cuts off appears', async ({
      browser,
      baseURL,
    }) => {
      const page = await pageOf(browser, baseURL ?? '', 1366, 768);
      await page.goto(`${t.prefix}/admin/members?q=helena`);
      const table = page.getByRole('table', { name: t.members });
      const email = table.getByRole('columnheader', { name: t.email, exact: true });
      const box = await email.boundingBox();
      if (!box) throw new Error('The column has no box.');
      await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 70, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => (await email.boundingBox())?.width).toBeLessThan(90);

      const full = page.locator('[data-full-text]');
      // The link of the row covers its cells.
      await table.getByText(cast.helena.email).hover({ force: true });
      await expect(full).toContainText(cast.helena.email);
      await page.keyboard.press('Escape');
      await expect(full).toHaveCount(0);
      // The keyboard reaches the row from the search.
      await page.getByRole('link', { name: 'Helena' }).first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(full).toContainText(cast.helena.email);
      await expectNoViolation(page);
      await page.close();
    });

    test('An unknown address stays in the Command Center', async ({ page }) => {
      await signInAdmin(page, cast.otavio.email);
      await page.goto(`${t.prefix}/admin/nonsense/more`);
      await expect(page.getByRole('heading', { name: t.lost })).toBeVisible();
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${t.prefix}/admin$`));
    });
  });
}
