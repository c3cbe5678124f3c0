import { TOTP } from 'otpauth';
import { addAdmin } from './support/add-admin.ts';
import { adminTexts } from './support/admin-texts.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { noAdmin, storedAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  turnOn: 'secondFactor:setUp',
  password: 'secondFactor:proof.password',
  next: 'manageAccount:factor.next',
  picture: 'secondFactor:pictureAlt',
  code: 'secondFactor:proof.code',
  confirm: 'secondFactor:confirm',
  recoveryCodes: 'secondFactor:codes.label',
  kept: 'secondFactor:codes.kept',
  left: { en: '9 recovery codes left.', 'pt-BR': 'Restam 9 códigos de recuperação.' },
  confirmIt: 'commandCenter:secondStep.title',
  wrong: { en: /^That code is wrong/, 'pt-BR': /^O código está errado/ },
  useRecovery: 'commandCenter:secondStep.useRecovery',
  recoveryCode: 'commandCenter:secondStep.recoveryCode',
  turnOff: 'secondFactor:remove',
  anyCode: 'secondFactor:proof.anyCode',
  off: 'secondFactor:switchedOff',
});

for (const language of languages) {
  const t = words[language];
  const { prefix, ...login } = adminTexts[language];

  test(
    `In ${language}, Luiza turns on the second step, signs in with it, and turns it off`,
    screenFor(language),
    async ({ page }) => {
      // A new admin, so that no other test depends on this second factor.
      const { email, password } = await addAdmin(page, { firstName: 'Luiza' });
      const givePassword = async () => {
        await page.goto(`${prefix}/admin/account`);
        await page.getByLabel(login.email, { exact: true }).fill(email);
        await page.getByLabel(login.password, { exact: true }).fill(password);
        await page.getByRole('button', { name: login.signIn, exact: true }).click();
      };
      await givePassword();
      await page.getByRole('button', { name: t.turnOn, exact: true }).click();
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: t.next }).click();
      await expect(page.getByAltText(t.picture)).toBeVisible();
      const secret = (await page.getByTestId('secret').textContent())?.replaceAll(' ', '') ?? '';
      const app = new TOTP({ secret });
      await page.getByLabel(t.code, { exact: true }).fill('12345');
      await page.getByRole('button', { name: t.confirm, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(t.wrong);
      const used = app.generate();
      await page.getByLabel(t.code, { exact: true }).fill(used);
      await page.getByRole('button', { name: t.confirm, exact: true }).click();
      const codes = page.getByRole('list', { name: t.recoveryCodes }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const [first = ''] = await codes.allTextContents();
      await expectNoViolation(page);
      await page.getByRole('button', { name: t.kept }).click();
      await page.getByRole('button', { name: login.logOut }).click();

      await givePassword();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmIt);
      expect(await storedAdmin(page)).toEqual(noAdmin);
      await page.getByLabel(t.code, { exact: true }).fill(used);
      await page.getByRole('button', { name: login.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(t.wrong);
      await page.getByRole('button', { name: t.useRecovery }).click();
      await page.getByLabel(t.recoveryCode, { exact: true }).fill(first.toLowerCase());
      await page.getByRole('button', { name: login.signIn, exact: true }).click();
      await expect(page.getByText(t.left)).toBeVisible();

      await page.getByRole('button', { name: t.turnOff, exact: true }).click();
      // A code works once, and this half minute's code is used.
      const next = app.generate({ timestamp: Date.now() + 30_000 });
      await page.getByLabel(t.anyCode, { exact: true }).fill(next);
      await page.getByRole('button', { name: t.turnOff, exact: true }).click();
      await expect(page.getByText(t.off)).toBeVisible();
    },
  );
}
