import { cast } from '../cast.ts';
import { isHydrated } from './support/is-hydrated.ts';
import { screenFor } from './support/screen-for.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  home: { en: '/en', 'pt-BR': '/BR' },
  now: { en: /What do I do now/, 'pt-BR': /O que eu faço agora/ },
  shared: {
    en: /Can an ER visit be shared/,
    'pt-BR': /A ida ao pronto-socorro pode ser compartilhada/,
  },
  pay: { en: /What will I pay/, 'pt-BR': /Quanto eu vou pagar/ },
  yourPart: 'whatWouldIPay:next.yourPart',
  emergency: 'common:nav.emergency',
  call: { en: 'Call 911', 'pt-BR': 'Ligar para 911' },
  itemized: {
    en: 'Every service, with date, code, and price.',
    'pt-BR': 'cada serviço, com data, código e preço',
  },
  own: { en: '$3,000', 'pt-BR': /^US\$\s3\.000$/ },
  rest: { en: '$9,000', 'pt-BR': /^US\$\s9\.000$/ },
});

for (const language of languages) {
  const t = words[language];

  test.describe(`On a phone, in ${language}`, screenFor('pt-BR'), () => {
    test('“What do I do now?” is one tap from home and from every header', async ({ page }) => {
      await page.goto(t.home);
      await page.locator('main').getByRole('link', { name: t.now }).click();
      await expect(page).toHaveURL(`${t.prefix}/emergency`);
      await expect(page.getByRole('link', { name: t.call })).toHaveAttribute('href', 'tel:911');
      await expect(page.locator('main a[href="tel:988"]')).toBeVisible();
      await expect(page.locator('p[lang=en]', { hasText: 'Portuguese interpreter' })).toBeVisible();
      await expect(page.getByText(t.itemized)).toBeVisible();
      await expect(page.getByText('EMTALA')).toBeVisible();

      await page.goto(`${t.prefix}/about`);
      const inHeader = page.locator('header').getByRole('link', { name: t.emergency, exact: true });
      await inHeader.click();
      await expect(page).toHaveURL(`${t.prefix}/emergency`);
      await page.goto(`${t.prefix}/my-account`);
      await expect(inHeader).toBeVisible();
      await signInMember(page, cast.ana.email);
      await page.goto(`${t.prefix}/member-portal`);
      await inHeader.click();
      await expect(page).toHaveURL(`${t.prefix}/emergency`);
    });

    test('“What can be shared?” is one tap from home, and every item links to its rule', async ({
      page,
    }) => {
      await page.goto(t.home);
      await page.locator('main').getByRole('link', { name: t.shared }).click();
      await expect(page).toHaveURL(`${t.prefix}/what-can-be-shared`);
      const items = page.locator('main section[id] li a');
      await expect(items).toHaveCount(27);
      await items.first().click();
      await expect(page).toHaveURL(`${t.prefix}/rules#emergency`);
      await expect(page.locator('#emergency')).toBeInViewport();
    });

    test('“What will I pay?” is one tap from home, and the page about the IUA has examples', async ({
      page,
    }) => {
      await page.goto(t.home);
      await page.locator('main').getByRole('link', { name: t.pay }).click();
      await expect(page).toHaveURL(`${t.prefix}/what-would-i-pay`);
      await page.getByRole('link', { name: t.yourPart }).click();
      await expect(page).toHaveURL(`${t.prefix}/what-you-pay`);
      const row = page.getByRole('table').nth(1).getByRole('row').nth(2);
      await expect(row.getByRole('cell').first()).toHaveText(t.own);
      await expect(row.getByRole('cell').last()).toHaveText(t.rest);
    });
  });
}

test('The WhatsApp button hides when a visitor scrolls down and returns when they scroll up', async ({
  page,
}) => {
  await page.goto('/about');
  const button = page.getByRole('link', { name: /Chat with us on WhatsApp/ });
  // Before hydration, scrolling hides nothing.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(button).toHaveCSS('opacity', '0', { timeout: 1000 });
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(button).toHaveCSS('opacity', '1');
  await page.goto('/contact');
  await page.waitForFunction(isHydrated);
  await expect(button).toHaveCount(0);
  // On a short page, it would cover text from the start, so it is hidden.
  await page.goto('/nowhere');
  await expect(button).toHaveCSS('opacity', '0');
});

test.describe('Offline', () => {
  /** Runs in the page: whether the service worker has cached the emergency page. */
  const isReady = async () => Boolean(await caches.match('/BR/emergency'));

  test('A visitor opens the emergency page and visited pages; other pages explain the problem', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/BR/about');
    await expect.poll(() => page.evaluate(isReady)).toBe(true);
    await page.locator('header nav').first().getByRole('link', { name: 'Regras' }).click();
    await expect(page).toHaveURL('/BR/rules');
    const isKept = async () => Boolean(await caches.match('/BR/rules'));
    await expect.poll(() => page.evaluate(isKept)).toBe(true);

    await context.setOffline(true);
    await page.locator('header').getByRole('link', { name: 'Emergência', exact: true }).click();
    await expect(page).toHaveURL('/BR/emergency');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergência? Ligue 911.');
    await page.goto('/BR/rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/BR/dental-plans');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem internet');
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Talk|way/);
    complaints.splice(0, complaints.length);
  });
});

test('Phones find the icons and the manifest at the addresses that they request', async ({
  request,
}) => {
  for (const [address, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /image\/png/],
    ['/apple-touch-icon-precomposed.png', /image\/png/],
    ['/manifest.webmanifest', /manifest/],
    ['/manifest.en.webmanifest', /manifest/],
    ['/manifest.pt-BR.webmanifest', /manifest/],
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(type);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['my-account', 'forgot-password', 'activate-account', 'reset-password']) {
    test(`/BR/${address} says that it needs JavaScript and how else to reach us`, async ({
      page,
    }) => {
      await page.goto(`/BR/${address}`);
      const notice = page.locator('main noscript p');
      await expect(notice).toContainText('JavaScript');
      for (const start of ['mailto:', 'tel:', 'https://wa.me/']) {
        await expect(notice.locator(`a[href^="${start}"]`)).toBeVisible();
      }
    });
  }
});
