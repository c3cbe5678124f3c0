import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  birth: 'whatWouldIPay:start.birth',
  bill: 'whatWouldIPay:bill.label',
  discount: 'whatWouldIPay:discount.label',
  first: 'whatWouldIPay:pregnancy.first',
  letters: 'whatWouldIPay:errors.letters',
  aboveBill: 'whatWouldIPay:errors.aboveBill',
  example: {
    en: 'You pay $3,000.00. $1,800.00 can be shared.',
    'pt-BR': 'Você paga US$ 3.000,00. US$ 1.800,00 podem ser compartilhados.',
  },
  typed: { en: '12,500.50', 'pt-BR': '12.500,50' },
  result: {
    en: 'You pay $6,000.00. $6,500.50 can be shared.',
    'pt-BR': 'Você paga US$ 6.000,00. US$ 6.500,50 podem ser compartilhados.',
  },
  small: {
    en: 'All of it is yours to pay: $500.00.',
    'pt-BR': 'A conta toda fica com você: US$ 500,00.',
  },
  sorry: 'whatWouldIPay:answer.sorry',
  refused: 'whatWouldIPay:result.refused',
  why: 'hardNews:why',
  week: 'hardNews:week',
  conception: { en: /Rule: When a pregnancy is eligible/, 'pt-BR': /^Regra: Quando/ },
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, a mother sees what she pays of a bill, and her answers stay when she returns from a rule`,
    screenFor(language),
    async ({ page }) => {
      await page.goto(`${t.prefix}/what-would-i-pay`);
      const result = page.locator('section[aria-labelledby=result-title]');
      await expect(result).toContainText(t.example);
      await chooseIua(page, '600000');
      const bill = page.getByLabel(t.bill);
      await bill.fill(t.typed);
      await expect(result).toContainText(t.result);
      await expect(page.getByRole('status').filter({ hasText: t.result })).toHaveCount(1);
      await bill.fill('abc');
      await expect(page.getByText(t.letters)).toBeVisible();
      // No amount is shown beside one that is refused.
      await expect(result).toContainText(t.refused);
      await expect(result).not.toContainText('6');
      await bill.fill('500');
      await expect(result).toContainText(t.sorry);
      await expect(result).toContainText(t.small);
      await expect(result.getByRole('heading', { name: t.why })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.week })).toBeVisible();
      await page.getByLabel(t.discount).fill('501');
      await expect(page.getByText(t.aboveBill)).toBeVisible();
      await expect(result).toContainText(t.refused);
      await expectNoViolation(page);
      await page.getByLabel(t.discount).fill('');

      // The bill that she typed stays.
      await page.getByText(t.birth, { exact: true }).click();
      await expect(result).toContainText(t.small);
      await page.getByText(t.first, { exact: true }).click();
      await expect(result).toContainText(t.small);
      const conception = result.getByRole('link', { name: t.conception });
      await conception.click();
      await expect(page).toHaveURL(`${t.prefix}/rules/maternity#conception`);
      await page.goBack();
      await expect(conception).toBeVisible();
      await page.reload();
      await expect(conception).toBeVisible();
      await expect(page).toHaveURL(`${t.prefix}/what-would-i-pay`);
    },
  );
}

/** The IUAs are buttons over radio inputs, which screen readers and keyboards use. */
async function chooseIua(page: Page, cents: string) {
  await page.locator(`label:has(input[name=iua][value="${cents}"])`).click();
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor reads one example with its rules, and where others are', async ({ page }) => {
    await page.goto('/what-would-i-pay');
    await expect(page.getByText(words.en.example)).toBeVisible();
    await expect(page.locator('noscript a')).toHaveAttribute('href', '/what-you-pay');
  });
});
