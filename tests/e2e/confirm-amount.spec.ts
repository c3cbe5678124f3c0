import { cast } from '../cast.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { proposedRequest } from './support/proposed-request.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  open: 'manageRequests:confirm.button',
  label: 'reviewRequests:amount.label',
  missing: 'reviewRequests:validation.amountRequired',
  tooLarge: 'reviewRequests:validation.amountTooLarge',
  otherCurrency: 'reviewRequests:validation.currencyOther',
  invalid: 'reviewRequests:validation.amountInvalid',
  save: 'reviewRequests:amount.save',
  saved: 'reviewRequests:amount.saved',
  locked: 'reviewRequests:amount.locked',
  next: 'reviewRequests:decide.next',
  submitSecond: 'reviewRequests:decide.submitSecond',
  waiting: 'reviewRequests:second.waiting',
})['pt-BR'];

const requests = `${words.prefix}/admin/requests`;

test(
  'Fábio lowers the amount above which a second person confirms; Otávio can’t, and his next decision waits',
  screenFor('pt-BR'),
  async ({ page, browser, baseURL }) => {
    const member = await activeMember('Davi');
    await addEnrollment(member);
    // $1,800.00 above the IUA: by the usual amount of $5,000.00, nobody else would confirm.
    const { number } = await proposedRequest(page.request, member, { cents: 480_000 });

    await signInAdmin(page, cast.fabio.email);
    await page.goto(requests);
    await page.getByRole('button', { name: words.open }).click();
    const field = page.getByLabel(words.label);
    for (const [typed, problem] of [
      ['', words.missing],
      ['100.000.000,00', words.tooLarge],
      ['1.500 €', words.otherCurrency],
      ['mil', words.invalid],
    ] as const) {
      await field.fill(typed);
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(problem)).toBeVisible();
    }
    await field.fill('1.500');
    await expectNoViolation(page);
    await expectToFit(page, 360);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: words.open }).click();
    await expect(field).toHaveValue('1.500,00');

    // Otávio reads the amount. Neither the dialog nor the database lets him change it.
    const otavio = await browser.newPage({ baseURL });
    const headers = await signInAdmin(otavio, cast.otavio.email);
    await otavio.goto(`${requests}?open=amount`);
    await expect(otavio.getByText(words.locked)).toBeVisible();
    await expect(otavio.getByLabel(words.label)).toBeDisabled();
    const changed = await otavio.request.patch('/rest/v1/decision_settings?only_row=is.true', {
      headers: { ...headers, prefer: 'return=representation' },
      data: { confirm_above_cents: 9_000_000 },
    });
    expect(await changed.json()).toEqual([]);

    await otavio.goto(`${requests}/${number}?open=decide`);
    await otavio.getByRole('button', { name: words.next }).click();
    await expect(otavio.getByText('US$ 1.500,00')).toBeVisible();
    await otavio.getByRole('button', { name: words.submitSecond }).click();
    await expect(otavio.getByText(words.waiting).first()).toBeVisible();
    await otavio.close();
  },
);
