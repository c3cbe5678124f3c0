import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { isHydrated } from './support/is-hydrated.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  home: { en: '/emergency', 'pt-BR': '/BR/emergency' },
  cards: { en: '/desk-cards', 'pt-BR': '/BR/desk-cards' },
  link: 'emergency:next.deskCards',
  bill: 'deskCards:cards.bill.title',
  meaning: 'deskCards:cards.bill.meaning',
  show: 'deskCards:show',
  close: 'deskCards:close',
  print: 'deskCards:print',
});

const request = 'An itemized bill, please: every service, with date, code, and price.';

/** The card that fills the window, if one does. */
const shown = (page: Page) => page.getByRole('dialog');

inBothLanguages(words, (t) => {
  const showBill = new RegExp(`^${t.show}\\s*: ${t.bill}$`);

  test('Ana shows the receptionist a card, and “back” returns to the cards', async ({ page }) => {
    await page.goto(t.home);
    await page.getByRole('link', { name: t.link }).click();
    await expect(page).toHaveURL(t.cards);
    await expect(shown(page)).toHaveCount(0);

    await page.getByRole('link', { name: showBill }).click();
    await expect(shown(page)).toHaveAccessibleName(t.bill);
    await expect(shown(page).getByText(request)).toBeInViewport({ ratio: 1 });
    await expect(shown(page).getByText(t.meaning)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    // Only the button that closes the card can have focus.
    await page.keyboard.press('Tab');
    await expect(shown(page).getByRole('link', { name: t.close })).toBeFocused();

    await page.goBack();
    await expect(shown(page)).toHaveCount(0);
    await expect(page).toHaveURL(t.cards);
  });

  test('Ana closes a card with its button or Escape, and leaves the page with one step back', async ({
    page,
  }) => {
    await page.goto(t.home);
    await page.getByRole('link', { name: t.link }).click();
    await expect(page).toHaveURL(t.cards);
    // Earlier, closing leads to the card in the list, with one more step in the history.
    await page.waitForFunction(isHydrated);
    for (const close of ['button', 'Escape']) {
      await page.getByRole('link', { name: showBill }).click();
      await expect(shown(page)).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await shown(page).getByRole('link', { name: t.close }).click();
      await expect(shown(page)).toHaveCount(0);
      await expect(page).toHaveURL(t.cards);
    }
    await page.goBack();
    await expect(page).toHaveURL(t.home);
  });

  test('A saved link opens its card, which closes to the list', async ({ page }) => {
    await page.goto(`${t.cards}#show-bill`);
    await expect(shown(page)).toHaveAccessibleName(t.bill);
    await shown(page).getByRole('link', { name: t.close }).click();
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('#bill')).toBeInViewport();
  });
});

test('Ana finds the cards on the support page of the portal', async ({ page }) => {
  await signInMember(page, cast.ana.email);
  await page.goto('/BR/member-portal/concierge');
  await page.getByRole('link', { name: 'Cartões em inglês' }).click();
  await expect(page).toHaveURL('/BR/desk-cards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cartões/);
});

test('Ana prints the cards without buttons', async ({ page }) => {
  await page.goto('/BR/desk-cards');
  const t = words['pt-BR'];
  await expect(page.getByRole('button', { name: t.print })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`“${request}”`)).toBeVisible();
  await expect(page.getByRole('button', { name: t.print })).toBeHidden();
  await expect(page.locator('article a')).toHaveCount(7);
  for (const link of await page.locator('article a').all()) await expect(link).toBeHidden();
});

test('Ana opens a card without internet, where the page has no scripts', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/BR/about');
  const isCached = async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && Boolean(await caches.match('/BR/desk-cards'));
  };
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
  await context.setOffline(true);
  await page.goto('/BR/desk-cards');
  await page.getByRole('link', { name: /Intérprete/ }).click();
  await expect(shown(page).getByText('I need a Portuguese interpreter, please.')).toBeVisible();
  await shown(page).getByRole('link', { name: 'Fechar' }).click();
  await expect(shown(page)).toHaveCount(0);
  complaints.splice(0, complaints.length);
});
