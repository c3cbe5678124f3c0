import { cast } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { adminHeaders, signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  table: 'manageLog:table',
  city: 'manageLog:fields.city',
  hidden: {
    en: 'Notes: changed, value not stored',
    'pt-BR': 'Anotações: mudou; o valor não fica guardado',
  },
  person: 'manageLog:filters.person',
  action: 'manageLog:columns.what',
  changedMember: 'commandCenter:activity.actions.members_update',
  only: { en: 'Show only what Fábio Teixeira did', 'pt-BR': 'Mostrar só o que Fábio Teixeira fez' },
  from: 'manageLog:filters.from',
  none: 'commandCenter:list.noMatches.title',
  search: 'manageLog:search',
  hiddenReadings: { en: /^\d+ opened lists? hidden$/, 'pt-BR': /^\d+ listas? abertas? ocultas?$/ },
  shown: 'manageLog:filters.readings',
  opened: 'commandCenter:activity.actions.list_opened',
});

for (const language of languages) {
  const t = words[language];
  const { prefix } = adminTexts[language];

  test(`Fábio reads in ${language} what changed for which person, and filters the log`, async ({
    page,
  }) => {
    const secret = `Canary of the audit log ${language}`;
    const city = `Town ${language}`;
    const headers = await adminHeaders(page, cast.fabio.email);
    const changed = await page.request.patch(`/rest/v1/members?id=eq.${cast.bruno.memberId}`, {
      headers,
      data: { city, additional_info: secret },
    });
    expect(changed.status()).toBe(204);

    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${prefix}/admin/log`);
    const log = page.getByLabel(t.table, { exact: true });
    const line = log.getByRole('listitem').filter({ hasText: t.city }).filter({ hasText: city });
    await expect(line.first()).toBeVisible();
    await expect(log.getByText(t.hidden).first()).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);

    // Every filter is in the address and survives a reload.
    await log.getByRole('button', { name: t.only }).first().click();
    await expect(page).toHaveURL(/person=[\da-f-]{36}/);
    await page.getByRole('button', { name: t.action, exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: t.changedMember, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/action=members\.update/);
    await page.reload();
    await expect(line.first()).toBeVisible();
    await page.getByLabel(t.from, { exact: true }).fill('2098-01-01');
    await expect(page).toHaveURL(/from=2098-01-01/);
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.goBack();

    await page.goto(`${prefix}/admin/log?action=members.update`);
    await log.getByRole('link', { name: /Bruno/ }).first().click();
    await expect(page).toHaveURL(new RegExp(`/admin/members\\?open=${cast.bruno.memberId}`));
    await expect(page.getByRole('heading', { name: /Bruno/ })).toBeVisible();
  });
  test(`Fábio searches the log in ${language} by name and action, and unfolds the openings of lists`, async ({
    page,
  }) => {
    const city = `Searched ${language}`;
    const headers = await adminHeaders(page, cast.fabio.email);
    await page.request.patch(`/rest/v1/members?id=eq.${cast.bruno.memberId}`, {
      headers,
      data: { city },
    });
    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${prefix}/admin/log`);
    const log = page.getByLabel(t.table, { exact: true });
    await expect(log.getByText(city).first()).toBeVisible();
    await expect(log.getByText(t.opened, { exact: true })).toHaveCount(0);

    await page.keyboard.press('/');
    await page.keyboard.type(`bruno ${t.changedMember.toLowerCase()}`);
    await expect(page).toHaveURL(/q=bruno/);
    await expect(log.getByText(city).first()).toBeVisible();
    await page.getByRole('textbox', { name: t.search }).fill('zzzz');
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.getByRole('textbox', { name: t.search }).fill('fabio');
    const readings = page.getByRole('button', { name: t.hiddenReadings });
    await readings.press('Enter');
    await expect(page).toHaveURL(/readings=shown/);
    await expect(log.getByText(t.opened, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t.shown, exact: true }).press('Enter');
    await expect(log.getByText(t.opened, { exact: true })).toHaveCount(0);
  });
}
