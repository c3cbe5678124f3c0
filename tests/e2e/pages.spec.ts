import { expect, test } from './support/test.ts';

const titles = {
  '/about': ['About us · Mutirão', 'Sobre nós · Mutirão'],
  '/rules': ['Rules · Mutirão', 'Regras · Mutirão'],
  '/show': ['Show · Mutirão', 'Vídeos · Mutirão'],
  '/dental-plans': ['Dental and vision plans · Mutirão', 'Planos de odonto e visão · Mutirão'],
  '/contact': ['Contact · Mutirão', 'Contato · Mutirão'],
  '/legal': ['Terms and privacy · Mutirão', 'Termos e privacidade · Mutirão'],
  '/signup': ['Create an account · Mutirão', 'Criar conta · Mutirão'],
  '/my-account': ['Sign in · Mutirão', 'Entrar · Mutirão'],
  '/forgot-password': ['Forgot password · Mutirão', 'Esqueci minha senha · Mutirão'],
  '/reset-password': ['Create a new password · Mutirão', 'Criar senha nova · Mutirão'],
  '/activate-account': ['Activate member account · Mutirão', 'Ativar conta de membro · Mutirão'],
} as const;

for (const [path, [english, portuguese]] of Object.entries(titles)) {
  for (const [language, address, title] of [
    ['en', path, english],
    ['pt-BR', `/BR${path}`, portuguese],
  ] as const) {
    test(`${address} is a page in ${language} with its own title and its twin`, async ({
      page,
      baseURL,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const head = page.locator('head');
      await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${address}$`),
      );
      await expect(head.locator('link[hreflang=en]')).toHaveAttribute(
        'href',
        new RegExp(`[^R]${path}$`),
      );
      await expect(head.locator('link[hreflang=pt-BR]')).toHaveAttribute(
        'href',
        new RegExp(`/BR${path}$`),
      );
      await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      expect(baseURL).toBeTruthy();
    });
  }
}

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

test.describe('An address that does not exist', () => {
  for (const [address, language] of [
    ['/nowhere', 'en'],
    ['/BR/nowhere', 'pt-BR'],
    ['/BRA', 'en'],
    ['/assets/nothing.js', 'en'],
    ['/404', 'en'],
  ] as const) {
    test(`${address} answers 404 with a page in ${language}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('an address that is no text at all answers 404 with a page, too', async ({ request }) => {
  const response = await request.get('/%E0%A4%A');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<html lang="en"');
});

test.describe('An address that is written in another way', () => {
  for (const [written, address] of [
    ['/About', '/about'],
    ['/br/about', '/BR/about'],
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/br', '/BR'],
  ] as const) {
    test(`${written} leads to ${address}`, async ({ page }) => {
      await page.goto(`${written}?from=letter`);
      await expect(page).toHaveURL(`${address}?from=letter`);
    });
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
