import type { Page } from '@playwright/test';
import { cast, password } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { MemberRequest } from './support/member-request.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  discard: 'commandCenter:draft.discard',
  cancel: 'common:actions.cancel',
  note: 'commandCenter:notes.label',
  addNote: 'commandCenter:notes.add',
  send: 'manageContacts:reply.send',
});

/** Waits until a text is stored, as a crash would find it. */
async function expectStored(page: Page, text: string) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('admin-drafts')))
    .toContain(text);
}

async function expectNotStored(page: Page, text: string) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('admin-drafts') ?? ''))
    .not.toContain(text);
}

async function writeMessage(page: Page, headers: Record<string, string>): Promise<string> {
  const answer = await page.request.post('/rest/v1/contact_messages?select=id', {
    headers: { ...headers, prefer: 'return=representation' },
    data: {
      name: 'Dora Lima',
      email: `dora-${crypto.randomUUID()}@example.com`,
      subject: 'Prices',
      message: 'How much is it?',
      type: 'email',
      language: 'en',
      status: 'new',
    },
  });
  expect(answer.status()).toBe(201);
  const [{ id }] = await answer.json();
  return id;
}

for (const language of languages) {
  const t = { ...adminTexts[language], ...words[language] };
  const admin = `${t.prefix}/admin`;

  test.describe(`In ${language}, what is typed and not saved`, screenFor(language), () => {
    test('in an editor is there after Escape, a reload and in another tab, until it is discarded', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${admin}/users?open=new`);
      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      const firstName = dialog.getByLabel(t.firstName, { exact: true });
      await expect(firstName).toBeFocused();
      await page.keyboard.type('Conceição');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectStored(page, 'Conceição');

      await page.getByRole('button', { name: t.add }).click();
      await expect(dialog.getByText(t.draft)).toBeVisible();
      await expect(firstName).toHaveValue('Conceição');
      await expectToFit(page);
      await expectNoViolation(page);
      await dialog.getByLabel(t.lastName, { exact: true }).fill('Prado');
      await page.reload();
      await expect(dialog.getByLabel(t.lastName, { exact: true })).toHaveValue('Prado');

      // A password is never stored.
      const passwords = dialog.locator('input[type="password"]');
      for (const field of await passwords.all()) await field.fill('um segredo longo 7');
      const other = await page.context().newPage();
      await other.goto(`${admin}/users?open=new`);
      await expect(other.getByLabel(t.firstName, { exact: true })).toHaveValue('Conceição');
      await expectNotStored(other, 'um segredo');
      await other.close();

      await dialog.getByRole('button', { name: t.discard }).click();
      await expect(firstName).toHaveValue('');
      await expect(firstName).toBeFocused();
      await expectNotStored(page, 'Conceição');

      // Cancel discards, too, and both can be undone.
      await firstName.fill('Iracema');
      await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expectNotStored(page, 'Iracema');
      await page.getByRole('button', { name: t.undo, exact: true }).first().click();
      await page.getByRole('button', { name: t.add }).click();
      await expect(firstName).toHaveValue('Iracema');
    });

    test('in a reply and a note is there after a reload and in another tab, until it is sent', async ({
      page,
    }) => {
      const headers = await signInAdmin(page, cast.otavio.email);
      const id = await writeMessage(page, headers);
      const reply = (on: Page) => on.locator('[data-reply]');
      const note = (on: Page) => on.locator('[data-note]');
      await page.goto(`${admin}/contacts?open=${id}`);
      await reply(page).fill('From 300 dollars');
      await note(page).fill('She calls back on Monday');
      await page.reload();
      await expect(reply(page)).toHaveValue('From 300 dollars');
      await expect(note(page)).toHaveValue('She calls back on Monday');
      await expect(page.getByText(t.draft)).toHaveCount(2);

      const other = await page.context().newPage();
      await other.goto(`${admin}/contacts?open=${id}`);
      await expect(reply(other)).toHaveValue('From 300 dollars');
      await note(other).fill('She calls back on Tuesday');
      await expectStored(page, 'Tuesday');
      await other.close();

      await page.getByRole('button', { name: t.send }).click();
      await expect(reply(page)).toHaveValue('');
      await page.getByRole('button', { name: t.addNote }).click();
      await expect(note(page)).toHaveValue('');
      await expectNotStored(page, 'dollars');
      await expectNotStored(page, 'calls back');
      await page.reload();
      await expect(reply(page)).toHaveValue('');
      await expect(page.getByText(t.draft)).toHaveCount(0);
    });
  });
}

test('A log-out deletes what was typed, also in another tab, and the next admin finds nothing', async ({
  page,
}) => {
  const t = adminTexts.en;
  const own = await MemberRequest.begin(page.request, 'en');
  const number = await own.submit();
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`/admin/requests/${number}?tab=messages`);
  await page.locator('[data-note]').fill('Knee pain since March');
  await expectStored(page, 'Knee pain');
  const other = await page.context().newPage();
  await other.goto(`/admin/requests/${number}?tab=messages`);
  await expect(other.locator('[data-note]')).toHaveValue('Knee pain since March');
  await other.locator('[data-note]').fill('Knee pain since April');

  await page.bringToFront();
  await page.getByRole('button', { name: t.logOut }).click();
  await expect(page.getByText(t.loggedOut)).toBeVisible();
  await expect(other.locator('[data-note]')).toHaveCount(0);
  await expectNotStored(page, 'Knee');
  await other.close();

  const logIn = async (email: string) => {
    await page.getByLabel(t.email, { exact: true }).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: t.signIn, exact: true }).click();
    await expect(page.locator('[data-note]')).toHaveValue('');
  };
  await logIn(cast.otavio.email);
  await page.locator('[data-note]').fill('Ask for the report');
  await expectStored(page, 'Ask for the report');
  // The session ends by itself, and another admin signs in.
  await page.evaluate(() => {
    localStorage.removeItem('admin-session');
  });
  await page.reload();
  await logIn(cast.fabio.email);
  await expectNotStored(page, 'Ask for the report');
});

test('A draft of an older version of a record names what someone else changed meanwhile', async ({
  page,
}) => {
  const t = adminTexts.en;
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
  const dialog = page.locator('[role="dialog"][aria-labelledby]');
  const lastName = dialog.getByLabel(t.lastName, { exact: true });
  await page.goto(`/admin/users?open=${id}`);
  await lastName.fill('Dois');
  await page.keyboard.press('Escape');
  await expectStored(page, 'Dois');
  const change = (data: object) =>
    page.request.patch(`/rest/v1/admins?id=eq.${id}`, { headers, data });

  // Another field: both changes stay.
  await change({ first_name: 'Lívia' });
  await page.goto(`/admin/users?open=${id}`);
  await expect(lastName).toHaveValue('Dois');
  await expect(dialog.getByLabel(t.firstName, { exact: true })).toHaveValue('Lívia');
  await expect(dialog.getByText(t.conflict)).toHaveCount(0);

  // The same field: the admin reads of it before saving.
  await page.keyboard.press('Escape');
  await change({ last_name: 'Três' });
  await page.goto(`/admin/users?open=${id}`);
  await expect(dialog.getByText(t.conflict)).toBeVisible();
  await expect(lastName).toHaveValue('Dois');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(lastName).toHaveValue('Três');
  await expect(dialog.getByText(t.conflict)).toHaveCount(0);
});
