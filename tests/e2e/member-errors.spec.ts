import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { accountTexts } from './support/account-texts.ts';
import { errorTexts } from './support/error-texts.ts';
import { fillDate } from './support/fill-date.ts';
import { addMember } from './support/new-member.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

/** Mocks every response of a backend address. */
const answer = (page: Page, address: string, status: number, json: unknown) =>
  page.route(address, (route) => route.fulfill({ status, json }));

for (const language of languages) {
  const t = errorTexts[language];
  const { activate, password } = accountTexts[language];
  const { prefix, welcome, email } = texts[language];

  test.describe(`In ${language}`, () => {
    test('Ana sees an unexpected sign-in error and is not left partly signed in', async ({
      page,
      complaints,
    }) => {
      const isRefusedWith = async (message: string) => {
        await signIn(page, language, cast.ana.email);
        await expect(page.getByRole('alert')).toContainText(message);
        expect(await page.evaluate(() => localStorage.getItem('member-session'))).toBeNull();
        await page.unrouteAll();
      };
      await answer(page, '**/auth/v1/token?*', 400, { code: 'user_banned', message: '' });
      await isRefusedWith(t.signInFailed);
      await page.route('**/auth/v1/token?*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' }),
      );
      await isRefusedWith(t.signInUnexpected);
      await answer(page, '**/auth/v1/token?*', 200, {});
      await isRefusedWith(t.signInUnexpected);
      await answer(page, '**/functions/v1/rpc/member_sign_in_status', 400, { message: 'Oops' });
      await isRefusedWith(t.signInUnexpected);
      const foreign = { id: cast.ana.memberId, auth_user_id: cast.bruno.userId };
      await answer(page, '**/rest/v1/members?*', 200, [foreign]);
      await isRefusedWith(t.accountMismatch);
      expect(complaints.splice(0).join()).toContain('Sign-in: AppError: Oops');
    });

    test('Bruno sees which section of his profile failed to load', async ({ page }) => {
      await signIn(page, language, cast.bruno.email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome('Bruno'));
      await answer(page, '**/rest/v1/members?*', 400, { message: 'Oops' });
      const sections = { information: t.member, plan: t.enrollment, advisor: t.agent };
      for (const [section, message] of Object.entries(sections)) {
        await page.goto(`${prefix}/member-portal/profile/${section}`);
        await expect(page.getByText(message)).toBeVisible();
      }
    });

    test('Lia reads what to do after a failed activation or a weak password', async ({
      page,
      complaints,
    }) => {
      const member = await addMember('Lia');
      await page.goto(`${prefix}/activate-account`);
      await page.getByLabel(email, { exact: true }).fill(member.email);
      await fillDate(page, activate.birthDate, member.dateOfBirth);
      await page.getByRole('button', { name: activate.next }).click();
      const choose = async (chosen: string) => {
        await page.getByLabel(password, { exact: true }).fill(chosen);
        await page.getByLabel(activate.confirmation).fill(chosen);
        await page.getByRole('button', { name: activate.submit }).click();
      };
      await choose('password');
      await expect(page.getByRole('alert')).toContainText(t.weakPassword);
      await answer(page, '**/auth/v1/signup**', 200, null);
      await choose(member.password);
      await expect(page.getByRole('alert')).toContainText(t.activation);
      expect(complaints.splice(0).join()).toContain('Activation:');
    });
  });
}

test('Bruno signs in on a page that was open during a release, after it reloads once', async ({
  page,
}) => {
  await page.goto('/my-account');
  const field = page.getByLabel(texts.en.email, { exact: true });
  await expect(page.locator('[data-early]')).toHaveCount(0);
  // The files of the old release are missing until the page of the new one is fetched.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/my-account', async (route) => {
    await page.unroute('**/assets/**');
    await route.continue();
  });
  await Promise.all([page.waitForEvent('load'), field.focus()]);
  await signIn(page, 'en', cast.bruno.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.welcome('Bruno'));
});
