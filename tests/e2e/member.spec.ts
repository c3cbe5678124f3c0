import type { Page } from '@playwright/test';
import { cast, password as castPassword } from '../cast.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { recordAlerts } from './support/record-alerts.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { signOutButton } from './support/sign-out.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

inBothLanguages(texts, (t, language) => {
  const portal = `${t.prefix}/member-portal`;
  const login = `${t.prefix}/my-account`;

  const signIn = async (page: Page, email: string, password: string = castPassword) => {
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: t.signIn, exact: true }).click();
  };
  const signOut = async (page: Page) => {
    await (await signOutButton(page, language)).click();
    const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
    await dialog.getByRole('button', { name: t.dialogConfirm, exact: true }).click();
    await expect(page).toHaveURL(login);
  };
  test('Ana signs in, sees her membership, stays signed in after a reload, and signs out', async ({
    page,
  }) => {
    await page.goto(login);
    await signIn(page, cast.ana.email);
    await expect(page).toHaveURL(portal);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t.welcome('Ana'));
    await expect(page.getByText(t.active, { exact: true })).toBeVisible();
    await expect(page.getByText(t.iua, { exact: true })).toBeVisible();
    await expect(page.getByText(cast.ana.memberNumber)).toBeVisible();
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

  test('Ana submits the sign-in form before hydration and is signed in afterwards', async ({
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

  test('Ana stays signed in after Cancel, Escape, and a double click', async ({ page }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Ana'));
    const open = await signOutButton(page, language);
    const here = page.url();
    const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
    await open.click();
    await expect(dialog).toContainText(t.dialogMessage);
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.dialogCancel, exact: true }).click();
    await expect(dialog).toBeHidden();
    // A double click opens the dialog and does not close it again.
    await open.dblclick();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(here);
  });

  test('People who may not sign in read the reason, and their input stays', async ({ page }) => {
    for (const path of ['', '/concierge', '/profile']) {
      await page.goto(`${portal}${path}`);
      await expect(page).toHaveURL(login);
    }
    const alert = page.getByRole('alert');
    const alertsHadFocus = await recordAlerts(page);
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

  test('Bruno, who has no enrollment yet, and Helena, whose plan starts later, can sign in', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(login);
    await signIn(page, cast.bruno.email);
    await expect(heading).toHaveText(t.welcome('Bruno'));
    await expect(page.getByText(t.pending, { exact: true })).toBeVisible();
    await expect(page.getByText(t.basicPlan)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|null|Invalid Date/);

    // Nothing of the previous member is left.
    await signOut(page);
    await signIn(page, cast.helena.email);
    await expect(heading).toHaveText(t.welcome('Helena'));
    await expect(page.getByText(t.futureActive, { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Bruno');
  });
});

test('Helena signs out in one tab and is signed out in the other', async ({ context, page }) => {
  await signInMember(page, cast.helena.email);
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
