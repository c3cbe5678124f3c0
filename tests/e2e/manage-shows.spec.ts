import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { enter } from './support/enter.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

const words = {
  en: {
    prefix: '',
    table: 'Episodes',
    search: 'Search by title, category, or description',
    upload: 'Upload episode',
    add: 'Add episode',
    title: 'Title',
    video: 'Video URL',
    duration: 'Duration',
    category: 'Category',
    description: 'Description',
    filters: 'Filters',
    status: 'Status',
    date: 'Publish date',
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    badDuration: 'Enter minutes and seconds, like 12:40.',
    badAddress: 'Use a full URL that starts with https://.',
    toCome:
      'That date is in the future. Choose “Scheduled,” and the episode will appear automatically.',
    save: 'Save changes',
    undo: 'Undo',
    undone: 'Undone.',
    conflict: 'Someone else edited this too',
    delete: 'Delete episode',
    sure: 'Are you sure to delete this video?',
    forGood: 'Deleting an episode is permanent and can’t be undone.',
    confirm: 'Delete',
    cancel: 'Cancel',
  },
  'pt-BR': {
    prefix: '/BR',
    table: 'Episódios',
    search: 'Buscar por título, categoria ou descrição',
    upload: 'Enviar episódio',
    add: 'Incluir episódio',
    title: 'Título',
    video: 'Endereço do vídeo',
    duration: 'Duração',
    category: 'Categoria',
    description: 'Descrição',
    filters: 'Filtros',
    status: 'Situação',
    date: 'Data de publicação',
    draft: 'Rascunho',
    scheduled: 'Agendado',
    published: 'Publicado',
    badDuration: 'Escreva minutos e segundos, como 12:40.',
    badAddress: 'Use um endereço completo, que comece com https://.',
    toCome: 'Essa data ainda não chegou. Escolha “Agendado”, e o episódio aparece automaticamente.',
    save: 'Salvar',
    undo: 'Desfazer',
    undone: 'Desfeito.',
    conflict: 'Outra pessoa também fez uma alteração',
    delete: 'Excluir episódio',
    sure: 'Quer mesmo excluir este vídeo?',
    forGood: 'A exclusão é definitiva e não pode ser desfeita.',
    confirm: 'Excluir',
    cancel: 'Cancelar',
  },
} as const;

const farAway = '2099-12-31';

/** What visitors are shown of the show, by title. */
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
      const headers = await enter(page, cast.gabriela.email);
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

      // A draft: the team finds it without accents, visitors do not see it.
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
      // Its day has come: it is published, and the filter for what is to come has lost it.
      await expect(row).toBeHidden();
      expect(await publicTitles(page, title)).toEqual([title]);
      // The newest of the messages in the corner is on top.
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

      // The same field: the later one is told, and what was typed stays.
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
