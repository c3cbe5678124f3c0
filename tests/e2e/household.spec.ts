import { readFile } from 'node:fs/promises';
import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  household: 'manageMembers:household.title',
  nobody: 'manageMembers:household.none',
  add: 'manageMembers:household.add',
  edit: 'manageMembers:record.edit',
  save: 'manageMembers:form.save',
  firstName: 'manageMembers:record.firstName',
  lastName: 'manageMembers:record.lastName',
  birth: 'manageMembers:record.birth',
  start: 'manageMembers:record.starts',
  end: 'manageMembers:record.ends',
  former: 'manageMembers:household.former',
  already: 'manageMembers:refusals.personTaken',
  wrongNumber: 'commandCenter:list.wrongNumber.title',
  titles: {
    en: 'Email,First name,Last name,Date of birth,Relationship,Start date',
    'pt-BR': 'E-mail;Nome;Sobrenome;Data de nascimento;Parentesco;Data de início',
  },
  child: 'manageMembers:household.relationships.child',
  importLines: { en: 'Import 2 lines', 'pt-BR': 'Importar 2 linhas' },
  noMember: { en: /no member has this email/, 'pt-BR': /nenhum membro tem este e-mail/ },
  another: 'importMembers:check.another',
  numbers: 'importMembers:done.numbers',
  family: 'profile:household.title',
  alone: 'profile:household.none',
  until: { en: 'Until January 31, 2060', 'pt-BR': 'Até 31/01/2060' },
  born: { en: 'Born September 17, 1983', 'pt-BR': 'Nascimento: 17/09/1983' },
  tooOld: { en: /until they turn 26/, 'pt-BR': /até completar 26 anos/ },
  newborn: { en: /within 30 days of birth/, 'pt-BR': /em até 30 dias/ },
  ask: 'profile:household.add',
  backToPlan: 'portalForms:backToPlan',
  form: 'formFrame:titles.plan-updates',
  change: 'formPlanUpdates:fields.change.label',
});

inBothLanguages(words, (t, language) => {
  const { prefix } = texts[language];
  const plan = `${prefix}/member-portal/profile/plan`;
  // Who has the same name and birth date as someone is added only after a warning.
  const birth = language === 'en' ? '2020-05-04' : '2020-05-05';

  test('Fábio adds a child to Nina’s membership and ends it, a colleague corrects the name, and Nina sees it', async ({
    page,
  }) => {
    const member = await activeMember('Nina');
    await addEnrollment(member);
    await signInMember(page, member.email, member.password);
    await page.goto(plan);
    const family = page.getByRole('region', { name: t.family });
    await expect(family.getByText(t.alone)).toBeVisible();

    const headers = await signInAdmin(page, cast.fabio.email);
    await page.goto(`${prefix}/admin/members?open=${member.id}`);
    const household = page.getByRole('region', { name: t.household });
    await expect(household.getByText(t.nobody)).toBeVisible();
    await household.getByRole('button', { name: t.add }).click();
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    const addButton = dialog.getByRole('button', { name: t.add });
    await field(t.firstName).fill('Davi');
    await field(t.lastName).fill('Teste');
    await field(t.birth).fill(birth);
    await field(t.start).fill('2019-01-01');
    await addButton.click();
    await expect(field(t.start)).toHaveAttribute('aria-invalid', 'true');
    await field(t.start).fill('2026-01-01');
    await addButton.dblclick({ delay: 300 });
    await expect(household.getByRole('listitem')).toHaveText([/Davi Teste/]);

    await household.getByRole('button', { name: t.add }).click();
    await field(t.firstName).fill('DAVI');
    await field(t.lastName).fill('Teste');
    await field(t.birth).fill(birth);
    await field(t.start).fill('2026-02-01');
    await addButton.click();
    await expect(dialog.getByText(t.already)).toBeVisible();
    await page.goto(`${prefix}/admin/members?open=${member.id}`);

    await household.getByRole('button', { name: `${t.edit}: Davi Teste` }).click();
    await field(t.end).fill('2060-01-31');
    const corrected = await page.request.patch(
      `/rest/v1/household_people?member_id=eq.${member.id}`,
      { headers, data: { last_name: 'Teste Costa' } },
    );
    expect(corrected.ok()).toBe(true);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(household.getByRole('listitem')).toHaveText([/Davi Teste Costa/]);
    await expect(household.getByText(t.until)).toBeVisible();

    await page.goto(plan);
    await expect(family.getByRole('listitem').last()).toContainText('Davi Teste Costa');
    await expect(family.getByText(t.until)).toBeVisible();
  });

  test('Ana sees her family, and asks the team to add someone', async ({ page }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(plan);
    const family = page.getByRole('region', { name: t.family });
    const people = family.getByRole('listitem');
    await expect(people).toHaveCount(1 + cast.ana.personCount);
    await expect(people.nth(1)).toContainText(cast.ana.spouse.lastName);
    await expect(people.nth(1)).toContainText(t.born);
    await expect(people.filter({ hasText: t.tooOld })).toHaveText([/Larissa/]);
    await expect(family.getByText(t.newborn)).toBeVisible();
    await expectNoViolation(page);
    await family.getByRole('link', { name: t.ask, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/member-portal/forms/plan-updates?change=add-person`);
    const form = page.frameLocator(`iframe[title="${t.form}"]`);
    await expect(form.getByLabel(t.change)).toHaveValue('add-person');
    await page.getByRole('link', { name: t.backToPlan }).click();
    await expect(page).toHaveURL(plan);
  });

  test('Fábio imports a member with a child, corrects a line, and keeps the new number', async ({
    page,
  }) => {
    const cell = t.titles.includes(';') ? ';' : ',';
    const email = `i-${crypto.randomUUID()}@example.com`;
    const file = (childEmail: string) => {
      const lines = [
        [childEmail, 'Flora', 'Dias', birth, t.child, '2026-01-01'],
        [email, 'Vera', 'Dias', birth.replace('2020', '1990'), '', ''],
      ];
      const text = [t.titles, ...lines.map((line) => line.join(cell))].join('\n');
      return { name: 'dias.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    };
    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${prefix}/admin/members?open=import`);
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(file(`other-${email}`));
    await expect(page.getByText(t.noMember)).toBeVisible();
    await page.getByRole('button', { name: t.another }).click();
    await input.setInputFiles(file(email));
    await page.getByRole('button', { name: t.importLines }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: t.numbers }).click();
    const text = await readFile(await (await waiting).path(), 'utf8');
    const [number = ''] = /M-\d{3}-\d{3}-\d/.exec(text) ?? [];
    expect(text).toContain(`${number},${email},Vera,Dias`);

    await page.goto(`${prefix}/admin/members?q=${number}`);
    await page.locator('[data-row]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Dias');
    const household = page.getByRole('region', { name: t.household });
    await expect(household.getByRole('listitem')).toHaveText([/Flora Dias/]);
  });

  test('Fábio finds Ana by her number as she reads it on the phone, and learns of a wrong digit', async ({
    page,
  }) => {
    await signInAdmin(page, cast.fabio.email);
    const rows = page.locator('[data-row]');
    for (const typed of ['m 104 283 1', 'M1042831', '104-283-1']) {
      await page.goto(`${prefix}/admin/members?q=${typed}`);
      await expect(rows).toHaveText(['Ana Souza']);
    }
    await page.goto(`${prefix}/admin/members?q=M-104-238-1`);
    await expect(page.getByRole('heading', { name: t.wrongNumber })).toBeVisible();
    await page.goto(`${prefix}/admin/contacts?q=${cast.ana.memberNumber}`);
    await expect(rows.first()).toContainText('Ana Souza');
    await expect(rows.filter({ hasNotText: 'Ana Souza' })).toHaveCount(0);
  });
});
