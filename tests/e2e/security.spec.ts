import type { Page, Request, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { cast } from '../cast.ts';
import { accountTexts } from './support/account-texts.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember, revokeSignIn, signInOnAnotherDevice } from './support/new-member.ts';
import { emailedLink, subjectsTo } from './support/outbox.ts';
import { recordAlerts } from './support/record-alerts.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** The code of this half minute or of the next one: a code, and each one before it, works once. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });

/** Expects that a refused request displays its reason and moves focus there. */
async function expectRefusal(page: Page, request: string, press: () => Promise<void>) {
  const refuse = (route: Route) => route.fulfill({ status: 429, json: { message: '' } });
  await page.route(request, refuse, { times: 1 });
  const alertsHadFocus = await recordAlerts(page);
  await press();
  await expect(page.locator(':focus').getByRole('alert')).toBeInViewport();
  expect(await alertsHadFocus()).toEqual([true]);
}

inBothLanguages(accountTexts, (t, language) => {
  const s = t.security;
  const section = `${t.prefix}/member-portal/profile/security`;

  const open = async (page: Page) => {
    await expect(page).toHaveURL(`${t.prefix}/member-portal`);
    await page.goto(section);
    await expect(page.getByText(s.thisDevice)).toBeVisible();
  };
  test('A member changes the email after both addresses confirm, and the password with the current one', async ({
    page,
    complaints,
  }) => {
    const member = await activeMember('Rita');
    const stillOpenElsewhere = await signInOnAnotherDevice(member);
    await signIn(page, language, member.email, member.password);
    await open(page);

    const change = async (current: string, password: string, again = password) => {
      await page.getByLabel(s.current, { exact: true }).fill(current);
      await page.getByLabel(s.newPassword, { exact: true }).fill(password);
      await page.getByLabel(s.confirmation, { exact: true }).fill(again);
      await page.getByRole('button', { name: s.changePassword }).click();
    };
    await change(member.password, '');
    await expect(page.getByText(s.missing)).toBeVisible();
    await change(member.password, 'curta', 'longa');
    await expect(page.getByText(s.short)).toBeVisible();
    await expect(page.getByText(s.differ)).toBeVisible();
    await change(member.password, 'casa no morro 12', 'casa no morro 13');
    await expect(page.getByText(s.differ)).toBeVisible();
    await expect(page.getByText(s.short)).toHaveCount(0);
    // The form moves the focus to what is wrong. Text that is typed before would go there.
    await expect(page.getByLabel(s.confirmation, { exact: true })).toBeFocused();
    const alertsHadFocus = await recordAlerts(page);
    await change('not the password', 'casa no morro 12');
    await expect(page.getByText(s.wrongCurrent)).toBeVisible();
    expect(await alertsHadFocus()).toEqual([true]);
    await page.route('**/auth/v1/user**', (route) => route.fulfill({ status: 400, json: {} }));
    await change(member.password, 'casa no morro 12');
    await expect(page.getByText(s.passwordFailed)).toBeVisible();
    const newEmail = `nova-${member.email}`;
    const changeEmail = async (email: string) => {
      await page.getByLabel(s.newEmail, { exact: true }).fill(email);
      await page.getByRole('button', { name: s.changeEmail }).click();
    };
    await changeEmail(newEmail);
    await expect(page.getByText(s.emailFailed)).toBeVisible();
    await expect(page.getByText(s.passwordFailed)).toBeHidden();
    await page.unrouteAll();
    expect(complaints.splice(0)).toHaveLength(2);
    await change(member.password, 'casa no morro 12');
    await expect(page.getByText(s.passwordChanged)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await stillOpenElsewhere()).toBe(false);

    await changeEmail('sem-arroba');
    await expect(page.getByText(s.emailInvalid)).toBeVisible();
    await changeEmail(member.email.toUpperCase());
    await expect(page.getByText(s.emailSame)).toBeVisible();
    await changeEmail(cast.ana.email);
    await expect(page.getByText(s.emailExists)).toBeVisible();
    // As if the sign-in were more than ten minutes old: the password is required again.
    const stale = (route: Route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { error_code: 'reauthentication_needed', msg: '' } })
        : route.fallback();
    await page.route('**/auth/v1/user**', stale);
    await changeEmail(newEmail);
    const proof = page.getByRole('dialog', { name: s.proof });
    await proof.getByRole('button', { name: s.cancel }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await changeEmail(newEmail);
    await proof.getByLabel(s.proofPassword, { exact: true }).fill('not the password');
    await proof.getByRole('button', { name: s.proceed }).click();
    await expect(proof.getByRole('alert')).toContainText(s.wrongCurrent);
    await page.unroute('**/auth/v1/user**', stale);
    await proof.getByLabel(s.proofPassword, { exact: true }).fill('casa no morro 12');
    await page.keyboard.press('Enter');
    await expect(page.getByText(s.emailChanged)).toBeVisible();
    await expect(page.getByText(s.thisDevice)).toHaveCount(1);
    const resend = page.getByRole('button', { name: s.resend });
    await expectRefusal(page, '**/auth/v1/resend**', () => resend.click());
    const confirm = async (link: string) => {
      await page.goto(link);
      await page.getByRole('button', { name: t.confirm.change }).click();
    };
    await confirm(await emailedLink(member.email));
    await expect(page.getByText(s.oneOfTwo)).toBeVisible();
    await expect(page).toHaveURL(section);
    const link = await emailedLink(newEmail);
    await confirm(link);
    await expect(page.getByText(s.confirmed)).toBeVisible();
    await expect(page.locator('section', { hasText: newEmail }).first()).toBeVisible();
    await confirm(link);
    await expect(page.getByRole('heading', { name: t.linkRefused })).toBeVisible();
  });

  test('A member sets up two-step verification, signs in with it, uses a recovery code, and turns it off', async ({
    page,
  }) => {
    const member = await activeMember('Sonia');
    await signIn(page, language, member.email, member.password);
    await open(page);
    const turnOn = page.getByRole('button', { name: s.turnOn });
    await expectRefusal(page, '**/auth/v1/factors', () => turnOn.click());
    await turnOn.click();
    const secret = (await page.getByTestId('secret').textContent())?.replace(/\s/g, '') ?? '';
    const show = async (code: string) => {
      await page.getByLabel(s.code, { exact: true }).fill(code);
      await page.getByRole('button', { name: s.confirm, exact: true }).click();
    };
    await show('000000');
    await expect(page.getByText(s.wrongCode)).toBeVisible();
    const firstCode = codeOf(secret);
    await show(firstCode);
    const list = page.getByRole('list', { name: s.codes });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    const codes = await list.getByRole('listitem').allTextContents();
    await page.getByRole('button', { name: s.kept }).click();
    await expect(page.getByText(s.left)).toBeVisible();
    const renewCodes = page.getByRole('button', { name: s.newCodes });
    await expectRefusal(page, '**/rpc/create_recovery_codes', () => renewCodes.click());

    await page.evaluate(() => localStorage.clear());
    await signIn(page, language, member.email, member.password);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.factor.title);
    const alertsHadFocus = await recordAlerts(page);
    expect(await page.evaluate(() => localStorage.getItem('member-session'))).toBeNull();
    await page.getByLabel(s.code, { exact: true }).fill(firstCode);
    await page.getByRole('button', { name: t.signIn, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(s.wrongCode);
    await page.getByRole('button', { name: t.factor.useRecovery }).click();
    const recover = async (code: string) => {
      await page.getByLabel(t.factor.recovery, { exact: true }).fill(code);
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
    };
    await recover('AAAA-BBBB-CCCC');
    await expect(page.getByRole('alert')).toContainText(t.factor.refused);
    expect(await alertsHadFocus()).toEqual([true, true]);
    await recover(codes[0]?.toLowerCase() ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.welcome);

    const stillOpen = await signInOnAnotherDevice(member);
    await open(page);
    const signOutElsewhere = async () => {
      await page.getByRole('button', { name: s.signOutElsewhere }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: s.signOutElsewhere }).click();
      await expect(dialog).toBeHidden();
    };
    await expectRefusal(page, '**/auth/v1/logout**', signOutElsewhere);
    await signOutElsewhere();
    await expect(page.getByText(s.onlyHere)).toBeVisible();
    expect(await stillOpen()).toBe(false);
    await page.getByRole('button', { name: s.turnOff }).click();
    await page.getByLabel(s.anyCode).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: s.turnOff }).click();
    await expect(page.getByText(s.off)).toBeVisible();
  });

  test('A member whose session ended reads why and returns to the same page', async ({ page }) => {
    const member = await activeMember('Vera');
    await page.clock.install();
    await page.goto(section);
    await expect(page).toHaveURL(`${t.prefix}/my-account`);
    await signIn(page, language, member.email, member.password);
    await expect(page).toHaveURL(section);
    await expect(page.getByText(s.thisDevice)).toBeVisible();

    const other = await page.context().newPage();
    const dialog = page.getByRole('alertdialog', { name: t.idle.title });
    await page.clock.runFor(3000);
    await page.clock.runFor('14:00');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t.idle.stay }).click();
    await expect(dialog).toBeHidden();
    await page.clock.runFor('13:50');
    await expect(dialog).toBeHidden();
    await other.close();
    await page.clock.runFor('00:15');
    await expect(dialog).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(page).toHaveURL(`${t.prefix}/my-account`);
    await expect(page.getByText(t.idle.notice)).toBeVisible();
    await page.clock.resume();
    await page.getByLabel(t.email, { exact: true }).fill(member.email);
    await page.getByLabel(t.password, { exact: true }).fill(member.password);
    await page.getByRole('button', { name: t.signIn, exact: true }).click();
    await expect(page).toHaveURL(section);

    await revokeSignIn(member);
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('member-session') ?? '{}');
      localStorage.setItem('member-session', JSON.stringify({ ...stored, expires_at: 1000 }));
    });
    await page.goto(section);
    await expect(page).toHaveURL(`${t.prefix}/my-account`);
    await expect(page.getByText(t.restricted)).toBeVisible();
  });
});

test('Emails follow the language of the site until the member chooses a language', async ({
  page,
  baseURL,
}) => {
  const en = accountTexts.en.security;
  const member = await activeMember('Zilda');
  const profile = '/member-portal/profile';
  const changePassword = async (current: string, password: string) => {
    await page.goto(`${profile}/security`);
    await page.getByLabel(en.current, { exact: true }).fill(current);
    await page.getByLabel(en.newPassword, { exact: true }).fill(password);
    await page.getByLabel(en.confirmation, { exact: true }).fill(password);
    await page.getByRole('button', { name: en.changePassword }).click();
    await expect(page.getByText(en.passwordChanged)).toBeVisible();
  };
  const isUpdate = (request: Request) =>
    request.method() === 'PUT' && request.url().endsWith('/auth/v1/user');
  const afterSignIn = page.waitForRequest(isUpdate);
  await signIn(page, 'en', member.email, member.password);
  expect((await afterSignIn).postDataJSON()).toMatchObject({ data: { language: 'en' } });
  const afterSwitch = page.waitForRequest(isUpdate);
  await page.locator('header summary').first().click();
  await page.locator('header a[data-language="pt-BR"]').click();
  expect((await afterSwitch).postDataJSON()).toMatchObject({ data: { language: 'pt-BR' } });
  await changePassword(member.password, 'casa no morro 12');
  expect((await subjectsTo(member.email))[0]).toContain('password was changed');
  const link = await emailedLink(member.email, '/forgot-password');
  expect(link).toBe(`${baseURL}/forgot-password`);

  await page.goto(`${profile}/information`);
  const select = page.getByLabel(en.emailLanguage);
  await expect(select.getByRole('option', { selected: true })).toHaveText(en.siteLanguage);
  await select.selectOption('pt-BR');
  await expect(page.getByText(en.saved, { exact: true })).toBeVisible();
  await changePassword('casa no morro 12', 'casa no morro 13');
  expect((await subjectsTo(member.email))[0]).toContain('foi alterada');
  await page.goto(`${profile}/information`);
  await expect(select).toHaveValue('pt-BR');
});
