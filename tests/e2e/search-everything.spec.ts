import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  title: 'commandCenter:search.title',
  label: 'commandCenter:search.label',
  button: 'commandCenter:search.button',
  nothing: 'commandCenter:search.nothing',
  members: 'commandCenter:search.groups.members',
  requests: 'commandCenter:search.groups.requests',
  contacts: 'commandCenter:search.groups.contacts',
  shows: 'commandCenter:tabs.shows',
  log: 'commandCenter:tabs.log',
  retry: 'common:actions.retry',
});

for (const language of languages) {
  const t = words[language];
  const admin = `${t.prefix}/admin`;
  const paletteOf = (page: Page) => page.getByRole('dialog', { name: t.title });
  const fieldOf = (page: Page) => paletteOf(page).getByRole('combobox', { name: t.label });

  test.describe(`In ${language}, the search across everything`, screenFor(language), () => {
    test('finds a family in spite of a typing error, by keyboard alone', async ({ page }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(admin);
      const button = page.getByRole('button', { name: t.button });
      await button.focus();
      await page.keyboard.press('Control+k');
      await expect(fieldOf(page)).toBeFocused();
      await expectToFit(page);
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(paletteOf(page)).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Control+k');
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.type('helwna');
      const members = paletteOf(page).getByRole('group', { name: t.members });
      await expect(members.getByRole('option').first()).toContainText('Helena');
      await expectNoViolation(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${admin}/members?open=${cast.helena.memberId}`);
      await expect(paletteOf(page)).toBeHidden();
    });

    test('opens a complete number with one Enter, before the answer is there', async ({ page }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(admin);
      await expect(page.getByRole('button', { name: t.button })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.insertText(cast.ana.memberNumber);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${admin}/members?open=${cast.ana.memberId}`);
    });

    test('shows pages, says when nothing matches, and tries again after a failure', async ({
      page,
      complaints,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(admin);
      await page.getByRole('button', { name: t.button }).click();
      await fieldOf(page).fill('zzqqxx');
      await expect(paletteOf(page).getByRole('status')).toHaveText(t.nothing);
      await page.route('**/rpc/search_everything', (route) => route.abort());
      await fieldOf(page).fill('helena d');
      await expect(paletteOf(page).getByRole('button', { name: t.retry })).toBeVisible();
      await page.unroute('**/rpc/search_everything');
      await paletteOf(page).getByRole('button', { name: t.retry }).click();
      await expect(paletteOf(page).getByRole('group', { name: t.members })).toBeVisible();
      complaints.length = 0;
    });

    test('shows Gabriela, who works on the shows, her pages and nothing of members', async ({
      page,
    }) => {
      await signInAdmin(page, cast.gabriela.email);
      await page.goto(admin);
      await page.getByRole('button', { name: t.button }).click();
      await expect(paletteOf(page).getByRole('option', { name: t.shows })).toBeVisible();
      await expect(paletteOf(page).getByRole('option', { name: t.log })).toHaveCount(0);
      await fieldOf(page).fill('helena');
      await expect(paletteOf(page).getByRole('status')).toHaveText(t.nothing);
      await expect(paletteOf(page).getByRole('option')).toHaveCount(0);
    });
  });
}
