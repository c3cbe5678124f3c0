import type { Page as BrowserPage } from '@playwright/test';
import { type Page, pathFor } from '../../app/paths.ts';
import { cast } from '../cast.ts';
import { type CatalogKey, message } from '../support/catalog.ts';
import { expectReachable } from './support/keyboard.ts';
import { expectNoAnimation, expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { type Area, screens } from './support/screens.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { type Language, languages } from './support/texts.ts';

test.describe.configure({ timeout: 400_000 });

/** The person who sees an area's screens, if they need a sign-in. */
const visitors: Partial<Record<Area, (page: BrowserPage) => Promise<unknown>>> = {
  portal: (page) => signInMember(page, cast.ana.email),
  profile: (page) => signInMember(page, cast.ana.email),
  'Command Center': (page) => signInAdmin(page, cast.fabio.email),
  team: (page) => signInAdmin(page, cast.fabio.email),
};

/** Screens without their own page. */
const others: Partial<Record<Area, readonly string[]>> = {
  site: ['/nowhere'],
  accounts: ['/admin'],
};

const pages = Object.keys(screens) as Page[];
const areas = new Set(pages.map((name) => screens[name].area));

for (const language of languages) {
  const prefix = language === 'en' ? '' : '/BR';
  for (const area of areas) {
    const promise =
      language === 'en'
        ? 'is accessible and fits at every width and zoom, and nothing moves with reduced motion'
        : 'fits at every width and zoom';
    test(`${area}, in ${language}: every screen ${promise}`, async ({ page }) => {
      await visitors[area]?.(page);
      for (const name of pages.filter((one) => screens[one].area === area)) {
        const { states = [''], hasHead } = screens[name];
        const path = pathFor(name, language).replace(':id', cast.ana.billId);
        for (const state of states) await lookAt(page, language, path + state);
        if (hasHead) await expectOwnHead(page, name, language);
      }
      for (const address of others[area] ?? []) await lookAt(page, language, prefix + address);
    });
  }
}

/**
 * Loads a screen once. Texts of both languages must fit. Violations and the Tab order, which are the same
 * in both, are tested on a wide screen and on a narrow one.
 */
async function lookAt(page: BrowserPage, language: Language, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  // If only the fragment differs from the previous address, nothing would load.
  if (address.includes('#')) await page.goto('about:blank');
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(address.endsWith('/nowhere') ? 404 : 200);
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (address.includes('?open=new')) {
    await expect(page.locator('[role="dialog"][aria-labelledby]')).toBeVisible();
  }
  // On a wide screen, a message opens beside the list.
  if (address.includes('?open=fa'))
    await expect(page.locator('main textarea[data-reply]')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .animate-pulse')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  if (language === 'en') {
    await expectNoAnimation(page);
    await expectUsable(page);
  }
  // 640 px is 1280 px at 200 % zoom. No layout changes between 320 and 360 px.
  await expectToFit(page, 1440, 768, 640, 320);
  if (language === 'en') await expectUsable(page);
}

async function expectUsable(page: BrowserPage) {
  await expectNoViolation(page);
  await expectReachable(page);
}

/** Expects that a page declares its title, its language, and its translation. */
async function expectOwnHead(page: BrowserPage, name: Page, language: Language) {
  const title = `pages:${name}.title` as CatalogKey;
  await expect.soft(page).toHaveTitle(message(title, language));
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const head = await page.evaluate(() => {
    const pathOf = (link: string) => {
      const href = document.querySelector(`head link[${link}]`)?.getAttribute('href');
      return href && new URL(href, location.href).pathname;
    };
    return {
      canonical: pathOf('rel=canonical'),
      english: pathOf('hreflang=en'),
      portuguese: pathOf('hreflang="pt-BR"'),
    };
  });
  expect.soft(head).toEqual({
    canonical: pathFor(name, language),
    english: pathFor(name, 'en'),
    portuguese: pathFor(name, 'pt-BR'),
  });
  await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
}
