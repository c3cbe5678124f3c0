import type { Page } from '@playwright/test';
import { pathFor } from '../../app/paths.ts';
import { cast } from '../cast.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

const softly = expect.configure({ soft: true });

const widths = [320, 360, 390, 768, 1000, 1024, 1180, 1280, 1366, 1440, 1920];

const lists = [
  ['adminMembers', ''],
  ['adminMembers', '?view=applications'],
  ['adminMembers', '?view=advisors'],
  ['adminRequests', '?view=all'],
  ['adminContacts', ''],
  ['adminUsers', ''],
  ['adminShows', ''],
  ['adminLog', ''],
] as const;

for (const language of languages) {
  test(`No list in ${language} scrolls sideways at any width, even with long names`, async ({
    page,
  }) => {
    await signInAdmin(page, cast.fabio.email);
    await lengthenFirstRow(page);
    for (const [name, query] of lists) {
      await page.goto(pathFor(name, language) + query);
      const rows = page.locator('main').getByRole('table').or(page.locator('main ul > li'));
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const message = `${page.url()} at ${width} px`;
        await softly.poll(() => wideParts(page), { message }).toEqual([]);
      }
    }
  });
}

/** Fills the first row of each list with the longest texts, without spaces. */
async function lengthenFirstRow(page: Page) {
  const long = 'Wolfeschlegelsteinhausenbergerdorff';
  await page.route(/\/rest\/v1\/\w+\?/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const rows = await response.json();
    const [first] = Array.isArray(rows) ? rows : [];
    for (const column of [
      'name',
      'first_name',
      'last_name',
      'agent_name',
      'assigned_name',
      'member_name',
      'person_name',
      'title',
    ]) {
      if (typeof first?.[column] === 'string') first[column] = long;
    }
    if (typeof first?.email === 'string') first.email = `${long}@${long}.example.com`.toLowerCase();
    await route.fulfill({ response, json: rows });
  });
}

/** The elements that are wider than their container: the page, or a part that would scroll. */
async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Scripts that react to the width have done so by the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const parts = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main *')];
    return parts
      .filter((part) => {
        if (part.scrollWidth <= part.clientWidth) return false;
        const { overflowX } = getComputedStyle(part);
        return part === document.documentElement || ['auto', 'scroll'].includes(overflowX);
      })
      .map(
        (part) => `${part.tagName} ${part.className}: ${part.scrollWidth} > ${part.clientWidth}`,
      );
  });
}
