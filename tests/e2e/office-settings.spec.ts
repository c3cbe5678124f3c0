import { cast } from '../cast.ts';
import { fillDate } from './support/fill-date.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  addKind: 'manageDocuments:kinds.add',
  addReason: 'manageDocuments:reasons.add',
  add: 'manageDocuments:editor.add',
  save: 'manageDocuments:editor.save',
  namePt: 'manageDocuments:editor.name_pt',
  nameEn: 'manageDocuments:editor.name_en',
  helpPt: 'manageDocuments:editor.help_pt',
  helpEn: 'manageDocuments:editor.help_en',
  askPt: 'manageDocuments:editor.ask_pt',
  askEn: 'manageDocuments:editor.ask_en',
  textPt: 'manageDocuments:editor.text_pt',
  textEn: 'manageDocuments:editor.text_en',
  retire: 'manageDocuments:editor.retire',
  retired: 'manageDocuments:reasons.retired',
  helpRequired: 'manageDocuments:validation.helpRequired',
  askBoth: 'manageDocuments:validation.askBoth',
  section: 'manageSettings:sections.hours',
  change: 'manageHours:hours.change',
  check: 'manageHours:hours.check',
  order: 'manageHours:validation.order',
  day: 'manageHours:days.day',
  dayPt: 'manageHours:days.name_pt',
  dayEn: 'manageHours:days.name_en',
  addDay: 'manageHours:days.add',
  close: 'manageHours:days.confirmClose',
  open: 'manageHours:days.confirmOpen',
  remove: 'manageHours:days.remove',
  nameRequired: 'manageHours:validation.nameRequired',
  addRule: 'manageBillHelp:rules.add',
  state: 'manageBillHelp:editor.state',
  name: 'manageBillHelp:editor.name',
  city: 'manageBillHelp:editor.city',
  policy: 'manageBillHelp:editor.policy',
  free: 'manageBillHelp:editor.free',
  reduced: 'manageBillHelp:editor.reduced',
  source: 'manageBillHelp:editor.source',
  sourceRequired: 'manageBillHelp:validation.sourceRequired',
  freeAboveReduced: 'manageBillHelp:validation.freeAboveReduced',
  ruleTaken: 'manageBillHelp:refusals.ruleTaken',
  addGuideline: 'manageBillHelp:guidelines.add',
  first: 'manageBillHelp:editor.first',
  more: 'manageBillHelp:editor.more',
  year: 'manageBillHelp:editor.year',
  firstWrong: 'manageBillHelp:validation.first',
  guidelineTaken: 'manageBillHelp:refusals.guidelineTaken',
  cancel: 'common:actions.cancel',
  bill: {
    hospital: 'billHelp:start.sender.hospital',
    amount: 'billHelp:start.amount.label',
    billed: 'billHelp:start.billed.label',
    check: 'billHelp:start.submit',
    yes: 'billHelp:wizard.yes',
    no: 'billHelp:wizard.no',
    state: 'billHelp:assistance.state.label',
    which: 'billHelp:assistance.hospital.label',
    people: 'billHelp:assistance.people.label',
    income: 'billHelp:assistance.income.label',
    veryLikely: 'billHelp:assistance.answer.veryLikely',
    maybe: 'billHelp:assistance.answer.maybe',
  },
  noAccess: 'commandCenter:permission.closed.title',
  moved: { en: /open request/, 'pt-BR': /pedidos? em andamento/ },
  fridayOpens: { en: 'Friday, opens', 'pt-BR': 'Sexta-feira, abre' },
  fridayCloses: { en: 'Friday, closes', 'pt-BR': 'Sexta-feira, fecha' },
});

for (const language of languages) {
  const t = words[language];
  const settings = `${t.prefix}/admin/settings`;

  test(
    `Fábio adds a kind of document and a reason, and retires the reason (${language})`,
    screenFor(language),
    async ({ page }) => {
      const name = `Mutirão ${crypto.randomUUID().slice(0, 6)}`;
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${settings}/documents`);
      await page.getByRole('button', { name: t.addKind }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.namePt).fill(`${name} pt`);
      await dialog.getByLabel(t.nameEn).fill(`${name} en`);
      await dialog.getByLabel(t.helpPt).fill('Uma carta.');
      await dialog.getByLabel(t.askPt).fill('Peço uma carta.');
      await dialog.getByRole('button', { name: t.add, exact: true }).click();
      await expect(dialog.getByText(t.helpRequired)).toBeVisible();
      await expect(dialog.getByText(t.askBoth)).toBeVisible();
      await expectNoViolation(page);
      await dialog.getByLabel(t.helpEn).fill('A letter.');
      await dialog.getByLabel(t.askEn).fill('A letter, please.');
      await dialog.getByRole('button', { name: t.add, exact: true }).click();
      const shown = `${name} ${language === 'en' ? 'en' : 'pt'}`;
      const kind = page.getByRole('listitem').filter({ hasText: shown });
      // A message may lie on the row, and stays while the mouse is over it.
      await kind.getByRole('button').press('Enter');
      await dialog.getByLabel(t.nameEn).fill(`${name} new`);
      await dialog.getByLabel(t.namePt).fill(`${name} new`);
      await dialog.getByRole('button', { name: t.save, exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: `${name} new` })).toBeVisible();

      await page.getByRole('button', { name: t.addReason }).click();
      await dialog.getByLabel(t.textPt).fill(`${name} recusa`);
      await dialog.getByLabel(t.textEn).fill(`${name} recusa`);
      await dialog.getByRole('button', { name: t.add, exact: true }).click();
      const reason = page.getByRole('listitem').filter({ hasText: `${name} recusa` });
      await reason.getByRole('button').press('Enter');
      await dialog.getByLabel(t.retire).check();
      await dialog.getByRole('button', { name: t.save, exact: true }).click();
      await expect(reason).toContainText(t.retired);
      await expectToFit(page, 360);
    },
  );

  test(
    `Fábio changes the hours from tomorrow on, and closes a day (${language})`,
    screenFor(language),
    async ({ page }) => {
      const name = `Ponte ${crypto.randomUUID().slice(0, 6)}`;
      // Runs in both languages at once do not choose the same day.
      const year = new Date().getFullYear() + 2;
      const day = `${year}-03-${language === 'en' ? '08' : '09'}`;
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${settings}/documents`);
      // The keyboard stays in the menu while another section loads.
      const section = page.getByRole('link', { name: t.section, exact: true });
      await section.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${settings}/hours`);
      await expect(page.getByRole('button', { name: t.change })).toBeVisible();
      await expect(section).toBeFocused();
      await page.getByRole('button', { name: t.change }).click();
      await page.getByLabel(t.fridayCloses).fill('08:00');
      await page.getByRole('button', { name: t.check }).click();
      await expect(page.getByText(t.order)).toBeVisible();
      await page.getByLabel(t.fridayOpens).fill('09:00');
      await page.getByLabel(t.fridayCloses).fill('17:00');
      await expectNoViolation(page);
      await page.getByRole('button', { name: t.check }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(t.moved);
      await question.getByRole('button').last().click();
      await expect(question).toBeHidden();

      await page.getByRole('button', { name: t.addDay }).click();
      await expect(page.getByText(t.nameRequired).first()).toBeVisible();
      await fillDate(page, t.day, day);
      await page.getByLabel(t.dayPt).fill(name);
      await page.getByLabel(t.dayEn).fill(name);
      await page.getByRole('button', { name: t.addDay }).click();
      await question.getByRole('button', { name: t.close }).click();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await row.getByRole('button', { name: t.remove }).click();
      await expect(question).toContainText(t.moved);
      await question.getByRole('button', { name: t.open }).click();
      await expect(row).toBeHidden();
      await expectToFit(page, 360);
    },
  );

  test(
    `Fábio adds a hospital’s policy with its source, and a family finds it (${language})`,
    screenFor(language),
    async ({ page }) => {
      const name = `Hospital Boa Vista ${crypto.randomUUID().slice(0, 6)}`;
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${settings}/bill-help`);
      await page.getByRole('button', { name: t.addRule }).click();
      const dialog = page.getByRole('dialog');
      const field = (label: string) => dialog.getByLabel(label, { exact: true });
      const add = dialog.getByRole('button', { name: t.add, exact: true });
      await field(t.state).selectOption('FL');
      await field(t.name).fill(name);
      await field(t.city).fill('Boca Raton');
      await field(t.policy).fill('https://hospital.example/assistance');
      await field(t.free).fill('400');
      await field(t.reduced).fill('350');
      await add.click();
      // Nothing is saved without a source, and nothing is lost.
      await expect(dialog.getByText(t.sourceRequired)).toBeVisible();
      await expect(dialog.getByText(t.freeAboveReduced)).toBeVisible();
      await expect(field(t.name)).toHaveValue(name);
      await expect(field(t.policy)).toHaveValue('https://hospital.example/assistance');
      await expectNoViolation(page);
      await field(t.free).fill('200');
      await field(t.source).fill('Financial assistance policy, July 2026, page 2');
      await add.click();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText('Financial assistance policy, July 2026, page 2');

      // The database refuses the same hospital again.
      await page.getByRole('button', { name: t.addRule }).press('Enter');
      await field(t.state).selectOption('FL');
      await field(t.name).fill(name.toUpperCase());
      await field(t.city).fill('Boca Raton');
      await field(t.policy).fill('https://hospital.example/other');
      await field(t.source).fill('Page 3');
      await add.click();
      await expect(dialog.getByText(t.ruleTaken)).toBeVisible();
      await expect(field(t.source)).toHaveValue('Page 3');
      await dialog.getByRole('button', { name: t.cancel }).click();

      await page.getByRole('button', { name: t.addGuideline }).press('Enter');
      await field(t.year).fill('2026');
      await field(t.first).fill('159600');
      await field(t.more).fill('5,680');
      await field(t.source).fill('https://aspe.hhs.gov/poverty-guidelines');
      await add.click();
      await expect(dialog.getByText(t.firstWrong)).toBeVisible();
      await field(t.first).fill('15,960');
      await add.click();
      await expect(dialog.getByText(t.guidelineTaken)).toBeVisible();
      await expect(field(t.first)).toHaveValue('15,960');
      await dialog.getByRole('button', { name: t.cancel }).click();
      await expectToFit(page, 360);

      await page.goto(`${t.prefix}/bill-help`);
      const press = (label: string) =>
        page.getByRole('button', { name: label, exact: true }).click();
      const register = page.waitForResponse(/\/rpc\/bill_help_register$/);
      await page.getByLabel(t.bill.hospital).check();
      await page.getByLabel(t.bill.amount).fill('4200');
      await fillDate(page, t.bill.billed, '2026-11-02');
      await press(t.bill.check);
      await register;
      await press(t.bill.yes);
      await press(t.bill.yes);
      for (let rest = 0; rest < 7; rest += 1) await press(t.bill.no);
      await page.getByLabel(t.bill.state, { exact: true }).selectOption('NJ');
      await expect(page.getByLabel(t.bill.which)).toBeHidden();
      await page.getByLabel(t.bill.state, { exact: true }).selectOption('FL');
      await page.getByLabel(t.bill.people).fill('4');
      // 350 percent of the guideline.
      await page.getByRole('textbox', { name: t.bill.income }).fill('9625');
      const status = page.getByRole('status');
      await expect(status.getByText(t.bill.maybe)).toBeVisible();
      await page.getByLabel(t.bill.which).selectOption({ label: `${name}, Boca Raton` });
      await expect(status.getByText(t.bill.veryLikely)).toBeVisible();
      await expect(status.getByRole('link', { name })).toHaveAttribute(
        'href',
        'https://hospital.example/assistance',
      );
      await expectNoViolation(page);
      await expectToFit(page, 360);
    },
  );

  test(
    `Gabriela may not open documents, hours and help with bills (${language})`,
    screenFor(language),
    async ({ page }) => {
      await signInAdmin(page, cast.gabriela.email);
      for (const section of ['documents', 'hours', 'bill-help']) {
        await page.goto(`${settings}/${section}`);
        await expect(page.getByText(t.noAccess)).toBeVisible();
      }
    },
  );
}
