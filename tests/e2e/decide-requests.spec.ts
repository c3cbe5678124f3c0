import type { Page } from '@playwright/test';
import type { Language } from '../../app/shared/i18n/language.ts';
import { cast } from '../cast.ts';
import { MemberRequest } from './support/member-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { openTab } from './support/request-tabs.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  assign: 'reviewRequests:need.assign',
  title: 'reviewRequests:need.title',
  save: 'reviewRequests:need.save',
  saveBill: 'reviewRequests:bill.save',
  add: 'reviewRequests:bill.add',
  total: 'reviewRequests:bill.total',
  firstDay: { en: 'Date of care, line 1', 'pt-BR': 'Data do atendimento, linha 1' },
  firstCharge: { en: 'Charge, line 1', 'pt-BR': 'Valor, linha 1' },
  restored: { en: 'Restored what you typed', 'pt-BR': 'Recuperamos o que você digitou' },
  asPrinted: 'reviewRequests:bill.sumEqual',
  propose: 'reviewRequests:decision.propose',
  next: 'reviewRequests:decide.next',
  decideSecond: 'reviewRequests:decide.submitSecond',
  second: {
    own: 'reviewRequests:second.own',
    confirm: 'reviewRequests:second.confirm',
    return: 'reviewRequests:second.return',
    reason: 'reviewRequests:second.reason',
  },
  returned: 'reviewRequests:decision.status.refused',
  answered: 'manageRequests:states.answered',
});

/** A request of a new member in review, on the screen of Otávio. */
async function openInReview(page: Page, language: Language): Promise<string> {
  const member = await activeMember('Rita');
  await addEnrollment(member);
  const own = await MemberRequest.begin(page.request, language, member);
  const number = await own.submit();
  const headers = await signInAdmin(page, cast.otavio.email);
  const moved = await page.request.post('/rest/v1/rpc/move_request', {
    headers,
    data: { request_id: own.id, to_state: 'in_review' },
  });
  expect(moved.ok()).toBe(true);
  await page.goto(`${words[language].prefix}/admin/requests/${number}`);
  return number;
}

/** The request of the page on Fábio's screen. */
async function openAsFabio(page: Page): Promise<Page> {
  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('The browser has closed.');
  await signInAdmin(other, cast.fabio.email);
  await other.goto(page.url());
  return other;
}

async function assignNeed(page: Page, language: Language, title: string) {
  const t = words[language];
  await openTab(page, 'bills');
  await page.getByRole('button', { name: t.assign, exact: true }).click();
  await page.getByLabel(t.title, { exact: true }).fill(title);
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(title).first()).toBeVisible();
}

/** Types cells, each with Enter. */
async function typeCells(page: Page, ...cells: string[]) {
  for (const cell of cells) {
    if (cell) await page.keyboard.type(cell);
    await page.keyboard.press('Enter');
  }
}

test('Otávio enters a bill by keyboard and decides; Fábio confirms; the payment is recorded', async ({
  page,
}) => {
  const t = words.en;
  const number = await openInReview(page, 'en');
  await assignNeed(page, 'en', 'Broken wrist');

  // The bill: provider and lines without a mouse. A discount above the charge is refused.
  await page.getByRole('button', { name: t.add }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Doctor or hospital')).toBeFocused();
  await typeCells(page, 'Memorial Hospital', '', '6,275', '');
  await expect(page.getByLabel(t.firstDay)).toBeFocused();
  await typeCells(page, '', 'ER visit', 'medical', '5.000,00', '50000', '');
  await typeCells(page, '', 'Ambulance', 'transp', '1,250', '', '');
  await typeCells(page, '', 'Late fee', 'fees', '25', '', '');
  await page.keyboard.press('Control+s');
  const discount = page.getByLabel('Discount, line 1');
  await expect(discount).toBeFocused();
  await expect(page.getByText('More than the charge.')).toBeVisible();
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.asPrinted, { exact: true })).toBeVisible();
  await expect(page.getByText('Can be shared: $1,500.00')).toBeVisible();
  await expectNoViolation(page);

  // A reload and Escape keep what was typed.
  await page.reload();
  await expect(page.getByText(t.restored)).toBeVisible();
  await expect(page.getByLabel(t.firstCharge)).toHaveValue('5,000.00');
  await page.getByLabel(t.firstCharge).press('Escape');
  await expect(page.locator('[data-bill]')).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(page.getByText(t.restored)).toBeVisible();
  await expect(page.getByLabel(t.firstCharge)).toHaveValue('5,000.00');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-bill]')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Ambulance' })).toBeVisible();

  // The proposal: the ambulance needs judgment, with a reason.
  await openTab(page, 'decision');
  await page.getByRole('button', { name: t.propose, exact: true }).click();
  await page.getByRole('button', { name: /: Ambulance$/ }).click();
  await expect(page.getByLabel('Part 1: who has it')).toBeFocused();
  await page.getByLabel('Part 1: who has it').selectOption({ label: 'can be shared' });
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText('Write the reason in a sentence.')).toBeVisible();
  await page.getByLabel('Why, for the member').fill('It was an emergency, and the only way there.');
  await page
    .getByLabel('Message to Rita in the letter (optional)')
    .fill('Please send us the receipt of the hospital.');
  await page.getByRole('button', { name: t.next }).click();
  const letter = page.locator('[data-decide]');
  await expect(letter.getByText('$2,750.00').first()).toBeVisible();
  await expect(letter.getByText('Please send us the receipt of the hospital.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: t.decideSecond }).click();

  // It waits for a second person, who is not Otávio.
  await expect(page.getByText(t.second.own)).toBeVisible();
  await expect(page.getByRole('button', { name: t.second.confirm })).toHaveCount(0);
  const fabio = await openAsFabio(page);
  await fabio.getByRole('button', { name: t.second.confirm }).click();
  await expect(fabio.getByText(t.answered, { exact: true }).first()).toBeVisible();
  await fabio.close();

  // Otávio sees the answer without a reload, and records the payment.
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await expect(page.getByLabel('Amount in US dollars')).toHaveValue('2,750.00');
  await page.getByLabel('Reference').fill('4111 1111 1111 1111');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Never enter card numbers. Use')).toBeVisible();
  await page.getByLabel('Reference').fill('ACH 20-118');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Everything is paid')).toBeVisible();
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test(
  'In pt-BR, Otávio refuses a request, and Fábio returns the decision with a reason',
  screenFor('pt-BR'),
  async ({ page }) => {
    const t = words['pt-BR'];
    const number = await openInReview(page, 'pt-BR');
    await assignNeed(page, 'pt-BR', 'Dor de garganta');
    await page.getByRole('button', { name: t.add }).click();
    await page.getByLabel(t.total).fill('1.234,50');
    await page.getByLabel(t.firstDay).focus();
    await typeCells(page, '', 'Consulta', 'cuidado méd', '1.234,5', '', '');
    await expect(page.getByText(t.asPrinted, { exact: true })).toBeVisible();
    const size = page.viewportSize();
    await expectToFit(page, 360, 768, 1024);
    if (size) await page.setViewportSize(size);
    await page.getByRole('button', { name: t.saveBill }).click();
    await expect(page.locator('[data-bill]')).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'Consulta' })).toBeVisible();
    await openTab(page, 'decision');
    await page.getByRole('button', { name: t.propose, exact: true }).click();
    await page.getByRole('button', { name: t.next }).click();
    await page.getByRole('button', { name: t.decideSecond }).click();
    await expect(page.getByText(t.second.own)).toBeVisible();

    // The queue says what waits for a second person.
    const fabio = await openAsFabio(page);
    await fabio.goto(`${t.prefix}/admin/requests?view=second_person`);
    await fabio.getByRole('link', { name: number }).click();
    await fabio.getByRole('button', { name: t.second.return, exact: true }).click();
    await fabio.getByLabel(t.second.reason).fill('Falta ver as anotações da consulta.');
    await fabio
      .locator('[role="dialog"][aria-labelledby]')
      .getByRole('button', { name: t.second.return })
      .click();
    await expect(fabio.getByText(t.returned, { exact: true })).toBeVisible();
    await fabio.close();
    await expect(page.getByText('“Falta ver as anotações da consulta.”')).toBeVisible();
    await expect(page.getByRole('button', { name: t.propose, exact: true })).toBeVisible();
  },
);
