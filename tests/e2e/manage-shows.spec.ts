import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  table: 'manageShows:table',
  search: 'manageShows:search',
  upload: 'manageShows:upload',
  add: 'manageShows:dialog.add',
  title: 'manageShows:columns.title',
  video: 'manageShows:columns.videoUrl',
  duration: 'manageShows:columns.duration',
  category: 'manageShows:columns.category',
  description: 'manageShows:columns.description',
  filters: 'commandCenter:list.filters',
  status: 'manageShows:columns.status',
  date: 'manageShows:columns.publishDate',
  draft: 'manageShows:status.Draft',
  scheduled: 'manageShows:status.Scheduled',
  published: 'manageShows:status.Published',
  badDuration: 'manageShows:validation.durationInvalid',
  badAddress: 'manageShows:validation.addressInvalid',
  toCome: 'manageShows:validation.dateStillToCome',
  save: 'manageShows:dialog.save',
  undo: 'commandCenter:undo',
  undone: 'commandCenter:undone',
  conflict: 'commandCenter:conflict.title',
  delete: 'manageShows:delete.button',
  sure: 'manageShows:delete.title',
  forGood: 'manageShows:delete.message',
  confirm: 'manageShows:delete.confirm',
  cancel: 'common:actions.cancel',
});

const farAway = '2099-12-31';

/** The titles of the episodes that visitors see. */
async function publicTitles(page: Page, title: string): Promise<string[]> {
  const address = `/rest/v1/episodes?select=title&title=eq.${encodeURIComponent(title)}`;
  const answer = await page.request.get(address, { headers: { apikey: 'sb_publishable_local' } });
  return ((await answer.json()) as { title: string }[]).map((episode) => episode.title);
}

for (const language of languages) {
  const t = words[language];
  const shows = `${t.prefix}/admin/shows`;

  test(
    `In ${language}, Gabriela uploads, schedules, publishes, undoes and deletes`,
    screenFor(language),
    async ({ page, isMobile }) => {
      const title = `Coração <b>${crypto.randomUUID()}</b>`;
      const headers = await signInAdmin(page, cast.gabriela.email);
      await page.goto(shows);
      await page.getByRole('button', { name: t.upload }).click();
      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      const field = (name: string) => dialog.getByLabel(name, { exact: true });
      await field(t.title).fill(title);
      await field(t.video).fill('javascript:alert(1)');
      await field(t.duration).fill('7:75');
      await field(t.category).fill('Saúde');
      await dialog.getByRole('button', { name: t.add }).click();
      await expect(dialog.getByText(t.badAddress)).toBeVisible();
      await expect(dialog.getByText(t.badDuration)).toBeVisible();
      await field(t.video).fill('https://video.example.com/embed/mutirao-90');
      await field(t.duration).fill('7:45');
      await dialog.getByRole('button', { name: t.add }).click();
      await expect(dialog).toBeHidden();

      // A draft: the team finds it without accents, and visitors do not see it.
      await page.getByLabel(t.search).fill('coracao');
      await expect(page).toHaveURL(`${shows}?q=coracao`);
      const row = page.getByLabel(t.table, { exact: true }).getByRole('link', { name: title });
      await expect(row).toBeVisible();
      expect(await publicTitles(page, title)).toEqual([]);

      await row.click();
      await expect(field(t.duration)).toHaveValue('07:45');
      await field(t.status).selectOption(t.published);
      await field(t.date).fill(farAway);
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog.getByText(t.toCome)).toBeVisible();
      await field(t.status).selectOption(t.scheduled);
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog).toBeHidden();
      expect(await publicTitles(page, title)).toEqual([]);
      if (isMobile) await page.getByRole('button', { name: t.filters, exact: true }).click();
      await page.getByRole('button', { name: t.status, exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: t.scheduled }).click();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${shows}?q=coracao&status=Scheduled`);
      await expect(row).toBeVisible();

      await row.click();
      await field(t.date).fill('2025-01-20');
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog).toBeHidden();
      // Its day has arrived: it is published, and no longer matches the filter for scheduled episodes.
      await expect(row).toBeHidden();
      expect(await publicTitles(page, title)).toEqual([title]);
      // The newest toast is on top.
      await page.getByRole('button', { name: t.undo }).first().click();
      await expect(page.getByText(t.undone)).toBeVisible();
      await expect(row).toBeVisible();
      expect(await publicTitles(page, title)).toEqual([]);

      const changeByAnotherAdmin = (data: object) =>
        page.request.patch(`/rest/v1/episodes?title=eq.${encodeURIComponent(title)}`, {
          headers,
          data,
        });
      // Another admin changes another field: both changes are kept.
      await row.click();
      await field(t.category).fill('Cuidados');
      await changeByAnotherAdmin({ description: 'De outra pessoa' });
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog).toBeHidden();
      await row.click();
      await expect(field(t.category)).toHaveValue('Cuidados');
      await expect(field(t.description)).toHaveValue('De outra pessoa');

      // The same field: the second admin sees the conflict, and the input stays.
      await field(t.description).fill('Minha');
      await changeByAnotherAdmin({ description: 'De outra pessoa, de novo' });
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog.getByText(t.conflict)).toBeVisible();
      await expect(field(t.description)).toHaveValue('Minha');
      await dialog.getByRole('button', { name: t.cancel }).click();

      await row.click();
      await dialog.getByRole('button', { name: t.delete }).click();
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('heading', { name: t.sure })).toBeVisible();
      await expect(question.getByText(t.forGood)).toBeVisible();
      await question.getByRole('button', { name: t.cancel }).click();
      await dialog.getByRole('button', { name: t.delete }).click();
      await question.getByRole('button', { name: t.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toBeHidden();
    },
  );
}
