import { readFileSync } from 'node:fs';
import { pdfText } from '../support/pdf-text.ts';
import { dayFromNow, fillDate } from './support/fill-date.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  hospital: 'billHelp:start.sender.hospital',
  collector: 'billHelp:start.sender.collector',
  amount: 'billHelp:start.amount.label',
  billed: 'billHelp:start.billed.label',
  check: 'billHelp:start.submit',
  restart: 'billHelp:wizard.restart',
  issues: {
    sender: 'billHelp:issues.senderMissing',
    amount: 'billHelp:issues.amount',
    date: 'billHelp:issues.dateMissing',
    future: 'billHelp:issues.future',
  },
  yes: 'billHelp:wizard.yes',
  no: 'billHelp:wizard.no',
  unsure: 'billHelp:wizard.unsure',
  back: 'billHelp:wizard.back',
  next: 'billHelp:wizard.next',
  questions: {
    asksForMoney: 'billHelp:questions.asksForMoney.title',
    itemized: 'billHelp:questions.itemized.title',
    estimate: 'billHelp:questions.estimate.title',
    outsideVisit: 'billHelp:questions.outsideVisit.title',
  },
  paid: 'billHelp:questions.unshownPayment.detail',
  estimated: 'billHelp:questions.estimate.detail',
  notice: 'billHelp:questions.collector.detail',
  whatToDo: 'billHelp:found.title',
  above: 'billHelp:found.items.aboveEstimate.title',
  twice: 'billHelp:found.items.twice.title',
  missing: 'billHelp:found.items.unshownPayment.title',
  proof: 'billHelp:found.items.collector.title',
  state: 'billHelp:assistance.state.label',
  people: 'billHelp:assistance.people.label',
  income: 'billHelp:assistance.income.label',
  peopleError: 'billHelp:assistance.errors.people',
  veryLikely: 'billHelp:assistance.answer.veryLikely',
  unlikely: 'billHelp:assistance.answer.unlikely',
  emergency: 'billHelp:programs.choices.emergency',
  emergencyMedicaid: 'billHelp:programs.items.emergencyMedicaid.title',
  correction: 'billLetters:letters.correction.title',
  validation: 'billLetters:letters.debtValidation.title',
  step: { en: /Next step: Ask for a correction/, 'pt-BR': /Próximo passo: Pedir uma correção/ },
  name: 'billHelp:letters.fields.name',
  calendar: 'billHelp:dates.calendar',
  copy: 'billHelp:letters.copy',
  copied: 'billHelp:letters.copied',
  pdf: 'billHelp:letters.pdf',
  close: 'billHelp:letters.back',
  typed: { en: '4,200.50', 'pt-BR': '4.200,50' },
  summary: { en: '$4,200.50', 'pt-BR': 'US$ 4.200,50' },
  meaning: { en: 'I paid $200.00', 'pt-BR': 'Paguei US$ 200,00, e a conta não mostra.' },
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, a mother checks a bill without an account, and has the letter in English`,
    screenFor(language),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.goto(`${t.prefix}/bill-help`);
      const check = page.getByRole('button', { name: t.check });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

      // What cannot be a bill is refused where it stands, and nothing is lost.
      await check.click();
      for (const issue of [t.issues.sender, t.issues.amount, t.issues.date])
        await expect(page.getByText(issue)).toBeVisible();
      await expect(page.getByLabel(t.hospital)).toBeFocused();
      await page.getByLabel(t.hospital).check();
      await page.getByLabel(t.amount).fill('0');
      await fillDate(page, t.billed, await dayFromNow(page, 1));
      await check.click();
      await expect(page.getByText(t.issues.future)).toBeVisible();
      await expect(page.getByLabel(t.amount)).toBeFocused();
      await page.getByLabel(t.amount).fill(t.typed);
      await fillDate(page, t.billed, await dayFromNow(page, -60));
      await check.click();

      const question = (name: string) => page.getByRole('heading', { name });
      await expect(question(t.questions.asksForMoney)).toBeFocused();
      await expect(page.getByText(t.summary)).toBeVisible();
      await press(t.yes);
      await press(t.yes);
      await expect(question(t.questions.itemized)).toBeVisible();
      // Itemized, adds up, and the same service twice; "back" asks again.
      await press(t.yes);
      await press(t.yes);
      await press(t.no);
      await press(t.back);
      await press(t.yes);
      await expect(question(t.questions.outsideVisit)).toBeVisible();
      await page.reload();
      await expect(question(t.questions.outsideVisit)).toBeVisible();
      await press(t.unsure);
      await press(t.yes);
      await page.getByLabel(t.paid).fill('200');
      await press(t.next);
      await press(t.no);
      await expect(question(t.questions.estimate)).toBeVisible();
      await press(t.yes);
      await page.getByLabel(t.estimated).fill('3000');
      await press(t.next);
      for (let rest = 0; rest < 3; rest += 1) await press(t.no);

      await expect(question(t.whatToDo)).toBeFocused();
      for (const found of [t.above, t.twice, t.missing])
        await expect(page.locator('li').getByRole('heading', { name: found })).toBeVisible();
      await expect(page.getByRole('listitem').getByText(t.questions.outsideVisit)).toBeVisible();

      // 200 percent of the guideline is within; the income leaves no trace.
      await page.getByLabel(t.state, { exact: true }).selectOption('FL');
      await page.getByLabel(t.people).fill('0');
      await expect(page.getByText(t.peopleError)).toBeVisible();
      await page.getByLabel(t.people).fill('4');
      await page.getByRole('textbox', { name: t.income }).fill('1357.91');
      await expect(page.getByRole('status').getByText(t.veryLikely)).toBeVisible();
      await page.getByRole('textbox', { name: t.income }).fill('91357.91');
      await expect(page.getByRole('status').getByText(t.unlikely)).toBeVisible();
      await page.getByLabel(t.emergency).check();
      await expect(page.getByRole('heading', { name: t.emergencyMedicaid })).toBeVisible();
      await expectNoViolation(page);

      const calendar = page.waitForEvent('download');
      await page.getByRole('button', { name: t.calendar }).click();
      const days = readFileSync(await (await calendar).path(), 'utf8');
      // 240 days after the first bill.
      const last = (await dayFromNow(page, 180)).replaceAll('-', '');
      expect(days).toContain(`DTSTART;VALUE=DATE:${last}`);

      const open = page.getByRole('button', { name: t.step });
      await open.click();
      await expect(page.getByRole('heading', { name: t.correction })).toBeFocused();
      await page.getByLabel(t.name).fill('Helena “Lena” Souza 🎉');
      const paper = page.getByRole('article');
      await expect(paper).toContainText('The same service is listed more than once.');
      await expect(paper).toContainText('I paid $200.00, and the bill does not show it.');
      await expect(paper).toContainText(t.meaning);
      await expectNoViolation(page);
      await press(t.copy);
      await expect(page.getByRole('button', { name: t.copied })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('- The same service is listed more than once.');
      expect(copied).toContain('Sincerely,\nHelena “Lena” Souza 🎉');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.pdf }).click();
      const printed = pdfText(readFileSync(await (await download).path()));
      expect(printed.replaceAll('\n', ' ')).toContain('I believe that it has these errors:');
      expect(printed).toContain('Helena “Lena” Souza ?');

      // "Back" closes the letter, with the focus where it was, and the household is still there.
      await page.goBack();
      await expect(open).toBeFocused();
      await expect(page.getByLabel(t.people)).toHaveValue('4');
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
      );
      expect(stored).toContain('420050');
      expect(stored).not.toMatch(/1357/);
      expect(sent.filter((one) => /1357|4200|420050|Helena/.test(one))).toEqual([]);

      await press(t.restart);
      await expect(check).toBeVisible();
      await expect(page.getByLabel(t.amount)).toHaveValue('');
    },
  );
}

test('A letter of a collector leads to the request for proof, at the date that it has', async ({
  page,
}) => {
  const t = words.en;
  await page.goto('/bill-help');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(t.collector).check();
  await page.getByLabel(t.amount).fill('950');
  await fillDate(page, t.billed, await dayFromNow(page, -200));
  await press(t.check);
  await press(t.yes);
  await press(t.no);
  for (let rest = 0; rest < 5; rest += 1) await press(t.no);
  await fillDate(page, t.notice, await dayFromNow(page, -5));
  await press(t.next);
  await expect(page.locator('li').getByRole('heading', { name: t.proof })).toBeVisible();
  await page.getByRole('button', { name: `Next step: ${t.validation}` }).click();
  await expect(page.getByRole('article')).toContainText('15 U.S.C. 1692g');
  // A reload begins with the letter; the link above it leads back.
  await page.reload();
  await expect(page.getByRole('heading', { name: t.validation })).toBeFocused();
  await press(t.close);
  await expect(page.getByRole('heading', { name: t.whatToDo })).toBeVisible();
});

test('Without the register, the built-in rules answer', async ({ page }) => {
  const t = words.en;
  await page.route('**/rest/v1/rpc/bill_help_register', (route) => route.fulfill({ status: 404 }));
  await page.goto('/bill-help');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(t.hospital).check();
  await page.getByLabel(t.amount).fill('950');
  await fillDate(page, t.billed, await dayFromNow(page, -20));
  const refused = page.waitForResponse(/\/rpc\/bill_help_register$/);
  await press(t.check);
  await refused;
  await press(t.yes);
  await press(t.yes);
  for (let rest = 0; rest < 7; rest += 1) await press(t.no);
  await page.getByLabel(t.state, { exact: true }).selectOption('NJ');
  await page.getByLabel(t.people).fill('4');
  await page.getByRole('textbox', { name: t.income }).fill('2000');
  await expect(page.getByRole('status').getByText(t.veryLikely)).toBeVisible();
  await expect(page.getByRole('status').getByText('N.J.A.C. 10:52-11')).toBeVisible();
});

test('The Portuguese address leads to the page, which says what to look for without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/BR/ajuda-com-a-conta');
  await expect(page).toHaveURL('/BR/bill-help');
  await expect(page.getByText(words['pt-BR'].twice)).toBeVisible();
  await context.close();
});
