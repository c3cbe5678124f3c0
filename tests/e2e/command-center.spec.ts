import type { Page } from '@playwright/test';
import { cast, password } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { emailedLink } from './support/outbox.ts';
import { noAdmin, signInAdmin, storedAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

type Texts = (typeof adminTexts)[keyof typeof adminTexts];

async function logIn(page: Page, t: Texts, email: string, typed: string = password) {
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: t.signIn, exact: true }).click();
}

/** On a phone the tabs are in a menu. */
async function openTab(page: Page, name: string, isPhone: boolean) {
  if (isPhone) await page.getByRole('navigation').locator('summary').click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

/** Toasts have the role dialog too; only a modal dialog has a title. */
function dialogOf(page: Page) {
  return page.locator('[role="dialog"][aria-labelledby]');
}

function rows(page: Page, t: Texts) {
  return page.getByLabel(t.team, { exact: true }).locator('[data-row]');
}

inBothLanguages(adminTexts, (t) => {
  const users = `${t.prefix}/admin/users`;
  test('Fábio signs in at the address he opened, finds every tab, and signs out', async ({
    page,
    isMobile,
  }) => {
    await page.goto(users);
    await expect(page).toHaveTitle(t.loginTitle);
    const reloaded = page.waitForEvent('load');
    await logIn(page, t, 'nobody@example.com', 'wrong');
    await reloaded;
    await expect(page.getByRole('alert')).toHaveText(t.invalid);
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue('nobody@example.com');

    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/rpc/authenticate_admin', async (route) => {
      await held;
      await route.fallback();
    });
    await logIn(page, t, cast.fabio.email);
    await expect(page.getByRole('button', { name: t.signingIn })).toBeDisabled();
    const loaded = page.waitForEvent('load');
    letGo();
    await loaded;
    await expect(page).toHaveURL(users);
    await expect(page.getByRole('heading', { name: t.systemRoles })).toBeVisible();
    await expect(page.getByRole('link', { name: t.toSite })).toBeVisible();
    await expect(page.getByText('Fábio Teixeira').first()).toBeVisible();
    await expect(page.getByText(t.role).filter({ visible: true }).first()).toBeVisible();

    for (const [address, name] of t.tabs) {
      await openTab(page, name, isMobile);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    const { token } = await storedAdmin(page);
    await page.getByRole('button', { name: t.logOut }).click();
    await expect(page.getByText(t.loggedOut)).toBeVisible();
    expect(await storedAdmin(page)).toEqual(noAdmin);
    const answer = await page.request.post('/rest/v1/rpc/current_admin', {
      headers: { apikey: 'sb_publishable_local', authorization: `Bearer ${token}` },
      data: {},
    });
    expect(await answer.json()).toEqual([]);
  });

  test('Fábio searches without accents and filters, and the address and the back button follow', async ({
    page,
    isMobile,
  }) => {
    await signInAdmin(page, cast.fabio.email);
    await page.goto(users);
    const search = page.getByLabel(t.search);
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    // Slower than the debounce, so results arrive between keystrokes.
    await search.pressSequentially('otavio reis', { delay: 245 });
    await expect(search).toHaveValue('otavio reis');
    await expect(rows(page, t)).toHaveText(['Otávio Reis']);
    await expect(page).toHaveURL(`${users}?q=otavio+reis`);
    if (isMobile) await page.getByRole('button', { name: t.filters, exact: true }).click();
    await page.getByRole('button', { name: t.roleFilter, exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: t.role }).click();
    await expect(page.getByRole('heading', { name: t.noMatches })).toBeVisible();
    await expect(page).toHaveURL(/role=super_admin/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.clear }).click();
    await expect(rows(page, t).filter({ hasText: 'Igor Nunes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: t.noMatches })).toBeVisible();
    await page.reload();
    await expect(search).toHaveValue('otavio reis');
  });

  test('Fábio opens a row before the screen updates, and it keeps the filter that he chose', async ({
    page,
    isMobile,
  }) => {
    await signInAdmin(page, cast.fabio.email);
    await page.goto(users);
    await expect(rows(page, t).first()).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: t.filters, exact: true }).click();
    await page.getByRole('button', { name: t.roleFilter, exact: true }).click();
    await page.evaluate(openRowAtNextStep);
    await page.getByRole('menuitemcheckbox', { name: t.role }).click();
    await expect(page).toHaveURL(/\?role=super_admin&open=/);
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  });

  test('Fábio invites Nina, who chooses her password and signs in', async ({ page, browser }) => {
    const email = `nina-${crypto.randomUUID()}@example.com`;
    await signInAdmin(page, cast.fabio.email);
    await page.goto(users);
    await page.getByRole('button', { name: t.add }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: t.addAndInvite }).click();
    await expect(dialog.getByLabel(t.firstName, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await dialog.getByLabel(t.firstName, { exact: true }).fill('Nina');
    await dialog.getByLabel(t.lastName, { exact: true }).fill('Alves');
    await dialog.getByLabel(t.email, { exact: true }).fill(email);
    await dialog.getByRole('button', { name: t.addAndInvite }).click();
    await expect(dialog).toBeHidden();

    const link = await emailedLink(email);
    expect(new URL(link).pathname).toBe(`${t.prefix}/admin/confirm`);
    const nina = await (await browser.newContext()).newPage();
    await nina.goto(link);
    await nina.getByLabel(t.newPassword, { exact: true }).fill('curta');
    await nina.getByRole('button', { name: t.savePassword }).click();
    await expect(nina.getByLabel(t.newPassword, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(nina.url()).not.toContain('#');
    await nina.getByLabel(t.newPassword, { exact: true }).fill('um lugar ao sol 7');
    await nina.getByRole('button', { name: t.savePassword }).click();
    await nina.getByRole('link', { name: t.goSignIn }).click();
    await logIn(nina, t, email, 'um lugar ao sol 7');
    await expect(nina.getByRole('button', { name: t.logOut })).toBeVisible();
    await nina.context().close();
  });

  test('Two admins edit one admin: different fields merge, the same field conflicts, and a change can be undone', async ({
    page,
  }) => {
    const headers = await signInAdmin(page, cast.fabio.email);
    const added = await page.request.post('/rest/v1/admins?select=id', {
      headers: { ...headers, prefer: 'return=representation' },
      data: {
        first_name: 'Lia',
        last_name: 'Um',
        email: `lia-${crypto.randomUUID()}@example.com`,
      },
    });
    const [{ id }] = await added.json();
    await page.goto(`${users}?open=${id}`);
    const dialog = dialogOf(page);
    const lastName = dialog.getByLabel(t.lastName, { exact: true });
    await lastName.fill('Dois');
    await page.request.patch(`/rest/v1/admins?id=eq.${id}`, {
      headers,
      data: { first_name: 'Lívia', last_name: 'Três' },
    });
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.conflict)).toBeInViewport({ ratio: 1 });
    await expect(lastName).toHaveValue('Dois');
    await dialog.getByRole('button', { name: t.load }).click();
    await expect(lastName).toHaveValue('Três');
    await lastName.fill('Quatro');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(async () => {
      const answer = await page.request.get(`/rest/v1/admins?select=last_name&id=eq.${id}`, {
        headers,
      });
      expect(await answer.json()).toEqual([{ last_name: 'Três' }]);
    }).toPass();

    await page.goto(`${users}?open=${id}`);
    await lastName.fill('Cinco');
    await page.request.patch(`/rest/v1/admins?id=eq.${id}`, {
      headers,
      data: { first_name: 'Livinha' },
    });
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
    const answer = await page.request.get(
      `/rest/v1/admins?select=first_name,last_name&id=eq.${id}`,
      { headers },
    );
    expect(await answer.json()).toEqual([{ first_name: 'Livinha', last_name: 'Cinco' }]);
  });

  test('Fábio signs in again after his session ended, and his input is still there', async ({
    page,
  }) => {
    const headers = await signInAdmin(page, cast.fabio.email);
    // Wait until all pending requests are done, while the session is still open.
    await page.goto(`${users}?q=x&open=new`, { waitUntil: 'networkidle' });
    const dialog = dialogOf(page);
    await dialog.getByLabel(t.firstName, { exact: true }).fill('Conceição');
    await dialog.getByLabel(t.email, { exact: true }).fill('conceicao@example.com');
    // The session ends while the form is sent, so no earlier request can notice it.
    await page.route('**/rest/v1/admins*', async (route) => {
      if (route.request().method() === 'POST') {
        await page.request.post('/auth/v1/logout?scope=local', { headers });
      }
      await route.continue();
    });
    await dialog.getByRole('button', { name: t.addAndInvite }).click();
    await expect(page.getByText(t.expired)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await logIn(page, t, cast.fabio.email);
      await expect(dialog.getByText(t.draft)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page).toHaveURL(`${users}?q=x&open=new`);
    await expect(dialog.getByLabel(t.firstName, { exact: true })).toHaveValue('Conceição');
    await expect(dialog.getByLabel(t.email, { exact: true })).toHaveValue('conceicao@example.com');
  });
});

test('Fábio exports the filtered rows, and the export is logged', async ({ page }) => {
  await signInAdmin(page, cast.fabio.email);
  await page.goto('/admin/users?q=otavio+reis');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^team-\d{4}-\d\d-\d\d\.csv$/);
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text.split('\r\n').slice(1)).toEqual([
    expect.stringContaining('Otávio Reis,otavio@example.com,Support Agent,Active'),
    '',
  ]);
  await page.goto('/admin/log');
  await expect(page.getByText('Exported a list').first()).toBeVisible();
});

test('A page number past the end opens the last page', async ({ page }) => {
  await signInAdmin(page, cast.fabio.email);
  await page.goto('/admin/users?page=390');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
});

/** Runs in the page: clicks the first row as soon as the address has changed. */
function openRowAtNextStep() {
  const pushState = history.pushState.bind(history);
  history.pushState = (...step) => {
    pushState(...step);
    history.pushState = pushState;
    queueMicrotask(() => document.querySelector<HTMLElement>('[data-row]:not(:empty)')?.click());
  };
}
