import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { command } from '../../operating/commands.ts';
import { adminTexts } from './admin-texts.ts';
import { expectNoViolation, expectToFit } from './screen-checks.ts';
import type { Language } from './texts.ts';
import { textsOf } from './texts-of.ts';

const words = textsOf({
  setUp: 'commandCenter:setup.title',
  code: 'secondFactor:proof.code',
  confirm: 'secondFactor:confirm',
  saved: 'secondFactor:codes.kept',
  choose: 'confirm:team.title',
  chosen: 'confirm:team.password.title',
});

/** Someone of the team who signs in on a page of the Command Center, through the forms. */
export function teamMember(page: Page, language: Language) {
  const t = words[language];
  const login = adminTexts[language];
  const person = {
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
    /** The first sign-in: sets up an authenticator app. */
    signInFirst: async (email: string, password: string) => {
      await person.givePassword(email, password);
      const app = await person.readSecret();
      await person.confirm(app.generate());
      await page.getByRole('button', { name: t.saved }).click();
      return app;
    },
    choosePassword: async (password: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.choose);
      await page.getByLabel(login.newPassword, { exact: true }).fill(password);
      await page.getByRole('button', { name: login.savePassword }).click();
    },
    /** Accepts an invitation, and signs in for the first time. */
    acceptInvitation: async (link: string, email: string, password: string) => {
      await page.goto(link);
      await person.choosePassword(password);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.chosen);
      await page.getByRole('link', { name: login.goSignIn }).click();
      return person.signInFirst(email, password);
    },
    expectGoodScreen: async () => {
      await expectToFit(page);
      await expectNoViolation(page);
    },
  };
  return person;
}

/** Makes Maria the first super admin of a new organization, as its operator does. */
export async function firstAdmin(DATA_DIR: string) {
  const email = 'maria@example.com';
  const made = await command(
    'admin-create',
    { DATA_DIR, DEMO: 'off' },
    ...['--email', email, '--first-name', 'Maria', '--last-name', 'Silva'],
  );
  return { email, password: made.lines.at(-1)?.split(': ')[1] ?? '' };
}
