import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { invoice, signatureOf } from '../functions/stripe-events.ts';
import { pdfText } from '../support/pdf-text.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect } from './support/test.ts';
import { testWithOpenBooks as test } from './support/with-open-books.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });

const books = '/admin/open-books';
// Toasts have the role of a dialog too.
const dialogOf = (page: Page) => page.locator('[role="dialog"][aria-labelledby]');

/** The content of the file that a button downloads. */
async function downloaded(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await download).path());
}

test('Fábio adds a correction to a statement, and a visitor reads it in both languages, with the frozen figures, and in the file', async ({
  page,
  browser,
  baseURL,
}) => {
  const texts = {
    en: 'A clinic returned a payment that was made twice.',
    pt: 'Uma clínica devolveu um pagamento feito em dobro.',
  };
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`${books}/statements`);
  await page.getByRole('button', { name: 'Add a correction' }).click();
  const dialog = dialogOf(page);
  const month = dialog.getByLabel('Month');
  const third = await month.locator('option').nth(2).getAttribute('value');
  await month.selectOption(third);
  await dialog.getByLabel('Figure').selectOption('paid');
  await dialog.getByLabel('Text in Portuguese').fill(texts.pt);
  await dialog.getByLabel('Text in English').fill('Too short');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Please write at least 10 characters.')).toBeVisible();
  await dialog.getByLabel('Text in English').fill(texts.en);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: texts.en })).toContainText('“Paid”');

  const visitor = await browser.newPage({ baseURL });
  const address = `/open-books?month=${third?.slice(0, 7)}`;
  await visitor.goto(`/BR${address}`);
  const sheet = visitor.locator('section[aria-labelledby="month-title"]');
  await expect(sheet).toContainText(texts.pt);
  await visitor.goto(address);
  await expect(sheet).toContainText(texts.en);
  const heading = await sheet.getByRole('heading', { level: 2 }).textContent();
  const row = visitor
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: String(heading) });
  const paid = sheet.locator('dt', { hasText: /^Paid$/ }).locator('~ dd');
  await expect(row).toContainText(String(await paid.textContent()));

  const lines = (await downloaded(visitor, 'Download as CSV')).toString().split('\r\n');
  const line = lines.find((one) => one.startsWith(`${third?.slice(0, 7)},`));
  const amount = Number(String(await paid.textContent()).replace(/[$,]/g, ''));
  expect(line?.split(',')).toContain(String(amount));
  expect(line).toContain(texts.en);
  await visitor.close();
});

test('A visitor reads what letters saved, in both languages, and nothing while few households stand behind it', async ({
  page,
}) => {
  await page.goto('/open-books');
  const month = page.locator('section[aria-labelledby="month-title"]');
  await expect(month).toBeVisible();
  const saved = page.locator('section[aria-labelledby="saved-title"]');
  await expect(saved).toHaveCount(0);

  await page.route('**/rpc/open_books', async (route) => {
    const response = await route.fetch();
    const total = { cents: 4_210_060, households: 23, since: '2026-03-01' };
    await route.fulfill({ response, json: { ...(await response.json()), saved: total } });
  });
  await page.reload();
  await expect(saved).toContainText('$42,101, in 23 households, since March 2026');
  await expectNoViolation(page);
  await expectToFit(page, 320, 768, 1440);
  await page.goto('/BR/open-books');
  await expect(saved).toContainText(/42\.101, em 23 famílias, desde março de 2026/);
});

test('Fábio follows a figure of Colorado’s report to its rows, answers what is missing, attests, and keeps both files', async ({
  page,
}) => {
  const headers = await signInAdmin(page, cast.fabio.email);
  await page.goto(`${books}/reports`);
  const line = (label: string) => page.locator('dl > div').filter({ hasText: label });
  const collected = line('Fees, dues and other payments collected nationally');
  const amount = String(await collected.locator('dd').first().textContent());
  await collected.getByRole('button').click();
  const dialog = dialogOf(page);
  const rows = dialog.getByRole('row');
  await expect(dialog).toContainText(`add up to ${amount}. The report says ${amount}.`);
  const cells = await rows.locator('td:last-child').allTextContents();
  const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  expect(cells.map(cents).reduce((sum, one) => sum + one, 0)).toBe(cents(amount));
  await page.goBack();
  await expect(dialog).toBeHidden();

  // A report with a field without an answer cannot be attested, and its files say that it is a draft.
  await expect(page.getByRole('button', { name: 'Attest this report' })).toHaveCount(0);
  expect((await downloaded(page, 'Download CSV')).toString()).toContain('Draft, not attested.');

  const period = await page.getByLabel('Year', { exact: true }).inputValue();
  await line('Reserve on December 31').getByRole('button').click();
  await dialog.getByLabel('Amount in US dollars').fill('1,234.50');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(line('Reserve on December 31')).toContainText('$1,234.50');
  const missing = page.locator('dl > div').filter({ hasText: 'Not answered yet' });
  for (const one of await missing.all()) {
    const id = await one.getAttribute('id');
    const answer = await page.request.post('/rest/v1/rpc/save_report_answer', {
      headers,
      data: {
        report: 'colorado',
        period,
        field: id?.replace('field-', ''),
        value: null,
        is_not_held: true,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Attest this report' }).click();
  await dialog.getByLabel('Who attests').fill('Marta Prado');
  await dialog.getByLabel('Title or office').fill('President');
  await dialog.getByRole('button', { name: 'Store attestation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Matches what was attested')).toBeVisible();

  const csv = (await downloaded(page, 'Download CSV')).toString();
  const pdf = pdfText(await downloaded(page, 'Download PDF'));
  for (const text of [csv, pdf]) {
    expect(text).toContain('Attested on');
    expect(text).toContain('$1,234.50');
    expect(text).toContain(amount);
    expect(text).toContain('Not held');
    expect(text).not.toContain('Not answered yet');
  }
  expect(pdf).toContain('Marta Prado, President');
});

test('A payment of an unknown customer waits for Fábio, who assigns it to Diego, and it is in the books', async ({
  page,
}) => {
  const payment = invoice({ at: new Date().toISOString(), cents: 31_234 });
  const payload = JSON.stringify(payment.paid());
  const answer = await page.request.post('/functions/v1/payment-events', {
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload) },
    data: payload,
  });
  expect(answer.ok(), await answer.text()).toBe(true);

  await signInAdmin(page, cast.fabio.email);
  await page.goto(`${books}/events`);
  const row = page.getByRole('row').filter({ hasText: '$312.34' });
  await row.getByRole('link').click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Neither the member number nor the customer is known');
  await dialog.getByLabel('Name, whole email, or member number').fill(cast.diego.memberNumber);
  await dialog.getByRole('radio', { name: cast.diego.firstName }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await page.goto(`${books}/contributions?open=${cast.diego.memberId}`);
  const entry = page.getByRole('listitem').filter({ hasText: payment.ids.invoice });
  await expect(entry).toContainText('$312.34');
  await expect(entry).toContainText('Stripe');
});

test('Fábio records a gift and what the fund gave for a need of Diego, and no more than the fund has', async ({
  page,
}) => {
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`${books}/contributions?open=${cast.diego.memberId}`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('What it is').selectOption('gift');
  await dialog.getByLabel('Amount in US dollars').fill('500');
  await dialog.getByLabel('Reference').fill('A gift');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Use the fund' }).click();
  await expect(dialog).toContainText('$500.00 are in the fund');
  await dialog.getByLabel('Why the fund was used for this need').fill('The oldest need');
  await dialog.getByLabel('Amount in US dollars').fill('500.01');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText('More than is in the fund')).toBeVisible();
  await dialog.getByLabel('Amount in US dollars').fill('180');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();
  const use = page.getByRole('listitem').filter({ hasText: 'Used from the excess sharing fund' });
  await expect(use).toContainText('$180.00');
  await expect(use).toContainText('The oldest need');
});
