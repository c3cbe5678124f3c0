import { randomUUID } from 'node:crypto';
import { cast } from '../cast.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const list = '/admin/open-books/contributions';
/** A reference of one test: the tests share one database. */
const unique = () => randomUUID().slice(0, 8);

test('Fábio records a payment of Diego, moves it, reverses it, and finds it again', async ({
  page,
}) => {
  const run = unique();
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`${list}?open=${cast.diego.memberId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cast.diego.firstName);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  // Toasts have the role of a dialog too.
  const dialog = page.locator('[role="dialog"][aria-labelledby]');
  await dialog.getByLabel('Amount in US dollars').fill('0');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText('Enter an amount above zero, such as 489.00')).toBeVisible();
  await dialog.getByLabel('Amount in US dollars').fill('219.50');
  await dialog.getByLabel('Reference').fill(`Zelle ${run}`);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();
  const entry = page.getByRole('listitem').filter({ hasText: `Zelle ${run}` });
  await expect(entry).toContainText('$219.50');

  await entry.getByRole('button', { name: 'Move the payment of $219.50 to another month' }).click();
  await dialog.getByLabel('Amount in US dollars').fill('100');
  await dialog.getByLabel('Reason').fill('Paid two months at once');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toContainText('$119.50 left');

  await entry.getByRole('button', { name: 'Reverse the payment of $219.50' }).click();
  await dialog.getByLabel('Reason').fill('Returned by the bank');
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toContainText('taken back');

  await page.goBack();
  await page.goto(`${list}?q=${cast.diego.memberNumber}&state=reversed`);
  await expect(page.getByRole('table')).toContainText(cast.diego.firstName);
});

test('Fábio importa pagamentos, e um arquivo com erro não muda nada', async ({ page }) => {
  const run = unique();
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`/BR${list}?open=import`);
  const choose = async (lines: string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'pagamentos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Membro;Mês;Valor;Recebido em;Referência', ...lines].join('\n')),
    });
  const good = `${cast.helena.email};2026-01;10,50;2026-01-05;ACH ${run}`;
  await choose([good, `ninguem@example.com;2026-13;-1;2026-01-05;ACH ${run} 2`]);
  await expect(page.getByText('Mês: precisa ser um mês, como 2026-10')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
  await choose([good]);
  await page.getByRole('button', { name: 'Importar 1 pagamento' }).click();
  await expect(page.getByRole('heading', { name: '1 pagamento importado' })).toBeVisible();
  await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
  await choose([good]);
  await expect(
    page.getByText('Todos os pagamentos deste arquivo já foram importados'),
  ).toBeVisible();
});

test('Otávio, without the permission, sees whom to ask', async ({ page }) => {
  await signInAdmin(page, cast.otavio.email);
  await page.goto(list);
  await expect(page.getByText('If you need this tab for your work')).toBeVisible();
});

test('Ana lê se o mês está pago', async ({ page }) => {
  await signInMember(page, cast.ana.email);
  await page.goto('/BR/member-portal/profile/payments');
  await expect(page.getByText(/Sua contribuição de \p{L}+ está (em aberto|paga)/u)).toBeVisible();
});

// Which member is late, and until when, is proven in tests/access/books/contributions.test.ts.
for (const [path, title] of [
  ['/member-portal', 'Your membership has been inactive since November 1, 2026'],
  ['/BR/member-portal', 'Sua adesão está inativa desde 01/11/2026'],
] as const) {
  test(`A member whose membership lapsed reads it first at ${path}, and once`, async ({ page }) => {
    await page.route('**/rest/v1/rpc/own_contribution', (route) =>
      route.fulfill({
        json: {
          state: 'late',
          month: '2026-10-01',
          open_cents: 48_900,
          inactive_from: '2026-11-01',
          last_day: '2026-12-01',
        },
      }),
    );
    await signInMember(page, cast.ana.email);
    await page.goto(path);
    const notice = page.getByText(title);
    await expect(notice).toHaveCount(1);
    const [lapse, next] = [
      await notice.boundingBox(),
      await page.locator('#next-step').boundingBox(),
    ];
    expect(lapse?.y).toBeLessThan(next?.y ?? 0);
    await expect(page.getByText(/489[.,]00/).first()).toBeVisible();
  });
}
