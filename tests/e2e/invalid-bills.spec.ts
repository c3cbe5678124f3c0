import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { billOf, line, post, send } from './support/decided-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { proposedRequest } from './support/proposed-request.ts';
import { openTab } from './support/request-tabs.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  add: 'reviewRequests:bill.add',
  total: 'reviewRequests:bill.total',
  patient: 'reviewRequests:bill.patient',
  save: 'reviewRequests:bill.save',
  care: { en: 'medical', 'pt-BR': 'cuidado méd' },
  cells: {
    day: { en: 'Date of care, line 1', 'pt-BR': 'Data do atendimento, linha 1' },
    charge: { en: 'Charge, line 1', 'pt-BR': 'Valor, linha 1' },
    discount: { en: 'Discount, line 1', 'pt-BR': 'Desconto, linha 1' },
  },
  discountAboveCharge: 'reviewRequests:validation.discountAboveCharge',
  otherCurrency: 'reviewRequests:validation.currencyOther',
  tooLarge: 'reviewRequests:validation.amountTooLarge',
  otherPatient: {
    en: /^Nothing was saved, because this request is Bia’s\. .*those of Caio belong/,
    'pt-BR': /^Nada foi salvo, porque este pedido é de Bia\. .*as de Caio vão/,
  },
  duplicate: 'reviewRequests:warnings.duplicate',
  outside: {
    en: 'The care on December 15, 2025 was outside the membership.',
    'pt-BR': 'O atendimento de 15/12/2025 foi fora do período de membro.',
  },
  next: 'reviewRequests:decide.next',
  decide: 'reviewRequests:decide.submit',
  answered: 'manageRequests:states.answered',
  decidedMeanwhile: 'reviewRequests:problems.decided_meanwhile',
});

for (const language of languages) {
  const t = words[language];
  const requests = `${t.prefix}/admin/requests`;

  test(
    `In ${language}, a bill with wrong amounts or of someone else is not saved; one outside the membership or entered twice is saved with a warning`,
    screenFor(language),
    async ({ page }) => {
      const bia = await activeMember('Bia');
      await addEnrollment(bia);
      const { headers, first, second } = await twoRequests(page, bia);
      const xRay = line('X-ray', 48_000, { service_date: '2025-12-15' });
      await post(page.request, '/rest/v1/rpc/save_bill', headers, {
        bill: billOf(first.id, [xRay]),
      });

      await signInAdmin(page, cast.otavio.email);
      await page.goto(`${requests}/${second.number}`);
      await openTab(page, 'bills');
      await page.getByRole('button', { name: t.add }).click();
      const form = page.locator('[data-bill]');
      await page.getByLabel(t.total).fill('100.000.000,00');
      await page.getByLabel(t.cells.day).fill('2025-12-15');
      await page.keyboard.press('Enter');
      await page.keyboard.type('X-ray');
      await page.keyboard.press('Enter');
      await page.keyboard.type(t.care);
      await page.keyboard.press('Enter');
      await page.getByLabel(t.cells.charge).fill('R$ 480,00');
      const save = page.getByRole('button', { name: t.save });
      await save.click();
      await expect(page.getByText(t.otherCurrency)).toBeVisible();
      await expect(page.getByText(t.tooLarge)).toBeVisible();
      await page.getByLabel(t.total).fill('480');
      await page.getByLabel(t.cells.charge).fill('480');
      await page.getByLabel(t.cells.discount).fill('480,01');
      await save.click();
      await expect(page.getByText(t.discountAboveCharge)).toBeVisible();
      await expectNoViolation(page);
      await fitsPhone(page);

      // The bill of Caio belongs to a request of his own.
      await page.getByLabel(t.cells.discount).fill('');
      await page.getByLabel(t.patient).selectOption({ label: 'Caio Teste' });
      await save.click();
      await expect(page.getByText(t.otherPatient)).toBeVisible();
      await expectNoViolation(page);
      await fitsPhone(page);
      const path = '/functions/v1/rpc/request_bills';
      const review = { request_number: second.number };
      expect(await post(page.request, path, headers, review)).toMatchObject({ bills: [] });

      await page.getByLabel(t.patient).selectOption({ label: 'Bia Teste' });
      await save.click();
      await expect(form).toHaveCount(0);
      await expect(page.getByText(t.outside)).toBeVisible();
      await expect(page.getByText(t.duplicate)).toBeVisible();
      const cell = page.getByRole('cell').filter({ hasText: t.duplicate });
      await expect(cell.getByRole('link', { name: first.number })).toBeVisible();
      await expectNoViolation(page);
      await fitsPhone(page);
    },
  );

  test(
    `In ${language}, of two people who decide at once, the second one reads that someone was faster`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const member = await activeMember('Lia');
      await addEnrollment(member);
      const { number } = await proposedRequest(page.request, member, { cents: 370_000 });
      const fabio = await browser.newPage({ baseURL, viewport: page.viewportSize() });
      await signInAdmin(page, cast.otavio.email);
      await signInAdmin(fabio, cast.fabio.email);
      for (const screen of [page, fabio]) {
        await screen.goto(`${requests}/${number}?open=decide`);
        await screen.getByRole('button', { name: t.next }).click();
        await expect(screen.getByRole('button', { name: t.decide, exact: true })).toBeVisible();
      }
      // A live update would close the dialog before he decides.
      const decided = Promise.withResolvers<void>();
      await fabio.route(/\/rpc\/(open_request|request_bills)$/, async (route) => {
        await decided.promise;
        await route.continue();
      });
      await page.getByRole('button', { name: t.decide, exact: true }).click();
      await expect(page.getByText(t.answered, { exact: true }).first()).toBeVisible();
      await fabio.getByRole('button', { name: t.decide, exact: true }).click();
      // A toast, and the same for screen readers.
      await expect(fabio.getByText(t.decidedMeanwhile).first()).toBeVisible();
      decided.resolve();
      await expect(fabio.getByText(t.answered, { exact: true }).first()).toBeVisible();
      await expectNoViolation(fabio);
      await fitsPhone(fabio);
      await fabio.close();
    },
  );
}

/** Two requests of a member in review, who has a son. @returns them, and Otávio's headers */
async function twoRequests(
  { request }: Page,
  member: { id: string; email: string; password: string },
) {
  const fabio = await adminHeaders({ request }, cast.fabio.email);
  const son = {
    member_id: member.id,
    first_name: 'Caio',
    last_name: 'Teste',
    date_of_birth: '2015-03-01',
    relationship: 'child',
    start_date: '2026-01-01',
  };
  await post(request, '/rest/v1/household_people', fabio, son);
  const headers = await adminHeaders({ request }, cast.otavio.email);
  const first = await send(request, member);
  const second = await send(request, member);
  for (const { id } of [first, second]) {
    const move = { request_id: id, to_state: 'in_review' };
    await post(request, '/rest/v1/rpc/move_request', headers, move);
  }
  return { headers, first, second };
}

/** The page fits a phone; the screen keeps its size. */
async function fitsPhone(page: Page) {
  const size = page.viewportSize();
  await expectToFit(page, 360);
  if (size) await page.setViewportSize(size);
}
