import { cast } from '../cast.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test.describe('On a phone', { tag: '@phone' }, () => {
  test('A visitor opens every page from the menu, which then closes, and finds the contents of the rules', async ({
    page,
  }) => {
    await page.goto('/BR', { waitUntil: 'networkidle' });
    const menu = page.locator('details.site-menu');
    const open = menu.locator('summary');
    await open.tap();
    await expect(menu.getByRole('link', { name: 'Contato' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await open.tap();
    await menu.getByRole('link', { name: 'Regras' }).tap();
    await expect(page).toHaveURL('/BR/rules');
    await expect(menu).not.toHaveAttribute('open', '');

    const contents = page.locator('details.rules-bar');
    await contents.locator('summary').tap();
    const last = contents.getByRole('link').last();
    const section = new URL((await last.getAttribute('href')) ?? '', page.url()).hash;
    await last.tap();
    await expect(contents).not.toHaveAttribute('open', '');
    await expect(page.locator(section)).toBeInViewport();
  });

  test('Three tabs at the bottom navigate the portal, and the current one is highlighted', async ({
    page,
  }) => {
    const t = texts['pt-BR'];
    await signInMember(page, cast.ana.email);
    await page.goto('/BR/member-portal');
    const tabs = page.locator('nav.portal-tabs');
    for (const [place, path] of ['/concierge', '/profile', ''].entries()) {
      const name = t.tabs[(place + 1) % 3] ?? '';
      await tabs.getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(`/BR/member-portal${path}`);
      await expect(tabs.locator('[aria-current]')).toHaveText(name);
    }
    await expect(page.locator('header').getByRole('link', { name: t.tabs[1] })).toBeHidden();
  });
});
