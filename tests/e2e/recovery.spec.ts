import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { accountTexts } from './support/account-texts.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember } from './support/new-member.ts';
import { origin } from './support/origin.ts';
import { emailedLink } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

inBothLanguages(accountTexts, (t) => {
  const page_ = (name: string) => `${t.prefix}/${name}`;

  const requestLink = async (page: Page, email: string) => {
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: t.forgot.submit }).click();
  };
  const choose = async (page: Page, password: string, again = password) => {
    await page.getByLabel(t.reset.password, { exact: true }).fill(password);
    await page.getByLabel(t.reset.confirmation, { exact: true }).fill(again);
    await page.getByRole('button', { name: t.reset.submit }).click();
  };
  test('Marina resets a forgotten password and opens the portal, and the link works once', async ({
    page,
  }) => {
    const member = await activeMember('Marina');
    await page.goto(page_('my-account'));
    await page.locator(`a[href="${page_('forgot-password')}"]`).click();
    // The sign-in page has a field with the same label, which must be gone.
    await expect(page.getByRole('button', { name: t.forgot.submit })).toBeVisible();
    await expect(page.getByLabel(t.email, { exact: true })).toHaveCount(1);
    await requestLink(page, ` ${member.email.toUpperCase()} `);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.forgot.sent);
    await expect(page.getByText(t.forgot.expires)).toContainText(member.email);
    await expect(page.getByRole('link', { name: t.forgot.back })).toHaveAttribute(
      'href',
      page_('my-account'),
    );
    await page.goBack();
    await expect(page.getByRole('button', { name: t.forgot.submit })).toBeVisible();

    const link = await emailedLink(member.email, '/reset-password');
    expect(link).toContain(`${origin}${page_('reset-password')}#`);
    await page.goto(link);
    await expect(page).toHaveURL(page_('reset-password'));
    await page.reload();
    await expect(page.getByText(member.email)).toBeVisible();

    await choose(page, 'curta', 'longa1');
    await expect(page.getByText(t.reset.short)).toBeVisible();
    await choose(page, 'uma senha boa 1', 'uma senha boa 2');
    await expect(page.getByText(t.reset.differ)).toBeVisible();
    await choose(page, 'password');
    await expect(page.getByRole('alert')).toContainText(t.reset.retry);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await choose(page, 'casa no morro 12');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.reset.done);
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(page_('reset-password'));
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(page_('member-portal'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');

    // A used link is refused before the member types anything.
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.reset.invalid);
    await page.getByRole('link', { name: t.reset.newLink }).click();
    await expect(page).toHaveURL(page_('forgot-password'));
  });

  test('Each refusal tells the member what to do', async ({ page, complaints }) => {
    await page.goto(page_('forgot-password'));
    await requestLink(page, 'ninguem@example.com');
    await expect(page.getByRole('alert')).toContainText(t.forgot.notFound);
    await requestLink(page, cast.diego.email);
    await expect(page.getByRole('alert')).toContainText(t.forgot.notActivated);
    const broken = (route: import('@playwright/test').Route) =>
      route.fulfill({ status: 500, body: 'Oops' });
    await page.route('**/functions/v1/*', broken);
    await requestLink(page, cast.ana.email);
    await expect(page.getByRole('alert')).toContainText(t.forgot.failed);
    await expect(page).toHaveURL(page_('forgot-password'));

    for (const query of ['', '?email=ana@example.com', '?token=abc', '?token=&email=']) {
      await page.goto(page_(`reset-password${query}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.reset.invalid);
    }
    await expect(page.getByRole('link', { name: t.reset.newLink })).toHaveAttribute(
      'href',
      page_('forgot-password'),
    );
    const foreign = `?email=${cast.bruno.email}&token=${'0'.repeat(64)}`;
    await page.goto(page_(`reset-password${foreign}`));
    await choose(page, 'uma senha boa 1');
    await expect(page.getByRole('alert')).toContainText(t.reset.failed);
    await expect(page.getByRole('alert')).toContainText(t.reset.retry);
    await page.unroute('**/functions/v1/*', broken);
    await choose(page, 'uma senha boa 1');
    await expect(page.getByRole('alert')).toContainText(t.reset.invalid);
    // Unexpected errors are logged.
    expect(complaints.splice(0).join()).toContain('Password reset');
  });
});
