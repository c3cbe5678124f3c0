import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { noAdmin, signInAdmin, signInMember, storedAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = adminTexts.en;
const logOut = (page: Page) => page.getByRole('button', { name: t.logOut });
const signIn = (page: Page) => page.getByRole('button', { name: t.signIn, exact: true });

/** Makes the client renew the token of the page's session before its next request. */
function expireToken(page: Page) {
  return page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('admin-tokens') ?? '{}');
    localStorage.setItem('admin-tokens', JSON.stringify({ ...tokens, expires_at: 1 }));
  });
}

test('A stored session that is corrupt, inactive or incomplete is deleted', async ({ page }) => {
  await page.goto('/admin/password');
  const tokens = JSON.stringify({ access_token: 'a', refresh_token: 'b', expires_at: 4e9 });
  const record = JSON.stringify({
    ...{ id: '1', first_name: 'A', last_name: 'B', name: 'A B', email: 'a@example.com' },
    ...{ role: 'admin', status: 'active', permissions: [], session_id: '2' },
    requires_second_factor: true,
    session_expires_at: '2999-01-01T00:00:00Z',
  });
  for (const [entry, token] of [
    ['{broken', tokens],
    ['42', tokens],
    ['{"status":"inactive"}', tokens],
    [record.replace('active', 'inactive'), tokens],
    [record, undefined],
    [record, '{"broken":true}'],
    [undefined, tokens],
  ]) {
    await page.evaluate(
      ([session, opening]) => {
        if (session) localStorage.setItem('admin-session', session);
        if (opening) localStorage.setItem('admin-tokens', opening);
      },
      [entry, token],
    );
    await page.goto('/admin');
    await expect(signIn(page)).toBeVisible();
    expect(await storedAdmin(page)).toEqual(noAdmin);
  }
});

test('A refused refresh ends the session, and no request is sent as a visitor', async ({
  page,
}) => {
  const headers = await signInAdmin(page, cast.gabriela.email);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await expect(logOut(page)).toBeVisible();
  await page.request.post('/auth/v1/logout?scope=local', { headers });
  await expireToken(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(rest|functions)\/v1\//.test(request.url())) sent.push(request.url());
  });
  await page.reload();
  await expect(page.getByText(t.expired)).toBeVisible();
  expect(await storedAdmin(page)).toEqual(noAdmin);
  expect(sent).toEqual([]);
});

test('A refresh without a connection keeps the session and is tried again', async ({
  page,
  complaints,
}) => {
  await signInAdmin(page, cast.gabriela.email);
  await page.goto('/admin/shows');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expireToken(page);
  await page.route('**/auth/v1/token**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.reload();
  await failed;
  expect((await storedAdmin(page)).record).not.toBeNull();
  await page.unrouteAll();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  // The browser reports the request that the test aborts.
  complaints.length = 0;
});

test('A token that only the server considers expired is renewed', async ({ page }) => {
  await signInAdmin(page, cast.gabriela.email);
  const expired = { code: 'PGRST303', message: 'JWT expired' };
  await page.route(
    '**/rest/v1/episode_list*',
    (route) => route.fulfill({ status: 401, json: expired }),
    { times: 1 },
  );
  const renewed = page.waitForRequest(/grant_type=refresh_token/);
  await page.goto('/admin/shows');
  await renewed;
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('Gabriela signs out while the server cannot be reached', async ({ page, complaints }) => {
  await signInAdmin(page, cast.gabriela.email);
  await page.goto('/admin');
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await logOut(page).click();
  await expect(page.getByText(t.loggedOut)).toBeVisible();
  expect(await storedAdmin(page)).toEqual(noAdmin);
  complaints.length = 0;
});

test('A member and an admin of one browser do not affect each other', async ({ page }) => {
  await signInMember(page, cast.ana.email);
  await signInAdmin(page, cast.gabriela.email);
  const signOut = page.getByRole('button', { name: texts.en.signOut, exact: true });
  const member = () => page.evaluate(() => localStorage.getItem('member-session'));
  await page.goto('/member-portal');
  await expect(signOut).toBeVisible();
  await page.goto('/admin');
  await logOut(page).click();
  await expect(page.getByText(t.loggedOut)).toBeVisible();
  expect(await storedAdmin(page)).toEqual(noAdmin);
  expect(await member()).not.toBeNull();

  const other = await page.context().newPage();
  await signInAdmin(other, cast.gabriela.email);
  await other.goto('/admin');
  await expect(logOut(other)).toBeVisible();
  await page.goto('/member-portal');
  await signOut.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: texts.en.dialogConfirm, exact: true }).click();
  await expect(page).toHaveURL(/my-account/);
  expect(await member()).toBeNull();
  await other.reload();
  await expect(logOut(other)).toBeVisible();
});

test('A second tab follows the sign-in and the sign-out', async ({ page }) => {
  await page.goto('/admin');
  await expect(signIn(page)).toBeVisible();
  const other = await page.context().newPage();
  await signInAdmin(other, cast.gabriela.email);
  await other.goto('/admin');
  await expect(logOut(page)).toBeVisible();
  await logOut(other).click();
  await expect(other.getByText(t.loggedOut)).toBeVisible();
  await expect(page.getByText(t.expired)).toBeVisible();
  expect(await storedAdmin(page)).toEqual(noAdmin);
});
