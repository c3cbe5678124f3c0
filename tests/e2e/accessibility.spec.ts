import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { enter } from './support/enter.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

const addresses = [
  '/en',
  '/BR',
  '/about',
  '/BR/about',
  '/show',
  '/BR/show',
  '/contact',
  '/BR/contact',
  '/dental-plans',
  '/BR/dental-plans',
  '/legal',
  '/BR/legal',
  '/rules',
  '/BR/rules/procedures',
  '/rules/exclusions',
  '/BR/rules/maternity',
  '/my-account',
  '/BR/my-account',
  '/forgot-password',
  '/BR/forgot-password',
  '/reset-password',
  '/BR/reset-password?email=ana@example.com&token=0',
  '/activate-account',
  '/BR/activate-account',
  '/nowhere',
  '/signup',
  '/BR/signup',
  '/BR/signup/confirmed',
  '/forms/contact',
  '/BR/forms/sharing',
  '/forms/sharing-rules',
  '/BR/forms/scheduling',
];

for (const address of addresses) {
  test(`${address} has no accessibility violation and fits its screen`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    // A frame holds a page of its own.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/** The home, a plan, payments and what a member edits are looked at where they are tested. */
const portalAddresses = {
  'pt-BR': [
    '/health-sharing',
    '/health-sharing/request',
    '/forms',
    '/concierge',
    '/profile/plan',
    '/card',
  ],
  en: [
    '/health-sharing/start',
    '/discounts',
    '/forms/scheduling',
    '/forms/plan-updates',
    '/profile',
    '/profile/security',
    '/profile/advisor',
  ],
};

for (const language of languages) {
  test(`the portal’s screens have no accessibility violation in ${language}`, async ({ page }) => {
    await signIn(page, language, cast.ana.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts[language].welcome('Ana'),
    );
    for (const address of portalAddresses[language]) {
      await page.goto(`${texts[language].prefix}/member-portal${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('the portal and its dialog have no accessibility violation', async ({ page }) => {
  await signIn(page, 'pt-BR', cast.ana.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boas-vindas, Ana');
  const home = await new AxeBuilder({ page }).analyze();
  expect(home.violations).toEqual([]);
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const dialog = await new AxeBuilder({ page }).analyze();
  expect(dialog.violations).toEqual([]);
});

/** That a page of the Command Center has no violation, and is not wider than its screen. */
async function checkPage(page: Page, address: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, address).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width);
}

async function checkTabs(page: Page, prefix: string, paths: readonly string[]) {
  await enter(page, cast.fabio.email);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"], .animate-pulse')).toHaveCount(0);
      await checkPage(page, path);
    }
  }
}

for (const prefix of ['', '/BR']) {
  test(`the Command Center at ${prefix}/admin has no accessibility violation and fits its screen`, async ({
    page,
  }) => {
    for (const path of ['/admin', '/admin/password']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await checkPage(page, path);
    }
    await checkTabs(page, prefix, [
      '/admin',
      '/admin/users',
      '/admin/users?open=new',
      '/admin/log',
    ]);
  });

  test(`members at ${prefix}/admin have no accessibility violation and fit their screen`, async ({
    page,
  }) => {
    await checkTabs(page, prefix, [
      '/admin/members',
      '/admin/members?view=applications',
      '/admin/members?open=new',
    ]);
  });

  for (const tab of [
    ['/admin/shows', '/admin/shows?open=new'],
    ['/admin/contacts', '/admin/contacts?open=fa000000-0000-4000-8000-000000000001'],
  ]) {
    test(`${prefix}${tab[0]} has no accessibility violation and fits its screen`, async ({
      page,
    }) => {
      await checkTabs(page, prefix, tab);
    });
  }
  test(`a member and an import at ${prefix}/admin have no accessibility violation and fit their screen`, async ({
    page,
  }) => {
    await checkTabs(page, prefix, [
      `/admin/members?open=${cast.ana.memberId}`,
      '/admin/members?open=import',
    ]);
  });
}
