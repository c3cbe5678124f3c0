import type { Browser, Page } from '@playwright/test';
import type { TOTP } from 'otpauth';
import { adminTexts } from './support/admin-texts.ts';
import { emailedLink } from './support/outbox.ts';
import { withOwnServer } from './support/own-server.ts';
import { screenFor } from './support/screen-for.ts';
import { noAdmin, storedAdmin } from './support/sessions.ts';
import { firstAdmin, teamMember } from './support/team-member.ts';
import { expect, test } from './support/test.ts';
import { type Language, languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  cancel: 'common:actions.cancel',
  wrong: 'commandCenter:secondStep.errors.wrong',
  recoveryCodes: 'secondFactor:codes.label',
  kept: 'secondFactor:codes.kept',
  confirmIt: 'commandCenter:secondStep.title',
  change: 'manageAccount:factor.change',
  changeText: 'manageAccount:factor.changeText',
  anyCode: 'secondFactor:proof.anyCode',
  signedOut: 'commandCenter:ends.signedOut',
  demo: 'manageOverview:demoSignIn',
  team: 'manageOverview:team.link',
  choose: 'confirm:team.title',
  chosen: 'confirm:team.password.title',
  expired: 'confirm:expired.title',
  askAgain: 'confirm:expired.askAgain',
  appCode: 'factor:app.label',
  codeRefused: 'auth:errors.codeRefused',
  forgot: 'commandCenter:login.forgot',
  ask: 'adminPassword:title',
  askSubmit: 'adminPassword:submit',
  asked: 'adminPassword:sent',
  changeEmail: 'manageAccount:email.change',
  newEmail: 'manageAccount:email.new',
  sendLinks: 'manageAccount:email.submit',
  sameEmail: 'manageAccount:email.issues.same',
  confirmEmail: 'confirm:confirm.emailChange.submit',
  oneOfTwo: 'confirm:team.one_of_two.title',
  emailChanged: 'confirm:team.confirmed.title',
});

type Maria = ReturnType<typeof teamMember> & { url: string; email: string; password: string };

/** Starts a server for a new organization, whose operator has made Maria a super admin. */
function asMaria(browser: Browser, language: Language, use: (maria: Maria) => Promise<void>) {
  return withOwnServer(
    'first-sign-in',
    async ({ url, DATA_DIR }) => {
      const maria = await firstAdmin(DATA_DIR);
      const page = await browser.newPage({ baseURL: url });
      await use({ ...teamMember(page, language), ...maria, url });
      await page.close();
    },
    { DEMO: 'off' },
  );
}

for (const language of languages) {
  const t = words[language];
  const { prefix, ...login } = adminTexts[language];

  test(
    `In ${language}, the first admin of a new organization sets up an app before anything opens`,
    screenFor(language),
    ({ browser }) =>
      asMaria(browser, language, async (maria) => {
        const { page, readSecret, confirm, expectGoodScreen } = maria;
        const givePassword = () => maria.givePassword(maria.email, maria.password);
        await page.goto(`${prefix}/admin/account`);
        await givePassword();
        await readSecret();
        await expectGoodScreen();
        await page.getByRole('button', { name: t.cancel }).click();
        await givePassword();
        const app = await readSecret();
        expect(await storedAdmin(page)).toEqual(noAdmin);
        await confirm('000000' === app.generate() ? '111111' : '000000');
        await expect(page.getByRole('alert')).toHaveText(t.wrong);
        await confirm(app.generate());
        const codes = page.getByRole('list', { name: t.recoveryCodes }).getByRole('listitem');
        await expect(codes).toHaveCount(10);
        const [first = ''] = await codes.allTextContents();
        await expectGoodScreen();
        await page.getByRole('button', { name: t.kept }).click();

        await page.getByRole('button', { name: t.change }).click();
        await expect(page.getByText(t.changeText)).toBeVisible();
        await expectGoodScreen();
        await page.getByLabel(t.anyCode, { exact: true }).fill(first);
        await page.getByRole('button', { name: t.change }).click();
        await expect(page.getByText(t.signedOut)).toBeVisible();

        await givePassword();
        const next = await readSecret();
        expect(next.secret.base32).not.toBe(app.secret.base32);
        await confirm(next.generate());
        await page.getByRole('button', { name: t.kept }).click();
        await expect(page.getByRole('button', { name: login.logOut })).toBeVisible();
        await page.goto(`${prefix}/admin`);
        await expect(page.getByRole('link', { name: t.team })).toBeVisible();
        await expect(page.getByText(t.demo)).toHaveCount(0);
        await page.getByRole('button', { name: login.logOut }).click();

        await givePassword();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmIt);
      }),
  );

  test(
    `In ${language}, Maria invites Joana, who changes her email, and forgets her own password`,
    screenFor(language),
    ({ browser }) =>
      asMaria(browser, language, async (maria) => {
        const email = 'joana@example.com';
        const next = 'joana.lima@example.com';
        const linkTo = (mailbox: string) => emailedLink(mailbox, '/confirm#', maria.url);
        const heading = (page: Page) => page.getByRole('heading', { level: 1 });
        /** The code after the ones of this half minute, because a code works once. */
        const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

        const { page: marias } = maria;
        await marias.goto(`${prefix}/admin/users`);
        const mariasApp = await maria.signInFirst(maria.email, maria.password);
        await marias.getByRole('button', { name: login.add }).click();
        await marias.getByLabel(login.firstName, { exact: true }).fill('Joana');
        await marias.getByLabel(login.email, { exact: true }).fill(email);
        await marias.getByRole('button', { name: login.addAndInvite }).click();
        await expect(marias.getByRole('dialog')).toHaveCount(0);

        const invitation = await linkTo(email);
        const context = await browser.newContext({ baseURL: maria.url });
        const joana = teamMember(await context.newPage(), language);
        const { page, expectGoodScreen } = joana;
        await page.goto(invitation);
        await expect(heading(page)).toHaveText(t.choose);
        await expectGoodScreen();
        await joana.choosePassword('senha123');
        // The link is used up, and the page still accepts a better password.
        await expect(page.getByRole('alert')).toBeVisible();
        await joana.choosePassword('jabuticaba na rede 3');
        await expect(heading(page)).toHaveText(t.chosen);
        await expectGoodScreen();
        await page.getByRole('link', { name: login.goSignIn }).click();
        const app = await joana.signInFirst(email, 'jabuticaba na rede 3');
        await expect(page.getByRole('button', { name: login.logOut })).toBeVisible();

        await page.goto(`${prefix}/admin/account`);
        await page.getByRole('button', { name: t.changeEmail }).click();
        await page.getByLabel(t.newEmail, { exact: true }).fill(email);
        await page.getByLabel(t.anyCode, { exact: true }).fill(nextCode(app));
        await page.getByRole('button', { name: t.sendLinks }).click();
        await expect(page.getByText(t.sameEmail)).toBeVisible();
        await expectGoodScreen();
        await page.getByLabel(t.newEmail, { exact: true }).fill(next);
        await page.getByRole('button', { name: t.sendLinks }).click();
        await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
        await expectGoodScreen();
        for (const [mailbox, result] of [
          [email, t.oneOfTwo],
          [next, t.emailChanged],
        ] as const) {
          await page.goto(await linkTo(mailbox));
          await page.getByRole('button', { name: t.confirmEmail }).click();
          await expect(heading(page)).toHaveText(result);
          await expectGoodScreen();
        }
        await page.goto(`${prefix}/admin/account`);
        await expect(page.getByText(next)).toBeVisible();

        // The invitation is used up, and its page leads to another link.
        await page.goto(invitation);
        await joana.choosePassword('um lugar ao sol 7');
        await expect(heading(page)).toHaveText(t.expired);
        await page.getByRole('link', { name: t.askAgain }).click();
        await expect(heading(page)).toHaveText(t.ask);
        await expectGoodScreen();
        await context.close();

        await marias.getByRole('button', { name: login.logOut }).click();
        await marias.getByRole('link', { name: t.forgot }).click();
        await expect(heading(marias)).toHaveText(t.ask);
        await marias.getByLabel(login.email, { exact: true }).fill(maria.email);
        await marias.getByRole('button', { name: t.askSubmit }).click();
        await expect(marias.getByText(t.asked)).toBeVisible();
        await marias.goto(await linkTo(maria.email));
        await maria.choosePassword('um lugar ao sol 7');
        await marias.getByLabel(t.appCode, { exact: true }).fill('12345');
        await marias.getByRole('button', { name: login.savePassword }).click();
        await expect(marias.getByRole('alert')).toContainText(t.codeRefused);
        await maria.expectGoodScreen();
        await marias.getByLabel(t.appCode, { exact: true }).fill(nextCode(mariasApp));
        await marias.getByRole('button', { name: login.savePassword }).click();
        await expect(heading(marias)).toHaveText(t.chosen);
        await marias.getByRole('link', { name: login.goSignIn }).click();
        await maria.givePassword(maria.email, 'um lugar ao sol 7');
        await expect(heading(marias)).toHaveText(t.confirmIt);
      }),
  );
}
