import { cast } from '../cast.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

for (const language of languages) {
  const t = texts[language];
  const portal = `${t.prefix}/member-portal`;
  const login = `${t.prefix}/my-account`;

  test.describe(`In ${language}`, () => {
    test('Ana signs in, sees where she stands, and signs out', async ({ page }) => {
      await signIn(page, language, cast.ana.email);
      await expect(page).toHaveURL(portal);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Ana'));
      await expect(page.getByText(t.active, { exact: true })).toBeVisible();
      await expect(page.getByText(t.iua)).toBeVisible();
      await expect(page.getByText(cast.ana.memberId)).toBeVisible();
      for (const tile of t.tiles) {
        await expect(page.getByRole('link', { name: tile }).first()).toBeVisible();
      }

      await page.getByRole('button', { name: t.signOut, exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
      await expect(dialog).toContainText(t.dialogMessage);
      await dialog.getByRole('button', { name: t.dialogConfirm, exact: true }).click();
      await expect(page).toHaveURL(login);

      await page.goto(portal);
      await expect(page).toHaveURL(login);
    });

    test('Ana may think twice: Cancel, Escape and the back button keep her in', async ({
      page,
    }) => {
      await signIn(page, language, cast.ana.email);
      const open = page.getByRole('button', { name: t.signOut, exact: true });
      const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
      await open.click();
      await dialog.getByRole('button', { name: t.dialogCancel, exact: true }).click();
      await expect(dialog).toBeHidden();
      await open.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await expect(page).toHaveURL(portal);
    });

    test('Ana stays signed in when she reloads, and is not asked again', async ({ page }) => {
      await signIn(page, language, cast.ana.email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Ana'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Ana'));
      await page.goto(login);
      await expect(page).toHaveURL(portal);
    });

    test('Bruno, who has no enrollment yet, sees calm empty states', async ({ page }) => {
      await signIn(page, language, cast.bruno.email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Bruno'));
      await expect(page.getByText(t.pending, { exact: true })).toBeVisible();
      await expect(page.getByText(t.basicPlan)).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/undefined|NaN|null|Invalid Date/);
    });

    test('Helena, whose plan starts later, is let in and told so', async ({ page }) => {
      await signIn(page, language, cast.helena.email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Helena'));
      await expect(page.getByText(t.futureActive, { exact: true })).toBeVisible();
    });

    test('the stranger is refused, and what was typed stays', async ({ page }) => {
      await signIn(page, language, cast.stranger.email);
      await expect(page.getByRole('alert')).toContainText(t.membersOnly);
      await expect(page).toHaveURL(login);
      await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(cast.stranger.email);
    });

    test('Clara, whose membership is cancelled, is refused with her status', async ({ page }) => {
      await signIn(page, language, cast.clara.email);
      await expect(page.getByRole('alert')).toContainText(t.restricted);
      await expect(page).toHaveURL(login);
    });

    test('Diego, who has not activated, is led to the activation page', async ({ page }) => {
      await signIn(page, language, cast.diego.email);
      await expect(page).toHaveURL(`${t.prefix}/activate-account`);
    });

    test('a wrong password is refused without saying which half was wrong', async ({ page }) => {
      await signIn(page, language, cast.ana.email, 'not my password');
      await expect(page.getByRole('alert')).toContainText(t.invalid);
    });

    test('a visitor without a session is sent from the portal to the sign-in page', async ({
      page,
    }) => {
      for (const path of ['', '/concierge', '/profile']) {
        await page.goto(`${portal}${path}`);
        await expect(page).toHaveURL(login);
      }
    });
  });
}

test('signing out in one tab signs out the other', async ({ context, page }) => {
  await signIn(page, 'en', cast.helena.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('a double click on the way out asks, and does not take the question back', async ({
  page,
}) => {
  await signIn(page, 'en', cast.helena.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Helena');
  const open = page.getByRole('button', { name: 'Sign out', exact: true });
  const dialog = page.getByRole('alertdialog');
  await open.click();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await open.dblclick();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
