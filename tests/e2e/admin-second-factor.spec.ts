import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { cast } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { asAdmin, tokenOf } from './support/enter.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

const words = {
  en: {
    turnOn: 'Turn on',
    password: 'Your password',
    next: 'Continue',
    picture: 'QR code for the authenticator app',
    code: 'Code from the app',
    confirm: 'Confirm',
    recoveryCodes: 'Recovery codes',
    kept: 'I’ve saved them',
    left: '9 recovery codes left.',
    confirmIt: 'Confirm it’s you',
    wrong: /^That code is wrong/,
    useRecovery: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    turnOff: 'Turn off',
    anyCode: 'Code from the app, or a recovery code',
    off: 'Two-step verification is off.',
  },
  'pt-BR': {
    turnOn: 'Ativar',
    password: 'Sua senha',
    next: 'Continuar',
    picture: 'Código QR para o aplicativo autenticador',
    code: 'Código do aplicativo',
    confirm: 'Confirmar',
    recoveryCodes: 'Códigos de recuperação',
    kept: 'Já guardei',
    left: 'Restam 9 códigos de recuperação.',
    confirmIt: 'Confirme que é você',
    wrong: /^O código está errado/,
    useRecovery: 'Usar um código de recuperação',
    recoveryCode: 'Código de recuperação',
    turnOff: 'Desativar',
    anyCode: 'Código do aplicativo ou de recuperação',
    off: 'A verificação em duas etapas está desativada.',
  },
};

const password = 'um lugar ao sol 7';

/** Somebody new in the team, whose second factor is nobody else's business. */
async function addLuiza(page: Page) {
  const headers = await asAdmin(page, cast.fabio.email);
  const email = `luiza-${crypto.randomUUID()}@example.com`;
  const added = await page.request.post('/rest/v1/admins?select=id', {
    headers: { ...headers, prefer: 'return=representation' },
    data: { first_name: 'Luiza', last_name: 'Prado', email },
  });
  const [{ id }] = await added.json();
  const call = { headers, data: { admin_id: id, password } };
  await page.request.post('/functions/v1/rpc/set_admin_password', call);
  return email;
}

for (const language of languages) {
  const t = words[language];
  const { prefix, ...login } = adminTexts[language];

  test(
    `In ${language}, Luiza turns on the second step, signs in with it, and turns it off`,
    screenFor(language),
    async ({ page }) => {
      const email = await addLuiza(page);
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
      expect(await tokenOf(page)).toBeNull();
      await page.getByLabel(t.code, { exact: true }).fill(used);
      await page.getByRole('button', { name: login.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(t.wrong);
      await page.getByRole('button', { name: t.useRecovery }).click();
      await page.getByLabel(t.recoveryCode, { exact: true }).fill(first.toLowerCase());
      await page.getByRole('button', { name: login.signIn, exact: true }).click();
      await expect(page.getByText(t.left)).toBeVisible();

      await page.getByRole('button', { name: t.turnOff, exact: true }).click();
      await page.getByLabel(t.password, { exact: true }).fill(password);
      // Each code counts once: this half minute's is used up.
      const next = app.generate({ timestamp: Date.now() + 30_000 });
      await page.getByLabel(t.anyCode, { exact: true }).fill(next);
      await page.getByRole('button', { name: t.turnOff, exact: true }).click();
      await expect(page.getByText(t.off)).toBeVisible();
    },
  );
}
