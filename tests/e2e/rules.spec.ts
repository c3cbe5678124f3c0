import { holdScripts } from './support/hold-scripts.ts';
import { isHydrated } from './support/is-hydrated.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';

const tabs = {
  en: ['Instructions', 'Procedures', 'Exclusions', 'Maternity'],
  'pt-BR': ['Instruções', 'Procedimentos', 'Exclusões', 'Maternidade'],
} as const;

const addresses = ['/rules', '/rules/procedures', '/rules/exclusions', '/rules/maternity'] as const;

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('The rules are four linked pages, each with its own title and translation', async ({
    page,
  }) => {
    await page.goto('/BR/rules');
    const titles = new Set<string>();
    for (const [place, name] of tabs['pt-BR'].entries()) {
      const nav = page.getByRole('navigation', { name: 'Regras por assunto' });
      await nav.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/BR${addresses[place]}`);
      await expect(nav.locator('[aria-current=page]')).toHaveText(name);
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
        'href',
        new RegExp(`[^R]${addresses[place]}$`),
      );
      await expect(page.getByText(/^Isto não é um seguro/)).toBeVisible();
      await expect(page.getByText('Edição 1, em vigor a partir de 01/01/2026')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
      titles.add(await page.title());
    }
    expect(titles.size).toBe(4);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('A link from a relative opens at its section and does not scroll again later', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const releaseScripts = await holdScripts(page);
  await page.goto('/BR/rules/procedures#adjustment-period', { waitUntil: 'domcontentloaded' });
  const place = await page.evaluate(afterPainting, '#adjustment-period');
  expect(place.top).toBeGreaterThan(0);
  expect(place.top).toBeLessThan(place.height / 2);

  // The menu is opened before hydration and stays open afterwards.
  await page.locator('header summary', { hasText: 'BR' }).first().click();
  releaseScripts();
  await page.waitForFunction(isHydrated);
  await page.evaluate(afterPainting, 'h1');
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/rules/procedures#adjustment-period');
  await expect(page.locator('#adjustment-period')).toBeInViewport();
});

/** Runs in the page: the position of an element after the next paint. */
async function afterPainting(selector: string): Promise<{ top: number; height: number }> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  return { top, height: window.innerHeight };
}

test('A section has an address in either language that can be copied', async ({
  page,
  context,
}) => {
  await page.goto('/BR/rules/procedures#adjustment-period');
  const section = page.locator('#adjustment-period');
  await expect(section).toBeInViewport();
  const chart = section.getByRole('table');
  await expect(chart.getByRole('row', { name: /^Ano 2 / })).toContainText('US$ 30.000');
  await expect(chart.getByRole('row')).toHaveCount(6);

  await page.locator('header summary', { hasText: 'BR' }).first().click();
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/rules/procedures#adjustment-period');
  await expect(section.getByRole('heading', { name: 'Adjustment period' })).toBeVisible();
  await expect(chart.getByRole('row', { name: /^Year 2 / })).toContainText('$30,000');
  await expect(page.getByRole('navigation').getByText('Procedures').first()).toBeVisible();

  // A link to another tab opens its section, and the back button returns.
  await section.getByRole('link', { name: 'specific limit' }).click();
  await expect(page).toHaveURL('/rules/exclusions#limits');
  await expect(page.locator('#limits')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/rules/procedures#adjustment-period');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Before hydration, the link only points to itself.
  await expect(async () => {
    await section.getByRole('link', { name: /Copy the link/ }).click();
    await expect(section.getByText('Link copied')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test(
  'A visitor searches all tabs, with and without accents, and opens the section',
  screenFor('pt-BR'),
  async ({ page }) => {
    await page.goto('/BR/rules');
    const search = page.getByRole('searchbox', { name: 'Buscar: sintoma, conta ou pergunta' });
    // Without the line that is always there: "Is it an emergency? Call 911 first."
    const results = page.getByRole('search').locator('a:not([href^="tel:"])');
    await search.fill('congênitas');
    await expect(results.first()).toContainText('Condições congênitas');
    const withAccents = await results.allTextContents();
    await search.fill('CONGENITAS');
    await expect(results).toHaveText(withAccents);
    await expect(results.first()).toContainText('Exclusões');
    await results.first().click();
    await expect(page).toHaveURL('/BR/rules/exclusions#congenital-disorders');
    await expect(page.locator('#congenital-disorders')).toBeInViewport();
    // Once the page has focused the paragraph, it does not take the focus from the search any more.
    await expect(page.locator('.rules-found')).toBeFocused();
    await expect(results).toHaveCount(0);

    await search.fill('xyzzy');
    await expect(page.getByText('Nada encontrado para “xyzzy”.')).toBeVisible();
    await page.getByRole('button', { name: 'gravidez' }).click();
    await expect(search).toHaveValue('gravidez');
    await expect(results.first()).toContainText('gravidez');
    await search.press('Escape');
    await expect(results).toHaveCount(0);

    // Visitors use words that the rules avoid; Enter opens the best section.
    await search.fill('franquia');
    await expect(results.first()).toContainText('IUA');
    await search.press('Enter');
    await expect(page).toHaveURL(/#/);
  },
);

test(
  'A mother who types a symptom finds 911 before any rule; Enter opens the guide and dials no number',
  screenFor('pt-BR'),
  async ({ page }) => {
    await page.goto('/rules');
    const search = page.getByRole('searchbox', { name: 'Search: symptom, bill, or question' });
    const links = page.getByRole('search').getByRole('link');
    // In her language, on the page in the other one.
    await search.fill('dor no peito');
    await expect(links.first()).toHaveText('Call 911');
    await expect(links.first()).toHaveAttribute('href', 'tel:911');
    await expect(page.getByRole('search').getByRole('status')).toContainText('Call 911 now.');
    await expectNoViolation(page);
    await expectToFit(page, 360);
    await search.fill('quero morrer');
    await expect(links.first()).toHaveAttribute('href', 'tel:988');
    await search.fill('deductible');
    await expect(links.first()).toContainText('IUA');
    await search.fill('my son has a fever');
    await expect(links.first()).toHaveAttribute('href', 'tel:911');
    await search.press('Enter');
    await expect(page).toHaveURL('/emergency');
  },
);

test('A result opens at its paragraph with highlighted words, and its address does not contain the query', async ({
  page,
}) => {
  await page.goto('/rules');
  const search = page.getByRole('searchbox', { name: 'Search: symptom, bill, or question' });
  await search.fill('vacines for travel');
  await page.getByRole('search').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rules\/exclusions#not-eligible$/);
  const paragraph = page.locator('.rules-found');
  await expect(paragraph).toContainText('Adult immunizations');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph).toBeFocused();
  const marks = await page.evaluate(() =>
    [...(CSS.highlights.get('rules-found') ?? [])].map(String),
  );
  expect(marks).toEqual(['immunizations', 'vaccines', 'travel']);

  await page.getByRole('navigation', { name: 'Rules by topic' }).getByText('Maternity').click();
  await expect(page.locator('.rules-found')).toHaveCount(0);
});

test('A printed tab is complete, with its address and without header and footer', async ({
  page,
}) => {
  await page.goto('/rules/maternity');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Visits, tests, ultrasounds')).toBeVisible();
  await expect(page.getByText(/\/rules\/maternity$/)).toBeVisible();
  for (const part of ['.site-header', 'search', 'nav', 'aside', 'footer']) {
    await expect(page.locator(part).locator('visible=true')).toHaveCount(0);
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('The exclusions start with a summary, and their groups open', async ({ page }) => {
    await page.goto('/BR/rules/exclusions', { waitUntil: 'networkidle' });
    const short = page.getByRole('region', { name: 'Em resumo' });
    await expect(short).toBeVisible();
    const teeth = page.getByText('O tratamento dentário não é elegível');
    await expect(teeth).toBeHidden();
    const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
    expect(height).toBeLessThan(7 * 780);

    await short.getByRole('link', { name: 'dentes' }).click();
    await expect(teeth).toBeVisible();
    await expect(page.locator('#dental')).toBeInViewport();
    await page.getByText('Saúde mental', { exact: true }).last().click();
    await expect(page.getByText('psiquiatria de rotina')).toBeVisible();
  });

  for (const anchor of ['limit-recovery', 'congenital-disorders', 'not-eligible']) {
    test(`A link to #${anchor} opens its group`, async ({ page }) => {
      await page.goto(`/rules/exclusions#${anchor}`);
      const text = page.locator(`#${anchor}`).locator('p, dd').first();
      await expect(text).toBeVisible();
      await expect(text).toBeInViewport();
    });
  }
});

test('The exclusions are all open on a wide screen and in print', async ({ page }) => {
  await page.goto('/rules/exclusions');
  await expect(page.getByText('Dental care is not eligible')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(page.getByText('Dental care is not eligible')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Dental care is not eligible')).toBeVisible();
});
