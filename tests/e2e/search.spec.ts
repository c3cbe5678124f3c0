import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  home: { en: '/en', 'pt-BR': '/BR' },
  support: { en: '/member-portal/concierge', 'pt-BR': '/BR/member-portal/concierge' },
  emergency: { en: '/emergency', 'pt-BR': '/BR/emergency' },
  calculator: { en: '/what-would-i-pay', 'pt-BR': '/BR/what-would-i-pay' },
  dental: { en: '/rules/exclusions#dental', 'pt-BR': '/BR/rules/exclusions#dental' },
  label: 'search:label',
  yes: 'search:verdict.yes',
  no: 'search:verdict.no',
  fill: 'search:calculator',
  poisonHelp: { en: 'Poison Help 1-800-222-1222', 'pt-BR': 'Poison Help 1-800-222-1222' },
  // The mother types in the language of the other page.
  symptom: { en: 'dor no peitto', 'pt-BR': 'chest pain' },
  dentist: { en: 'dentista', 'pt-BR': 'root canal' },
  bill: { en: 'ER bill of $4,200', 'pt-BR': 'conta do hospital de US$ 4.200' },
  amount: { en: '4,200', 'pt-BR': '4.200' },
});

inBothLanguages(words, (t) => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A mother with a symptom finds 911 first, with no key but those of the keyboard', async ({
    page,
  }) => {
    await page.goto(t.home);
    const search = page.getByRole('search');
    const links = search.getByRole('link');
    await search.getByRole('searchbox', { name: t.label }).focus();
    await page.keyboard.type(t.symptom);
    await expect(links.first()).toHaveAttribute('href', 'tel:911');
    await expect(search.getByRole('status')).toContainText('911');
    await expectNoViolation(page);
    await expectToFit(page, 320, 390);

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(search.getByRole('searchbox')).toBeFocused();

    // Enter never dials: it opens the guide.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(' ');
    await expect(links.first()).toHaveAttribute('href', 'tel:911');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(t.emergency);
  });

  test('A crisis leads to 988 and 911, and a poisoning to 911 and Poison Help', async ({
    page,
  }) => {
    await page.goto(t.home);
    const search = page.getByRole('search');
    const call = (number: string) => search.locator(`a[href="tel:${number}"]`);
    await search.getByRole('searchbox').fill('quero morrer');
    await expect(call('988')).toBeVisible();
    await expect(call('911')).toBeVisible();
    await search.getByRole('searchbox').fill('my toddler drank bleach');
    await expect(call('911')).toBeVisible();
    await expect(search.getByRole('link', { name: t.poisonHelp })).toHaveAttribute(
      'href',
      'tel:+18002221222',
    );
  });

  test('Ana asks in the portal, in either language, and reads “no”, the reason and its rule', async ({
    page,
  }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(t.support);
    const search = page.getByRole('search');
    await search.getByRole('searchbox', { name: t.label }).fill(t.dentist);
    const answer = search.getByRole('region').first();
    await expect(answer).toContainText(t.no);
    await expectNoViolation(page);
    await expectToFit(page, 320, 390);
    // No query leaves the browser: it is in no address.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(t.dental);
    await expect(page.locator('#dental')).toBeInViewport();
  });

  test('The answer about a bill opens the calculator with the bill filled in', async ({ page }) => {
    await page.goto(t.home);
    await page.getByRole('searchbox', { name: t.label }).fill(t.bill);
    await page.getByRole('search').getByRole('link', { name: t.fill }).click();
    await expect(page).toHaveURL(t.calculator);
    await expect(page.getByRole('textbox').first()).toHaveValue(new RegExp(t.amount));
  });

  test('The sections of the rules stand below the answer', async ({ page }) => {
    await page.goto(t.home);
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill('cancel');
    await expect(search.getByRole('region').first()).toContainText(t.yes);
    await expect(search.getByRole('listitem').getByRole('link').first()).toBeVisible();
  });
});
