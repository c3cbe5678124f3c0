import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { accountTexts } from './support/account-texts.ts';
import { fillDate } from './support/fill-date.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { addMember, type NewMember } from './support/new-member.ts';
import { emailedLink } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

inBothLanguages(accountTexts, (t, language) => {
  const activation = `${t.prefix}/activate-account`;
  const login = `${t.prefix}/my-account`;

  const identify = async (page: Page, email: string, birthDate: string) => {
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await fillDate(page, t.activate.birthDate, birthDate);
    await page.getByRole('button', { name: t.activate.next }).click();
  };
  const choose = async (page: Page, password: string, again = password) => {
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByLabel(t.activate.confirmation).fill(again);
    await page.getByRole('button', { name: t.activate.submit }).click();
  };
  const signIn = async (page: Page, { email, password }: NewMember) => {
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: t.signIn, exact: true }).click();
  };
  test('Jussara changes the language during activation and keeps the step and her input', async ({
    page,
  }) => {
    const other = language === 'en' ? 'pt-BR' : 'en';
    const member = await addMember('Jussara');
    await page.goto(activation);
    await identify(page, member.email, member.dateOfBirth);
    await page.getByLabel(t.password, { exact: true }).fill(member.password);
    await page.locator('header summary').first().click();
    await page.locator(`header a[data-language="${other}"]`).click();
    const next = accountTexts[other];
    await expect(page.getByLabel(next.password, { exact: true })).toHaveValue(member.password);
    await expect(page.getByRole('button', { name: next.activate.submit })).toBeVisible();
  });

  test('Joana activates her account, from the first screen to the portal', async ({ page }) => {
    const member = await addMember('Joana');
    await page.goto(login);
    await signIn(page, member);
    await expect(page).toHaveURL(activation);
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(member.email);
    await expect(page.getByText(t.activate.isMember)).toBeVisible();

    for (const day of ['1988-02-31', '2999-01-01']) {
      await identify(page, member.email, day);
      await expect(page.getByText(t.activate.impossible, { exact: true })).toBeVisible();
    }
    await identify(page, member.email, '1988-07-15');
    await expect(page.getByRole('alert')).toContainText(t.activate.notFound);
    await identify(page, member.email, member.dateOfBirth);
    await expect(page.getByRole('button', { name: t.activate.submit })).toBeVisible();
    await page.getByRole('button', { name: t.activate.back, exact: true }).click();
    await expect(page.getByRole('button', { name: t.activate.next })).toBeVisible();
    await identify(page, member.email, member.dateOfBirth);
    await choose(page, 'curta');
    await expect(page.getByText(t.activate.short, { exact: true })).toBeVisible();
    await choose(page, member.password, `${member.password}!`);
    await expect(page.getByText(t.activate.differ, { exact: true })).toBeVisible();

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await choose(page, member.password);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activate.done);
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(activation);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(login);
    await expect(page.getByText(member.email)).toBeVisible();

    await signIn(page, member);
    await expect(page.getByRole('alert')).toContainText(t.notConfirmed);
    const link = await emailedLink(member.email);
    await page.goto(link);
    await expect(page).toHaveURL(`${t.prefix}/confirm`);
    const activate = page.getByRole('button', { name: t.confirm.activate });
    await activate.click();
    await expect(page.getByText(t.confirm.missing)).toBeVisible();
    await page.getByLabel(t.confirm.password, { exact: true }).fill('not the password');
    await activate.click();
    await expect(page.getByRole('alert')).toContainText(t.confirm.wrong);
    // A wrong password does not use up the link, and a reload does not lose it.
    await page.reload();
    await page.getByLabel(t.confirm.password, { exact: true }).fill(member.password);
    await activate.dblclick();
    await expect(page).toHaveURL(`${t.prefix}/member-portal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.welcome}, Joana`);
    await page.goto(link);
    await page.getByLabel(t.confirm.password, { exact: true }).fill(member.password);
    await activate.click();
    await expect(page.getByRole('heading', { name: t.linkRefused })).toBeVisible();
  });

  test('Paula sees why an activation fails, at every step', async ({ page, complaints }) => {
    const member = await addMember('Paula');
    await page.goto(activation);
    await identify(page, cast.ana.email, cast.ana.dateOfBirth);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activate.already);
    await page.getByRole('link', { name: t.activate.signIn, exact: true }).click();
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(cast.ana.email);
    // A reload forgets that the account is active, and must not claim the opposite.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activate.already);
    await page.reload();
    await expect(page.getByRole('button', { name: t.activate.next })).toBeVisible();
    await expect(page.getByText(t.activate.isMember)).toBeHidden();
    await page.goto(activation);
    // The history entry still has her email: typing begins after it is in the field.
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(cast.ana.email);

    await page.route('**/rpc/verify_member_credentials', (route) =>
      route.fulfill({ status: 400, json: { code: 'X', message: 'Oops' } }),
    );
    await identify(page, member.email, member.dateOfBirth);
    await expect(page.getByRole('alert')).toContainText(t.activate.verifyFailed);
    await page.unrouteAll();
    await identify(page, member.email, member.dateOfBirth);

    const answer = (status: number, json: object) =>
      page.route('**/auth/v1/signup**', (route) => route.fulfill({ status, json }));
    const user = { id: cast.stranger.userId, email: member.email, identities: [] };
    await answer(200, user);
    await choose(page, member.password);
    await expect(page.getByRole('alert')).toContainText(t.activate.exists);
    await page.unrouteAll();
    await answer(422, { code: 'signup_disabled', message: '' });
    await choose(page, member.password);
    await expect(page.getByRole('alert')).toContainText(t.activate.createFailed);
    await page.unrouteAll();
    await answer(200, { ...user, identities: [{ id: 'x', provider: 'email' }] });
    await choose(page, member.password);
    await expect(page.getByRole('alert')).toContainText(t.activate.linkFailed);
    // Unexpected errors are logged.
    expect(complaints.splice(0).join()).toContain('Activation: AppError: Oops');
  });
});
