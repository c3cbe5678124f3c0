import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { addMember } from './support/new-member.ts';
import { emailedLink, subjectsTo } from './support/outbox.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  add: 'manageMembers:form.addButton',
  addAnyway: 'manageMembers:duplicates.addAnyway',
  addPerson: 'manageMembers:household.add',
  firstName: 'manageMembers:record.firstName',
  lastName: 'manageMembers:record.lastName',
  birth: 'manageMembers:record.birth',
  email: 'manageMembers:record.email',
  starts: 'manageMembers:record.starts',
  found: {
    en: 'This may be someone we already have',
    'pt-BR': 'Pode ser alguém que já está no cadastro',
  },
  sameName: 'manageMembers:duplicates.matches.name',
  samePhone: 'manageMembers:duplicates.matches.phone',
  approve: 'manageApplications:dialog.approve',
  approveAnyway: 'manageApplications:approve.anyway',
  undo: 'manageApplications:undo.open',
  readEmail: { en: /^Read the email that/, 'pt-BR': /^Ler o e-mail que/ },
  undoButton: 'manageApplications:undo.button',
  reason: 'manageApplications:undo.reason',
  earlier: 'manageApplications:undo.earlier',
  inReview: {
    en: 'Your Mutirão application is in review again',
    // The applicant chose English.
    'pt-BR': 'Your Mutirão application is in review again',
  },
  choose: 'importMembers:check.importChosen',
  missing: 'importMembers:resembling.missing',
  leaveAll: { en: 'Leave out all 2', 'pt-BR': 'Deixar todas as 2 de fora' },
  importOther: { en: 'Import the 1 other line', 'pt-BR': 'Importar a outra linha (1)' },
  imported: { en: '1 member was imported', 'pt-BR': '1 membro importado' },
  left: 'importMembers:check.downloadLeft',
  line: { en: 'Resembles line 2: ', 'pt-BR': 'Parece a linha 2: ' },
});

/** Toasts have the role dialog too; only a modal dialog has a title. */
function dialogOf(page: Page) {
  return page.locator('[role="dialog"][aria-labelledby]');
}

const letters = () => randomInt(1e9).toString(26).replaceAll(/\d/g, 'x');
const phone = () => `+1 689 ${randomInt(2e6, 9e6)}`;

/** Someone applies and confirms the email. @returns the address */
async function apply(page: Page, firstName: string, born: string): Promise<string> {
  const email = `apply-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const headers = { apikey: 'sb_publishable_local' };
  await page.request.post('/auth/v1/signup', {
    headers,
    data: {
      email,
      password: 'mandacaru-em-flor',
      data: {
        application: true,
        consent: 'rules 1, terms 1',
        first_name: firstName,
        last_name: 'Teste',
        phone_number: phone(),
        date_of_birth: born,
        us_state: 'SC',
        language: 'en',
      },
    },
  });
  const link = new URL(await emailedLink(email));
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash');
  await page.request.post('/auth/v1/verify', { headers, data: { type: 'signup', token_hash } });
  return email;
}

for (const language of languages) {
  const t = texts[language];

  test(
    `In ${language} Fábio adds a person who resembles a member only after he has seen whom`,
    screenFor(language),
    async ({ page, context }) => {
      const name = `Iracema${letters()}`;
      const member = await addMember(name);
      const button = (label: string) =>
        dialogOf(page).getByRole('button', { name: label, exact: true });
      const field = (label: string) => dialogOf(page).getByLabel(label, { exact: true });
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/members?open=new`);
      await field(t.firstName).fill(name.toUpperCase());
      await field(t.lastName).fill('Teste');
      await field(t.birth).fill(member.dateOfBirth);
      const email = `other-${member.email}`;
      await field(t.email).fill(email);
      // The second click of a double click is no confirmation.
      await button(t.add).dblclick();
      await expect(dialogOf(page).getByText(t.found)).toBeVisible();
      await expect(dialogOf(page).getByText(t.sameName)).toBeVisible();
      await expectNoViolation(page);
      if (language === 'pt-BR') await expectToFit(page, 360);
      const opening = context.waitForEvent('page');
      await dialogOf(page).getByRole('link', { name: member.number }).click();
      const record = await opening;
      await expect(record.getByRole('heading', { level: 1 })).toHaveText(/^Iracema/);
      await record.close();
      await expect(field(t.email)).toHaveValue(email);
      await button(t.addAnyway).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^IRACEMA/);

      // In another household, too.
      await page.goto(`${t.prefix}/admin/members?open=${cast.bruno.memberId}&edit=person-new`);
      await field(t.firstName).fill(name);
      await field(t.lastName).fill('Teste');
      await field(t.birth).fill(member.dateOfBirth);
      await field(t.starts).fill('2026-01-01');
      await button(t.addPerson).click();
      await expect(dialogOf(page).getByRole('link', { name: member.number })).toBeVisible();
      await expect(button(t.addAnyway)).toBeVisible();
    },
  );

  test(
    `In ${language} an application that resembles a member is approved only anyway, and the approval undone`,
    screenFor(language),
    async ({ page }) => {
      const name = `Jurema${letters()}`;
      const member = await addMember(name);
      const email = await apply(page, name, member.dateOfBirth);
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/members?view=applications&q=${name}`);
      await page.getByRole('link', { name: `${name} Teste` }).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByText(t.found)).toBeVisible();
      await expect(dialog.getByRole('link', { name: member.number })).toHaveAttribute(
        'href',
        `${t.prefix}/admin/members?open=${member.id}`,
      );
      await expect(dialog.getByText(t.sameName)).toBeVisible();
      await expectNoViolation(page);
      await dialog.getByRole('button', { name: t.approve, exact: true }).click();
      await expect(dialog.getByRole('link', { name: member.number })).toBeVisible();
      if (language === 'pt-BR') await expectToFit(page, 360);
      await dialog.getByRole('button', { name: t.approveAnyway, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Teste`);

      const open = async () => {
        await page.goto(`${t.prefix}/admin/members?view=applications&q=${name}`);
        await page.getByRole('link', { name: `${name} Teste` }).click();
      };
      await open();
      await dialog.getByRole('button', { name: t.undo, exact: true }).click();
      const undo = dialog.getByRole('button', { name: t.undoButton, exact: true });
      const reason = dialog.getByLabel(t.reason, { exact: true });
      await undo.click();
      await expect(reason).toHaveAttribute('aria-invalid', 'true');
      await reason.fill('The same person, with a new address.');
      await dialog.getByText(t.readEmail).press('Enter');
      // The applicant chose English.
      await expect(dialog.getByRole('document')).toContainText(/The member number M-\d+/);
      await expectNoViolation(page);
      if (language === 'pt-BR') await expectToFit(page, 360);
      await undo.dblclick();
      await expect(dialog).toBeHidden();
      expect(await subjectsTo(email)).toContain(t.inReview);
      await open();
      await expect(dialog.getByText(t.earlier)).toBeVisible();
      await expect(dialog.getByRole('button', { name: t.approve, exact: true })).toBeVisible();
      await page.goto(`${t.prefix}/admin/members?q=${name}`);
      await expect(page.locator('[data-row]')).toHaveText([`${name} Teste`]);
    },
  );

  test(
    `In ${language} lines of a file that resemble someone are neither doubled nor dropped unseen`,
    screenFor(language),
    async ({ page }) => {
      const name = `Moema${letters()}`;
      const member = await addMember(name);
      const tel = phone();
      const choose = (...lines: string[]) =>
        page.locator('input[type="file"]').setInputFiles({
          name: 'members.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(
            ['Email,First name,Last name,Date of birth,Phone', ...lines].join('\r\n'),
          ),
        });
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/members?open=import`);
      await choose(
        `a-${name}@example.com,Nova,${name},1990-02-28,${tel}`,
        `b-${name}@example.com,Outra,${name},1991-02-28,${tel}`,
        `c-${name}@example.com,${name},Teste,${member.dateOfBirth},`,
      );
      await expect(page.getByText(`${t.line}${t.samePhone}`)).toBeVisible();
      await expect(page.getByRole('link', { name: member.number })).toContainText(t.sameName);
      await expectNoViolation(page);
      if (language === 'pt-BR') await expectToFit(page, 360);
      await button(t.choose).click();
      await expect(page.getByText(t.missing)).toBeVisible();
      await page.getByLabel(t.leaveAll, { exact: true }).check();
      const waiting = page.waitForEvent('download');
      await button(t.left).click();
      const left = await readFile(await (await waiting).path(), 'utf8');
      expect(left).toContain(`${member.number}: ${t.sameName}`);
      expect(left).toContain(`${t.line}${t.samePhone}`);
      expect(left).not.toContain(`a-${name}`);
      await button(t.importOther).click();
      await expect(page.getByRole('heading', { name: t.imported })).toBeVisible();
      await expect(button(t.left)).toBeVisible();
      await page.goto(`${t.prefix}/admin/members?q=${name}`);
      await expect(page.locator('[data-row]')).toHaveText([`Nova ${name}`, `${name} Teste`]);
    },
  );
}
