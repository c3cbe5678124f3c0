import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { command } from '../operating/commands.ts';
import { adminTexts } from './support/admin-texts.ts';
import { emailedLink } from './support/outbox.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { noAdmin, storedAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { type Language, languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  setUp: 'commandCenter:setup.title',
  code: 'secondFactor:proof.code',
  confirm: 'secondFactor:confirm',
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

/** A page of the Command Center, and someone who signs in there. */
function visitorOf(page: Page, language: Language) {
  const t = words[language];
  const login = adminTexts[language];
  return {
    page,
    givePassword: async (email: string, password: string) => {
      await page.getByLabel(login.email, { exact: true }).fill(email);
      await page.getByLabel(login.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: login.signIn, exact: true }).click();
    },
    readSecret: async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.setUp);
      const secret = await page.getByTestId('secret').textContent();
      return new TOTP({ secret: secret?.replaceAll(' ', '') ?? '' });
    },
    confirm: async (code: string) => {
      await page.getByLabel(t.code, { exact: true }).fill(code);
      await page.getByRole('button', { name: t.confirm, exact: true }).click();
    },
    expectGoodScreen: async () => {
      await expectToFit(page);
      await expectNoViolation(page);
    },
  };
}

type Maria = ReturnType<typeof visitorOf> & { url: string; email: string; password: string };

/** Starts a server for a new organization, whose operator has made Maria a super admin. */
function asMaria(browser: Browser, language: Language, use: (maria: Maria) => Promise<void>) {
  return withOwnServer(
    'first-sign-in',
    async ({ url, DATA_DIR }) => {
      const email = 'maria@example.com';
      const made = await command(
        'admin-create',
        { DATA_DIR, DEMO: 'off' },
        ...['--email', email, '--first-name', 'Maria', '--last-name', 'Silva'],
      );
      const password = made.lines.at(-1)?.split(': ')[1] ?? '';
      const page = await browser.newPage({ baseURL: url });
      await use({ ...visitorOf(page, language), url, email, password });
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
        const choose = async (page: Page, password: string) => {
          await expect(heading(page)).toHaveText(t.choose);
          await page.getByLabel(login.newPassword, { exact: true }).fill(password);
          await page.getByRole('button', { name: login.savePassword }).click();
        };
        /** The code after the ones of this half minute, because a code works once. */
        const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

        const { page: marias } = maria;
        await marias.goto(`${prefix}/admin/users`);
        await maria.givePassword(maria.email, maria.password);
        const mariasApp = await maria.readSecret();
        await maria.confirm(mariasApp.generate());
        await marias.getByRole('button', { name: t.kept }).click();
        await marias.getByRole('button', { name: login.add }).click();
        await marias.getByLabel(login.firstName, { exact: true }).fill('Joana');
        await marias.getByLabel(login.email, { exact: true }).fill(email);
        await marias.getByRole('button', { name: login.addAndInvite }).click();
        await expect(marias.getByRole('dialog')).toHaveCount(0);

        const invitation = await linkTo(email);
        const context = await browser.newContext({ baseURL: maria.url });
        const joana = visitorOf(await context.newPage(), language);
        const { page, expectGoodScreen } = joana;
        await page.goto(invitation);
        await expect(heading(page)).toHaveText(t.choose);
        await expectGoodScreen();
        await choose(page, 'senha123');
        // The link is used up, and the page still accepts a better password.
        await expect(page.getByRole('alert')).toBeVisible();
        await choose(page, 'jabuticaba na rede 3');
        await expect(heading(page)).toHaveText(t.chosen);
        await expectGoodScreen();
        await page.getByRole('link', { name: login.goSignIn }).click();
        await joana.givePassword(email, 'jabuticaba na rede 3');
        const app = await joana.readSecret();
        await joana.confirm(app.generate());
        await page.getByRole('button', { name: t.kept }).click();
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
        await choose(page, 'um lugar ao sol 7');
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
        await choose(marias, 'um lugar ao sol 7');
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
