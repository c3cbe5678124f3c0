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

  test('A page stays when files of other pages do not arrive, and a page without its file says so', async ({
    page,
    context,
    complaints,
  }) => {
    const t = texts['pt-BR'];
    await signInMember(page, cast.ana.email);
    await page.goto('/BR/member-login');
    const findFile = () => page.evaluate(fileOfPage, 'concierge');
    await expect.poll(findFile).toMatch(/^\/assets\/.+\.js$/);
    const file = await findFile();
    await context.route(`**${file}`, (route) => route.abort());

    await page.goto('/BR/member-portal');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await refused;
    await page.getByRole('link', { name: t.tabs[3], exact: true }).tap();
    await expect(page).toHaveURL('/BR/member-portal/profile');
    await page.getByRole('link', { name: t.tabs[2], exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não carregou');
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

    await context.unroute(`**${file}`);
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await expect(page).toHaveURL('/BR/member-portal/concierge');
    await expect(page.getByRole('link', { name: t.tabs[2], exact: true })).toBeVisible();
    complaints.splice(0, complaints.length);
  });

  test('Four tabs at the bottom navigate the portal, and the current one is highlighted', async ({
    page,
  }) => {
    const t = texts['pt-BR'];
    await signInMember(page, cast.ana.email);
    await page.goto('/BR/member-portal');
    const tabs = page.locator('nav.portal-tabs');
    for (const [place, path] of ['/bills', '/concierge', '/profile', ''].entries()) {
      const name = t.tabs[(place + 1) % 4] ?? '';
      await tabs.getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(`/BR/member-portal${path}`);
      await expect(tabs.locator('[aria-current]')).toHaveText(name);
    }
    await expect(page.locator('header').getByRole('link', { name: t.tabs[1] })).toBeHidden();
  });

  test('The portal’s header leaves the sign-out to the profile, a limit of nothing is a word, and support begins with WhatsApp', async ({
    page,
  }) => {
    const t = texts['pt-BR'];
    await signInMember(page, cast.ana.email);
    await page.goto('/BR/member-portal/profile');
    const signOut = page.getByRole('button', { name: t.signOut, exact: true });
    await expect(page.locator('main').locator(signOut)).toBeVisible();
    await expect(page.locator('header').locator(signOut)).toBeHidden();

    await page.goto('/BR/member-portal');
    await expect(page.getByRole('row', { name: /^Alice/ })).toContainText('Nada neste ano');
    await page.goto('/BR/member-portal/concierge');
    const ways = page.locator('main li > a');
    await expect(ways.first()).toHaveAttribute('href', /wa\.me/);
    await expect(ways.nth(1)).toHaveAttribute('href', /^tel:/);
  });

  test('Helena reads at the first step that her membership has not started, and “Continuar” is above the tabs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await signInMember(page, cast.helena.email);
    await page.goto('/BR/member-portal/requests/new');
    await expect(page.getByText(/^A sua adesão começa em \d/)).toBeVisible();
    const next = page.getByRole('button', { name: 'Continuar', exact: true });
    await expect(next).toBeVisible();
    expect(await next.evaluate(isOnTop)).toBe(true);
    await next.tap();
    await expect(page).toHaveURL(/step=who/);
  });
});

/** Runs in the page: nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Runs in the page: the file of a page (routes.ts). */
function fileOfPage(page: string): string {
  type Manifest = { routes: Record<string, { module: string }> };
  const manifest: Manifest | undefined = Reflect.get(window, '__reactRouterManifest');
  return manifest?.routes[page]?.module ?? '';
}
