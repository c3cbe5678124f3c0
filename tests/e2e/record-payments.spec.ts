import { randomUUID } from 'node:crypto';
import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const books = '/admin/open-books';
/** Part of a reference of one test: the tests share one database. */
const unique = () => randomUUID().slice(0, 8);

test('Fábio records a payment of Diego from the list, with the keyboard', async ({ page }) => {
  const run = unique();
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`${books}/contributions`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  // Toasts have the role of a dialog too.
  const dialog = page.locator('[role="dialog"][aria-labelledby]');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const search = dialog.getByLabel('Name, whole email, or member number');
  await search.fill(`nobody ${run}`);
  await expect(dialog.getByText('No member matches')).toBeVisible();
  await search.fill(cast.diego.email);
  const diego = dialog.getByRole('radio');
  await expect(diego).toHaveCount(1);
  await expectToFit(page, 360);
  await expectNoViolation(page);
  await diego.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`A payment from ${cast.diego.firstName}`)).toBeVisible();
  await expectToFit(page, 360);
  await dialog.getByLabel('Amount in US dollars').fill('71.25');
  await dialog.getByLabel('Reference').fill(`Check ${run}`);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${books}/contributions?open=${cast.diego.memberId}`);
  await expect(page.getByRole('listitem').filter({ hasText: `Check ${run}` })).toContainText(
    '$71.25',
  );
});

test('Fábio volta à escolha do membro, e uma busca que falha pode ser repetida', async ({
  page,
}) => {
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`/BR${books}/contributions?open=payment`);
  const dialog = page.locator('[role="dialog"][aria-labelledby]');
  const search = dialog.getByLabel('Nome, e-mail inteiro ou número de membro');
  const calls = '**/rest/v1/rpc/payment_member_choices';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { code: 'broken' } }));
  await search.fill(cast.ana.email);
  await expect(dialog.getByText('Não foi possível buscar membros.')).toBeVisible();
  await page.unroute(calls);
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('button', { name: 'Escolher outro membro' }).click();
  await expect(search).toBeVisible();
});

test('Otávio, without the permission, finds no events and sees whom to ask', async ({ page }) => {
  await signInAdmin(page, cast.otavio.email);
  for (const section of ['events', 'contributions?open=payment']) {
    await page.goto(`${books}/${section}`);
    await expect(page.getByText('If you need this tab for your work')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record a payment' })).toHaveCount(0);
  }
});
