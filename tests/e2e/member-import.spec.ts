import { readFile } from 'node:fs/promises';
import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  question: {
    en: 'What does 03/04/1990 mean in this file?',
    'pt-BR': 'O que significa 03/04/1990 neste arquivo?',
  },
  dayFirst: { en: 'April 3, 1990 (day first)', 'pt-BR': '3 de abril de 1990 (dia primeiro)' },
  check: 'importMembers:mapping.check',
  missing: {
    en: 'These columns are missing: Last name.',
    'pt-BR': 'Faltam estas colunas: Sobrenome.',
  },
  datesMissing: 'importMembers:mapping.datesMissing',
  preview: { en: 'As it will be stored', 'pt-BR': 'Como vai ser gravado' },
  stored: {
    en: ['April 3, 1990', '+1 561 555 0191', '02108', '$1,234.50'],
    'pt-BR': ['3 de abril de 1990', '+1 561 555 0193', '02108', 'US$ 1.234,50'],
  },
  scientific: {
    en: 'Phone: a spreadsheet shortened the number.',
    'pt-BR': 'Telefone: uma planilha encurtou o número.',
  },
  download: 'importMembers:check.downloadErrors',
  importOther: { en: 'Import the 1 other line', 'pt-BR': 'Importar a outra linha (1)' },
  imported: { en: '1 member was imported', 'pt-BR': '1 membro importado' },
  again: 'importMembers:done.again',
  importOne: { en: 'Import 1 member', 'pt-BR': 'Importar 1 membro' },
  change: 'importMembers:check.columns',
});

for (const language of languages) {
  test(
    `In ${language} Fábio names the columns of a file once, answers what its dates mean, and imports the corrected lines`,
    screenFor(language),
    async ({ page }) => {
      const t = texts[language];
      const id = crypto.randomUUID().slice(0, 8);
      // Who has the phone of someone is imported only after a question.
      const ends = language === 'en' ? '0191' : '0193';
      const choose = (text: string) =>
        page.locator('input[type="file"]').setInputFiles({
          name: 'crm.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(text),
        });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const heading = (name: string) => page.getByLabel(name, { exact: true });
      const titles = 'E-mail;Nome;Cognome;Nascimento;Telefone;UF;ZIP;Contribuição mensal;Start';
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/members?open=import`);
      await choose(
        [
          titles,
          `a-${id}@example.com;Ana;Reis ${id};03/04/1990;(561) 555-${ends};Massachusetts;2108;1.234,50;05/06/2020`,
          `b-${id}@example.com;Bia;Reis ${id};05/04/1991;5,61556E+09;MA;02108;489,00;05/06/2020`,
        ].join('\r\n'),
      );

      // The headings are suggested; two are unknown, and the dates can mean two days.
      await expect(heading('Nome')).toHaveValue('first_name');
      await expect(heading('Cognome')).toHaveValue('');
      await expect(page.getByText(t.missing)).toBeVisible();
      await button(t.check).click();
      await expect(page.getByText(t.datesMissing)).toBeVisible();
      await heading('Cognome').selectOption('last_name');
      await page.getByRole('group', { name: t.question }).getByLabel(t.dayFirst).check();
      await expectNoViolation(page);
      if (language === 'pt-BR') await expectToFit(page, 360);
      await button(t.check).click();

      const preview = page.getByRole('region', { name: t.preview });
      await expect(preview.getByRole('row')).toHaveCount(2);
      for (const value of t.stored) {
        await expect(preview.getByRole('cell', { name: value, exact: true })).toBeVisible();
      }
      await expect(page.getByText(t.scientific)).toBeVisible();
      await expect(page.getByText('“5,61556E+09”')).toBeVisible();
      await expectNoViolation(page);
      if (language === 'pt-BR') await expectToFit(page, 360);

      const waiting = page.waitForEvent('download');
      await button(t.download).click();
      const wrong = await readFile(await (await waiting).path(), 'utf8');
      expect(wrong).toContain(t.scientific);
      expect(wrong).not.toContain(`a-${id}`);
      await button(t.importOther).click();
      await expect(page.getByRole('heading', { name: t.imported })).toBeVisible();

      // The corrected file has the same headings and one more, so only the dates need an answer.
      await button(t.again).click();
      await choose(
        wrong.replace('"5,61556E+09"', language === 'en' ? '561 555 0192' : '561 555 0194'),
      );
      await expect(heading('Cognome')).toHaveValue('last_name');
      await page.getByRole('group').getByRole('radio').first().check();
      await button(t.check).click();
      await button(t.change).click();
      await expect(heading('Cognome')).toHaveValue('last_name');
      await button(t.check).click();
      await button(t.importOne).click();
      await expect(page.getByRole('heading', { name: t.imported })).toBeVisible();
      await page.goto(`${t.prefix}/admin/members?q=reis+${id}`);
      await expect(page.locator('[data-row]')).toHaveText([`Bia Reis ${id}`, `Ana Reis ${id}`]);
    },
  );
}
