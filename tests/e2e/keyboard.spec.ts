import { cast, password } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { expectTrap, expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test.describe('By keyboard only', () => {
  test('A visitor skips to the content, changes the language, and reads the terms', async ({
    page,
  }) => {
    await page.goto('/legal', { waitUntil: 'networkidle' });
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/legal#content');
    const read = page.getByRole('button', { name: 'Read the Terms of Use' });
    await tabTo(page, read);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Terms of Use' });
    await expect(dialog).toBeVisible();
    await expectTrap(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(read).toBeFocused();

    const menu = page.locator('header details').filter({ hasText: 'Português (Brasil)' });
    await tabTo(page, menu.locator('summary'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Português' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/BR\/legal/);

    // On a narrow or zoomed screen, the links are in a menu.
    await page.goto('/BR/legal', { waitUntil: 'networkidle' });
    await page.setViewportSize({ width: 640, height: 400 });
    const places = page.locator('details.site-menu');
    await tabTo(page, places.locator('summary'));
    await page.keyboard.press('Enter');
    await tabTo(page, places.getByRole('link', { name: 'Contato' }));
    await page.keyboard.press('Escape');
    await expect(places).not.toHaveAttribute('open', '');
    await expect(places.locator('summary')).toBeFocused();
  });

  test('Ana signs in, opens a form, returns, and cancels her sign-out', async ({ page }) => {
    const t = texts['pt-BR'];
    await page.goto('/BR/my-account');
    await tabTo(page, page.getByLabel(t.email, { exact: true }));
    await page.keyboard.type(cast.ana.email);
    await tabTo(page, page.getByLabel(t.password, { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Ana'));
    await tabTo(page, page.getByRole('link', { name: t.tiles[3] }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/BR/member-portal/forms');
    const toForm = page.locator('main a[href$="/forms/scheduling"]');
    await tabTo(page, toForm);
    await page.keyboard.press('Enter');
    // The list can also be closed.
    await expect(page).toHaveURL(/\/forms\/scheduling$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulta presencial');
    await tabTo(page, page.getByRole('link', { name: 'Fechar' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/BR/member-portal/forms');

    const out = page.getByRole('button', { name: t.signOut, exact: true });
    await tabTo(page, out);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: t.dialogTitle });
    await expect(dialog).toBeVisible();
    await expectTrap(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(out).toBeFocused();
    await expectVisibleFocus(page);
  });

  test('Gabriela signs in, finds an episode, changes it, and returns to the list', async ({
    page,
  }) => {
    const t = adminTexts.en;
    const title = `Teclado ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/admin/shows');
    await tabTo(page, page.getByLabel(t.email, { exact: true }));
    await page.keyboard.type(cast.gabriela.email);
    await tabTo(page, page.getByLabel(t.password, { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    const upload = page.getByRole('button', { name: t.upload });
    await tabTo(page, upload);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectTrap(page, dialog);
    for (const [label, text] of [
      ['Title', title],
      ['Video URL', 'https://video.example.com/embed/mutirao-91'],
      ['Duration', '7:45'],
      ['Category', 'Saúde'],
    ] as const) {
      await tabTo(page, field(label));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(upload).toBeFocused();

    await page.keyboard.press('/');
    await page.keyboard.type(title);
    const row = page.getByLabel('Episodes', { exact: true }).getByRole('link');
    await expect(row).toHaveText([title]);
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await tabTo(page, field('Title'));
    await page.keyboard.press('End');
    await page.keyboard.type(' e mais');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toHaveText([`${title} e mais`]);
    await expect(row).toBeFocused();
    await expectVisibleFocus(page);
  });

  test('Fábio presses Tab before the screen updates, and focus stays inside the dialog', async ({
    page,
  }) => {
    await page.clock.install();
    await signInAdmin(page, cast.fabio.email);
    await page.goto('/admin/users?open=new');
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const seenOutside = await page.evaluateHandle(() => {
      const outside: string[] = [];
      document.addEventListener('focusin', ({ target }) => {
        const place = target as Element;
        const isEnd = place.matches('[data-base-ui-focus-guard]');
        if (!isEnd && !place.closest('[role="dialog"]')) outside.push(place.outerHTML);
      });
      return outside;
    });
    for (const [minutes, key] of ['Tab', 'Shift+Tab'].entries()) {
      // While the clock is paused, no frame is drawn.
      await page.clock.pauseAt(Date.now() + (minutes + 1) * 60_000);
      for (let stops = 0; stops < 30; stops += 1) await page.keyboard.press(key);
      expect(await seenOutside.jsonValue()).toEqual([]);
      await page.clock.resume();
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  });
});
