import type { Locator } from '@playwright/test';
import { cast, password } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { expectTrap, expectVisibleFocus, tabInSight, tabTo } from './support/keyboard.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  door: 'portal:doors.bill.title',
  files: 'requestFiles:choose.files',
  received: 'requestFiles:stored.received',
  bill: 'requestForm:bill.label',
  enlarge: { en: 'See page 1 larger', 'pt-BR': 'Ver a página 1 maior' },
  turn: { en: 'Rotate page 1', 'pt-BR': 'Girar a página 1' },
  continue: 'requestForm:continue',
  illness: 'requestForm:fields.kind.options.illness',
  notBefore: 'requestForm:fields.hadBefore.options.no',
  truthful: 'requestForm:fields.truthful',
  submit: 'requestForm:submit.action',
  sent: 'requests:track.sentTitle',
  story: 'requestForm:fields.whatHappened.label',
  answer: 'requests:questions.save',
  where: 'requestForm:steps.where',
  release: { en: 'Permission to speak for you', 'pt-BR': 'Autorização para falarmos por você' },
  name: 'requests:release.name',
  signed: { en: /^Signed by Rita Teste/, 'pt-BR': /^Assinado por Rita Teste/ },
  again: 'requests:release.again',
  card: 'portal:layout.card',
  show: 'deskCards:show',
  portal: 'card:back',
  search: 'search:label',
  query: { en: 'ER bill of $4,200', 'pt-BR': 'conta do hospital de US$ 4.200' },
  fill: 'search:calculator',
});

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

  test('On a phone, Rita sends a photo of a bill, signs, shows her card, and asks what she will pay, and no bar covers the focus', async ({
    page,
  }) => {
    const t = { ...texts['pt-BR'], ...words['pt-BR'] };
    const rita = await activeMember('Rita');
    await addEnrollment(rita);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInMember(page, rita.email, rita.password);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string | RegExp) => page.getByRole('link', { name });
    const focused = page.locator(':focus');
    const press = async (target: Locator, key = 'Enter') => {
      await tabInSight(page, target);
      await page.keyboard.press(key);
    };

    await page.goto('/BR/member-portal');
    await press(link(t.door));
    const chooser = page.waitForEvent('filechooser');
    await press(button(t.files));
    const photo = await page.evaluate(drawPhoto, { width: 960, height: 1280 });
    await (await chooser).setFiles({
      ...{ name: 'conta.jpg', mimeType: 'image/jpeg' },
      buffer: Buffer.from(photo, 'base64'),
    });
    await expect(page.getByText(t.received)).toBeVisible();
    await tabTo(page, button(t.enlarge), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(button(t.enlarge)).toBeFocused();
    // Its buttons disappear while the page is replaced.
    await press(button(t.turn));
    await expect(page.getByRole('region', { name: t.bill })).toBeFocused();

    await press(button(t.continue));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(button(t.continue));
    await expect(page.getByLabel(t.illness)).toBeFocused();
    await page.keyboard.press('Space');
    await press(button(t.continue));
    const date = new Date(Date.now() - 3 * 86_400_000);
    await tabInSight(page, page.getByLabel('Dia', { exact: true }));
    await page.keyboard.type(String(date.getUTCDate()));
    await tabInSight(page, page.getByLabel('Mês', { exact: true }));
    await page.keyboard.type(date.toLocaleString('pt-BR', { month: 'long', timeZone: 'UTC' }));
    await tabInSight(page, page.getByLabel('Ano', { exact: true }));
    await page.keyboard.type(String(date.getUTCFullYear()));
    await press(button(t.continue));
    await press(page.getByLabel(t.notBefore, { exact: true }), 'Space');
    await press(button(t.continue));
    await press(button(t.submit));
    await expect(page.getByLabel(t.truthful)).toBeFocused();
    await page.keyboard.press('Space');
    await press(button(t.submit));
    await expect(focused).toContainText(t.sent);

    await tabInSight(page, page.getByLabel(t.story, { exact: true }));
    await page.keyboard.type('Febre alta');
    await press(button(t.answer));
    await expect(focused).toContainText(t.where);
    await press(page.locator('summary', { hasText: t.release }));
    await tabInSight(page, page.getByLabel(t.name));
    await page.keyboard.type('Rita Teste');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText(t.signed);
    await press(button(t.again));
    await expect(page.getByLabel(t.name)).toBeFocused();

    await tabTo(page, link(t.card), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(link(t.show).first());
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(t.show).first()).toBeFocused();
    await tabTo(page, link(t.portal), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(link(t.tabs[2]));
    await tabInSight(page, page.getByRole('searchbox', { name: t.search }));
    await page.keyboard.type(t.query);
    await press(link(t.fill));
    await expect(page).toHaveURL(/what-would-i-pay/);
    await tabInSight(page, page.locator('input[name=bill]'));
  });
});
