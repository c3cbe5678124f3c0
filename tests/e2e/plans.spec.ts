import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  add: 'managePlans:add',
  label: 'managePlans:editor.label',
  short: 'managePlans:editor.short',
  addButton: 'managePlans:editor.addButton',
  save: 'managePlans:editor.save',
  retire: 'managePlans:editor.retire',
  retired: 'managePlans:retired',
  nameRequired: 'managePlans:validation.nameRequired',
  nameTaken: 'managePlans:editor.nameTaken',
  newAmount: 'managePlans:iua.new',
  addAmount: 'managePlans:iua.add',
  taken: 'managePlans:iua.taken',
  amountInvalid: 'managePlans:validation.amountInvalid',
  newTable: 'managePlans:tables.add',
  show: 'managePlans:tables.show',
  locked: 'managePlans:tables.locked',
  start: 'managePlans:tables.start',
  ages: 'managePlans:tables.ages',
  agesOrder: 'managePlans:validation.agesOrder',
  check: 'managePlans:tables.check',
  effects: 'managePlans:effects.own',
  saveTable: 'managePlans:effects.save',
  emails: { en: /^(Emails: \d+ in|No email)/, 'pt-BR': /^(E-mails: \d+ em|Nenhum e-mail)/ },
  file: 'managePlans:tables.import',
  wrongFile: 'managePlans:file.wrong',
  change: 'managePlans:change',
  remove: 'managePlans:tables.delete',
  removed: 'managePlans:tables.deleted',
  closed: 'commandCenter:permission.closed.title',
  gap: { en: /^Line 2: there is a gap/, 'pt-BR': /^Linha 2: há um intervalo/ },
  read: { en: /^1 amount was read/, 'pt-BR': /^1 valor lido/ },
});

/** A cell of the demo's table: Família, individual, an IUA of $3,000, from 18. */
const cell =
  'd0000000-0000-4000-8000-000000000002|individual|d1000000-0000-4000-8000-000000003000|18';

for (const language of languages) {
  const t = words[language];
  const settings = `${t.prefix}/admin/settings`;

  test(
    `Fábio adds a plan and an IUA amount, and retires both (${language})`,
    screenFor(language),
    async ({ page }) => {
      const name = `Mutirão ${crypto.randomUUID().slice(0, 6)}`;
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${settings}/plans`);
      await page.getByRole('button', { name: t.add }).click();
      await page.getByRole('button', { name: t.addButton }).click();
      await expect(page.getByText(t.nameRequired)).toBeVisible();
      await page.getByLabel(t.label, { exact: true }).fill(name);
      await page.getByLabel(t.short).fill('familia');
      await page.getByRole('button', { name: t.addButton }).click();
      await expect(page.getByText(t.nameTaken)).toBeVisible();
      await page.getByLabel(t.short).fill(name);
      await expectNoViolation(page);
      await page.getByRole('button', { name: t.addButton }).click();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await row.getByRole('button').click();
      await page.getByLabel(t.retire).check();
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await expect(row).toContainText(t.retired);

      // Toasts stay as long as the pointer rests on them, and a phone has none.
      await page.mouse.move(0, 0);
      await page.getByLabel(t.newAmount).fill('R$ 100');
      await page.getByRole('button', { name: t.addAmount }).click();
      await expect(page.getByText(t.amountInvalid)).toBeVisible();
      await page.getByLabel(t.newAmount).fill('3000');
      await page.getByRole('button', { name: t.addAmount }).click();
      await expect(page.getByText(t.taken)).toBeVisible();
      await expectToFit(page, 360);
    },
  );

  test(
    `Fábio reads the table in force, makes the next one from it, and deletes it (${language})`,
    screenFor(language),
    async ({ page }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${settings}/contributions`);
      await page.getByRole('button', { name: t.show }).last().click();
      await expect(page.getByText(t.locked)).toBeVisible();
      await expectToFit(page, 360);
      await page.goBack();

      await page.getByRole('button', { name: t.newTable }).click();
      const input = page.locator(`[data-cell="${cell}"]`);
      const before = await input.inputValue();
      expect(before).not.toBe('');
      await page.getByLabel(t.ages).fill('18, 60, 40');
      await page.getByRole('button', { name: t.check }).click();
      await expect(page.getByText(t.agesOrder)).toBeVisible();
      await page.getByLabel(t.ages).fill('18, 30, 40, 50, 60');
      await input.fill('');
      await page.getByRole('button', { name: t.check }).click();
      // The missing amount is a link to its input.
      await page.getByRole('alert').getByRole('button').click();
      await expect(input).toBeFocused();
      await input.fill('muito');
      await page.getByRole('button', { name: t.check }).click();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await input.fill(before);
      await expectNoViolation(page);
      await expectToFit(page, 1440, 1024, 768, 360);

      const heading = 'plan,household,from_age,to_age,iua,monthly\r\n';
      const upload = async (lines: string) =>
        page.getByLabel(t.file).setInputFiles({
          name: 'table.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(heading + lines),
        });
      await upload('familia,individual,18,20,3000,150\r\nfamilia,individual,30,,3000,200\r\n');
      await expect(page.getByText(t.wrongFile)).toBeVisible();
      await expect(page.getByText(t.gap)).toBeVisible();
      await expect(input).toHaveValue(before);

      // The last month that is offered: nothing is announced while the test runs.
      const months = page.getByLabel(t.start).getByRole('option');
      const last = await months.nth(language === 'en' ? -1 : -2).getAttribute('value');
      await page.getByLabel(t.start).selectOption(last);
      await upload('Mutirão Família;individual;18;;3.000,00;"1.150,00"\r\n'.replaceAll(';', ','));
      await expect(page.getByText(t.wrongFile)).toBeVisible();
      await upload('Mutirão Família,individual,18,,"3,000.00","1,150.00"\r\n');
      await expect(page.getByText(t.read)).toBeVisible();
      await expect(page.getByLabel(t.ages)).toHaveValue('18');
      await page.getByRole('button', { name: t.check }).click();
      await expect(page.getByText(t.effects)).toBeVisible();
      await expect(page.getByText(t.emails)).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: t.saveTable }).click();
      const rows = page.getByRole('button', { name: t.change });
      await rows.first().click();
      await expect(input).toHaveValue(language === 'en' ? '1,150.00' : '1.150,00');
      await page.getByRole('button', { name: t.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
      await expect(page.getByText(t.removed)).toBeVisible();
    },
  );
}

test('Otávio, who has no permission for settings, sees none of it', async ({ page }) => {
  await signInAdmin(page, cast.otavio.email);
  for (const section of ['plans', 'contributions', 'organization', 'system']) {
    await page.goto(`/admin/settings/${section}`);
    await expect(page.getByText(words.en.closed)).toBeVisible();
  }
});
