import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { MemberRequest } from './support/member-request.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  search: 'commandCenter:search.title',
  actions: 'commandCenter:search.actions',
  keys: 'commandCenter:keys.title',
  notNow: 'commandCenter:keys.notNow',
  note: 'manageRequests:keys.does.note',
  payment: 'manageRequests:keys.does.payment',
  macros: 'manageRequests:macros.button',
  edit: 'manageMembers:form.edit',
  firstName: 'manageMembers:record.firstName',
});

/** What finds the change of the priority or of the state, without its accents and capitals. */
const typed = { en: 'PRIOR', 'pt-BR': 'situacao' };

for (const language of languages) {
  const t = words[language];
  const admin = `${t.prefix}/admin`;
  const paletteOf = (page: Page) => page.getByRole('dialog', { name: t.search, exact: true });
  const openPalette = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  };
  const actionsOf = (page: Page) => paletteOf(page).getByRole('group', { name: t.actions });

  test.describe(`In ${language}, the actions of a page`, screenFor(language), () => {
    test('are in the palette if they are possible, and in one list with their keys', async ({
      page,
    }) => {
      const own = await MemberRequest.begin(page.request, language);
      const number = await own.submit();
      await signInAdmin(page, cast.otavio.email);
      await page.goto(`${admin}/requests/${number}`);
      const heading = page.getByRole('heading', { name: number });
      await expect(heading).toBeFocused();
      await page.locator('[data-next-step]').waitFor();

      // What is impossible now is in the list of keys, and not in the palette.
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: t.keys });
      await expect(help.getByRole('term').filter({ hasText: t.payment })).toContainText(t.notNow);
      await expect(help.getByRole('term').filter({ hasText: t.note })).not.toContainText(t.notNow);
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await expect(heading).toBeFocused();

      await openPalette(page);
      const actions = actionsOf(page);
      await expect(actions.getByRole('option', { name: t.note })).toContainText('N');
      await expect(actions.getByRole('option', { name: t.payment })).toHaveCount(0);
      await expectToFit(page);
      await expectNoViolation(page);

      // The focus goes where the action puts it, and from its dialog back to where it was.
      await page.keyboard.type(typed[language]);
      await expect(actions.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(paletteOf(page)).toBeHidden();
      const chooser = page.getByRole('dialog');
      await expect(chooser.getByRole('button').first()).toBeVisible();
      await expect(chooser.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(chooser).toBeHidden();
      await expect(heading).toBeFocused();

      await openPalette(page);
      await page.keyboard.type(t.note.slice(0, 14));
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-note]')).toBeFocused();

      // Also while typing; without an action, the focus goes back into the text.
      await openPalette(page);
      await expect(paletteOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(paletteOf(page)).toBeHidden();
      await expect(page.locator('[data-note]')).toBeFocused();
    });

    test('belong to the page: those of the queue, of the inbox, and of a member', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${admin}/requests`);
      await page.getByRole('button', { name: t.macros }).waitFor();
      await openPalette(page);
      await page.keyboard.type(t.macros);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/open=macros/);
      await page.keyboard.press('Escape');

      await page.goto(`${admin}/members?open=${cast.helena.memberId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Helena' })).toBeVisible();
      await page.locator('[data-note]').waitFor();
      await page.keyboard.press('n');
      await expect(page.locator('[data-note]')).toBeFocused();
      await openPalette(page);
      await expect(actionsOf(page).getByRole('option', { name: t.macros })).toHaveCount(0);
      await page.keyboard.type(t.edit);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByLabel(t.firstName, { exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('body')).not.toBeFocused();
    });
  });
}

test('Dialogs that a key opens focus their first field, and Escape brings the focus back', async ({
  page,
}) => {
  const own = await MemberRequest.begin(page.request, 'en');
  await own.addPage('itemized-bill');
  const number = await own.submit();
  const headers = await signInAdmin(page, cast.otavio.email);
  const moved = await page.request.post('/rest/v1/rpc/move_request', {
    headers,
    data: { request_id: own.id, to_state: 'in_review' },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  await page.goto(`/admin/requests/${number}`);
  const heading = page.getByRole('heading', { name: number });
  await expect(heading).toBeFocused();
  await page.locator('[data-next-step]').waitFor();
  const dialog = page.locator('[role="dialog"][aria-labelledby]');
  const opened = [
    { key: 'e', field: 'select, input' },
    { key: 'b', field: 'input' },
    { key: 'a', field: 'button[type="button"]' },
    { key: 's', field: 'button[type="button"]' },
    { key: 'p', field: 'button[type="button"]' },
    { key: 't', field: 'button[type="button"]' },
  ];
  for (const { key, field } of opened) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus'), `the field after ${key}`).toHaveCount(1);
    const isField = await dialog.locator(':focus').evaluate((one, selector) => {
      return one.matches(selector) && !one.matches('[aria-label="Close"]');
    }, field);
    expect(isField, `a field has the focus after ${key}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('body'), `after ${key}`).not.toBeFocused();
  }
});
