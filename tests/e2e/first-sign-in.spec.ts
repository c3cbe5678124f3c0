import { TOTP } from 'otpauth';
import { command } from '../operating/commands.ts';
import { adminTexts } from './support/admin-texts.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { noAdmin, storedAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
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
});

for (const language of languages) {
  const t = words[language];
  const { prefix, ...login } = adminTexts[language];

  test(
    `In ${language}, the first admin of a new organization sets up an app before anything opens`,
    screenFor(language),
    async ({ browser }) => {
      await withOwnServer(
        'first-sign-in',
        async ({ url, DATA_DIR }) => {
          const page = await browser.newPage({ baseURL: url });
          const email = 'maria@example.com';
          const made = await command(
            'admin-create',
            { DATA_DIR, DEMO: 'off' },
            ...['--email', email, '--first-name', 'Maria', '--last-name', 'Silva'],
          );
          const password = made.lines.at(-1)?.split(': ')[1] ?? '';
          const givePassword = async () => {
            await page.getByLabel(login.email, { exact: true }).fill(email);
            await page.getByLabel(login.password, { exact: true }).fill(password);
            await page.getByRole('button', { name: login.signIn, exact: true }).click();
          };
          const readSecret = async () => {
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.setUp);
            const secret = await page.getByTestId('secret').textContent();
            return new TOTP({ secret: secret?.replaceAll(' ', '') ?? '' });
          };
          const confirm = async (code: string) => {
            await page.getByLabel(t.code, { exact: true }).fill(code);
            await page.getByRole('button', { name: t.confirm, exact: true }).click();
          };

          await page.goto(`${prefix}/admin/account`);
          await givePassword();
          await readSecret();
          await expectToFit(page);
          await expectNoViolation(page);
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
          await expectToFit(page);
          await expectNoViolation(page);
          await page.getByRole('button', { name: t.kept }).click();

          await page.getByRole('button', { name: t.change }).click();
          await expect(page.getByText(t.changeText)).toBeVisible();
          await expectToFit(page);
          await expectNoViolation(page);
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
          await page.close();
        },
        { DEMO: 'off' },
      );
    },
  );
}
