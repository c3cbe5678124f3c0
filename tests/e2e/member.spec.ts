import type { Page } from '@playwright/test';
import { cast, password as castPassword } from '../cast.ts';
import { enterPortal } from './support/enter.ts';
import { holdScripts } from './support/late-scripts.ts';
import { noteAlerts } from './support/note-alerts.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

for (const language of languages) {
  const t = texts[language];
  const portal = `${t.prefix}/member-portal`;
  const login = `${t.prefix}/my-account`;

  const signIn = async (page: Page, email: string, password: string = castPassword) => {
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: t.signIn, exact: true }).click();
  };
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: t.signOut, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
    await dialog.getByRole('button', { name: t.dialogConfirm, exact: true }).click();
    await expect(page).toHaveURL(login);
  };

  test.describe(`In ${language}`, screenFor(language), () => {
    test('Ana signs in, sees where she stands, stays when she reloads, and signs out', async ({
      page,
    }) => {
      await page.goto(login);
      await signIn(page, cast.ana.email);
      await expect(page).toHaveURL(portal);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t.welcome('Ana'));
      await expect(page.getByText(t.active, { exact: true })).toBeVisible();
      await expect(page.getByText(t.iua)).toBeVisible();
      await expect(page.getByText(cast.ana.memberId)).toBeVisible();
      for (const tile of t.tiles) {
        await expect(page.getByRole('link', { name: tile }).first()).toBeVisible();
      }

      await page.reload();
      await expect(heading).toHaveText(t.welcome('Ana'));
      await page.goto(login);
      await expect(page).toHaveURL(portal);

      await signOut(page);
      await page.goto(portal);
      await expect(page).toHaveURL(login);
    });

    test('Ana is quicker than the scripts of the page: she comes in when they do', async ({
      page,
    }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto(login, { waitUntil: 'commit' });
      await page.getByLabel(t.email, { exact: true }).fill(cast.ana.email);
      await page.getByLabel(t.password, { exact: true }).fill(castPassword);
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', { name: t.signIn, exact: true });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await button.click();
      await expect(page).toHaveURL(login);
      releaseScripts();
      await expect(page).toHaveURL(portal);
    });

    test('Ana may think twice: Cancel, Escape and a double click keep her in', async ({ page }) => {
      await enterPortal(page, cast.ana.email);
      await page.goto(portal);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Ana'));
      const open = page.getByRole('button', { name: t.signOut, exact: true });
      const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
      await open.click();
      await expect(dialog).toContainText(t.dialogMessage);
      await expectNoViolation(page);
      await dialog.getByRole('button', { name: t.dialogCancel, exact: true }).click();
      await expect(dialog).toBeHidden();
      // A double click asks, and does not take the question back.
      await open.dblclick();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await expect(page).toHaveURL(portal);
    });

    test('who may not come in is told why, and what was typed stays', async ({ page }) => {
      for (const path of ['', '/concierge', '/profile']) {
        await page.goto(`${portal}${path}`);
        await expect(page).toHaveURL(login);
      }
      const alert = page.getByRole('alert');
      const alertsHadFocus = await noteAlerts(page);
      await signIn(page, cast.ana.email, 'not my password');
      await expect(alert).toContainText(t.invalid);
      await signIn(page, cast.stranger.email);
      await expect(alert).toContainText(t.membersOnly);
      await expect(page).toHaveURL(login);
      await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(cast.stranger.email);
      await signIn(page, cast.clara.email);
      await expect(alert).toContainText(t.restricted);
      expect(await alertsHadFocus()).toEqual([true, true, true]);
      await expect(page).toHaveURL(login);
      await signIn(page, cast.diego.email);
      await expect(page).toHaveURL(`${t.prefix}/activate-account`);
    });

    test('Bruno, who has no enrollment yet, and Helena, whose plan starts later, are let in', async ({
      page,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(login);
      await signIn(page, cast.bruno.email);
      await expect(heading).toHaveText(t.welcome('Bruno'));
      await expect(page.getByText(t.pending, { exact: true })).toBeVisible();
      await expect(page.getByText(t.basicPlan)).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/undefined|NaN|null|Invalid Date/);

      // Of who was there before, nothing is left.
      await signOut(page);
      await signIn(page, cast.helena.email);
      await expect(heading).toHaveText(t.welcome('Helena'));
      await expect(page.getByText(t.futureActive, { exact: true })).toBeVisible();
      await expect(page.locator('body')).not.toContainText('Bruno');
    });
  });
}

test('signing out in one tab signs out the other', async ({ context, page }) => {
  await enterPortal(page, cast.helena.email);
  await page.goto('/member-portal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Helena');
  const other = await context.newPage();
  await other.goto('/member-portal');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, Helena');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out', exact: true })
    .click();
  await expect(page).toHaveURL('/my-account');
  await expect(other).toHaveURL('/my-account');
});
