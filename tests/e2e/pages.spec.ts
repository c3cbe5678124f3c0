import { expect, test } from './support/test.ts';

test.describe('The language', () => {
  test('of the front page is Portuguese until somebody chooses, then theirs', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.locator('header summary', { hasText: 'BR' }).first().click();
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });

  test('is found again from storage when the cookie is lost, and nonsense is ignored', async ({
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

  test('follows the address whatever is stored, and the switch keeps the page', async ({
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

  test('menu closes on Escape, on a click outside and after a choice', async ({ page }) => {
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

test('an address that does not exist answers 404 with a page in its language', async ({
  page,
  request,
}) => {
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
  // One is a file that is missing, the other no text at all.
  for (const address of ['/assets/nothing.js', '/%E0%A4%A']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain('<html lang="en"');
  }
});

test('an address that is written in another way leads to the page', async ({
  request,
  baseURL,
}) => {
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
    expect(response.url()).toBe(`${baseURL}${address}?from=letter`);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the front page can be read, and its menu and language switch work', async ({ page }) => {
    await page.goto('/BR');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('header summary', { hasText: 'BR' }).first().click();
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the messages of both languages are served as the specification names them', async ({
  request,
}) => {
  for (const language of ['en', 'pt-BR']) {
    const response = await request.get(`/locales/${language}/translation.json`);
    expect(response.status()).toBe(200);
    expect(await response.json()).toHaveProperty('portal.signOut.title');
  }
});
