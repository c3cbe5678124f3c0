import { origin } from './support/origin.ts';
import { expect, test } from './support/test.ts';

test.describe('The language', () => {
  test('of the home page is Portuguese until the visitor chooses one', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.locator('header summary', { hasText: 'BR' }).first().click();
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });

  test('is restored from storage if the cookie is lost, and invalid values are ignored', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await context.clearCookies();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.evaluate(() => localStorage.setItem('language', 'klingon'));
    await context.clearCookies();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });

  test('follows the address regardless of storage, and the switch keeps the page', async ({
    page,
  }) => {
    await page.goto('/BR/rules');
    await page.locator('header summary', { hasText: 'BR' }).first().click();
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/rules');
    await expect(page).toHaveTitle('Rules · Mutirão');
    await page.goto('/BR/rules');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page).toHaveTitle('Regras · Mutirão');
  });

  test('menu closes on Escape, on a click outside, and after a choice', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const menu = page.locator('header details', { hasText: 'Português (Brasil)' }).first();
    const summary = menu.locator('summary').first();
    await summary.click();
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await summary.click();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } });
    await expect(menu).not.toHaveAttribute('open', '');
  });
});

test('An unknown address returns 404 with a page in its language', async ({ page, request }) => {
  for (const [address, language] of [
    ['/nowhere', 'en'],
    ['/BR/nowhere', 'pt-BR'],
    ['/BRA', 'en'],
    ['/404', 'en'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // One is a missing file, the other is not valid text.
  for (const address of ['/assets/nothing.js', '/%E0%A4%A']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain('<html lang="en"');
  }
});

test('An address with other case or slashes redirects to the page', async ({ request }) => {
  for (const [written, address] of [
    ['/About', '/about'],
    ['/br/about', '/BR/about'],
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/br', '/BR'],
  ]) {
    const response = await request.get(`${written}?from=letter`);
    expect(response.status()).toBe(200);
    expect(response.url()).toBe(`${origin}${address}?from=letter`);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('A visitor reads the home page, and its menu and language switch work', async ({ page }) => {
    await page.goto('/BR');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('header summary', { hasText: 'BR' }).first().click();
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('The messages of both languages are served at the specified addresses', async ({
  request,
}) => {
  for (const language of ['en', 'pt-BR']) {
    const response = await request.get(`/locales/${language}/translation.json`);
    expect(response.status()).toBe(200);
    expect(await response.json()).toHaveProperty('portal.signOut.title');
  }
});
