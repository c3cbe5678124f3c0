import { cast } from '../cast.ts';
import { activeMember } from './support/new-member.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  search: 'manageStates:search',
  status: 'manageStates:fields.status',
  english: 'manageStates:fields.notice_en',
  portuguese: 'manageStates:fields.notice_pt',
  preview: 'manageStates:dialog.preview',
  reason: 'manageStates:fields.reason',
  save: 'manageStates:dialog.save',
  missing: 'manageStates:validation.noticeRequired',
  history: 'manageStates:history.title',
  read: 'stateNotice:confirm',
  done: 'stateNotice:done',
  edit: 'profile:address.edit',
  street: 'profile:address.street',
  city: 'profile:address.city',
  state: 'profile:address.state',
  zip: 'profile:address.zip',
});

/** A state for each language, so that concurrent tests change different ones. */
const places = { en: ['DE', 'Delaware'], 'pt-BR': ['KS', 'Kansas'] } as const;

for (const language of languages) {
  const t = words[language];
  const [code, name] = places[language];

  test(
    `In ${language} Fábio gives a state a notice, and a member who moves there reads it`,
    screenFor(language),
    async ({ page, browser }) => {
      const notice = `A notice for ${name} ${crypto.randomUUID()}`;
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${t.prefix}/admin/open-books/states?open=${code}`);
      const dialog = page.getByRole('dialog', { name, exact: true });
      await dialog.getByLabel(t.status, { exact: true }).selectOption('notice');
      await dialog.getByLabel(t.reason, { exact: true }).fill('A test');
      await dialog.getByLabel(t.portuguese, { exact: true }).fill(`PT ${notice}`);
      await dialog.getByLabel(t.english, { exact: true }).fill('Short');
      await dialog.getByRole('button', { name: t.save, exact: true }).click();
      await expect(dialog.getByText(t.missing)).toBeVisible();
      await dialog.getByLabel(t.english, { exact: true }).fill(`EN ${notice}`);
      await expect(dialog.getByRole('region', { name: t.preview })).toContainText(`PT ${notice}`);
      await dialog.getByRole('button', { name: t.save, exact: true }).click();
      await expect(dialog).toBeHidden();

      const member = await activeMember(language === 'en' ? 'Dalva' : 'Kelly');
      const context = await browser.newContext();
      const portal = await context.newPage();
      await signInMember(portal, member.email, member.password);
      await portal.goto(`${t.prefix}/member-portal/profile/information`);
      await portal.getByRole('button', { name: t.edit, exact: true }).click();
      await portal.getByLabel(t.street, { exact: true }).fill('1 Main Street');
      await portal.getByLabel(t.city, { exact: true }).fill('Springfield');
      await portal.getByLabel(t.state, { exact: true }).selectOption(name);
      await portal.getByLabel(t.zip, { exact: true }).fill('19901');
      await portal.getByLabel(t.zip, { exact: true }).press('Enter');
      await expect(portal.getByText(`${name} (${code})`)).toBeVisible();
      await portal.goto(`${t.prefix}/member-portal`);
      const mine = portal.getByText(`${language === 'en' ? 'EN' : 'PT'} ${notice}`);
      await expect(mine).toBeVisible();
      await portal.getByRole('button', { name: t.read, exact: true }).click();
      await expect(portal.getByText(t.done)).toBeVisible();
      await portal.reload();
      await expect(portal.getByRole('main')).toBeVisible();
      await expect(mine).toBeHidden();
      await context.close();

      await page.goto(`${t.prefix}/admin/open-books/states?open=${code}`);
      await expect(dialog.getByRole('heading', { name: t.history })).toBeVisible();
      await expect(dialog.getByRole('listitem').first()).toContainText(/\b1\b/);
    },
  );
}
