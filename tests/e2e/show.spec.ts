import type { Page } from '@playwright/test';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  watch: { en: 'Watch: Um ano de mutirão', 'pt-BR': 'Assistir: Um ano de mutirão' },
  list: 'show:list.title',
  page: {
    en: (page: number) => `Page ${page} of 7`,
    'pt-BR': (page: number) => `Página ${page} de 7`,
  },
  failure: 'show:film.failure',
  next: 'show:list.next',
  previous: 'show:list.previous',
  date: { en: 'January 14, 2025', 'pt-BR': '14/01/2025' },
});

/** Gives the episodes videos of another site, which answers. Returns the requests to it. */
async function videoHost(page: Page) {
  const asked: string[] = [];
  await page.route('**/rest/v1/episodes*', async (route) => {
    const response = await route.fetch();
    const episodes: { id: string }[] = await response.json();
    const elsewhere = episodes.map((episode) => ({
      ...episode,
      video_url: `https://video.example.com/embed/mutirao-${episode.id.slice(-2)}`,
    }));
    await route.fulfill({ response, json: elsewhere });
  });
  await page.route('https://video.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The video plays.</p>' });
  });
  return asked;
}

for (const language of languages) {
  const t = texts[language];
  test.describe(`The show, in ${language}`, screenFor(language), () => {
    test('plays a film of the site, with captions, and says if it fails', async ({
      page,
      complaints,
    }) => {
      await page.goto(`${t.prefix}/show`);
      const watch = page.getByRole('button', { name: t.watch });
      await watch.click();
      const film = page.locator('#episodes video');
      await expect(film).toBeFocused();
      await expect(film.locator('source').last()).toHaveAttribute('src', '/media/show.mp4');
      await expect(film.locator('track')).toHaveAttribute('src', /show\.(en|pt-BR)\.vtt$/);
      await expect
        .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime))
        .not.toBe(0);
      expect(complaints).toEqual([]);
      await film.dispatchEvent('error');
      await expect(page.getByRole('alert')).toHaveText(t.failure);
      await expect(watch).toBeVisible();
    });

    test('can be browsed, watched, shared, and navigated with the back button', async ({
      page,
      complaints,
    }) => {
      const asked = await videoHost(page);
      const counted: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/rpc/count_episode_view')) counted.push(request.postDataJSON());
      });
      await page.goto(`${t.prefix}/show`);
      const list = page.getByRole('navigation', { name: t.list });
      const links = list.getByRole('link');
      const title = page.getByRole('heading', { level: 3 }).first();

      // The newest of 27 is in the player; no other host received a request.
      await expect(title).toHaveText('Um ano de mutirão');
      await expect(page.getByText(t.date).first()).toBeVisible();
      await expect(links).toHaveCount(4);
      await expect(links.first()).toHaveAttribute('aria-current', 'true');
      expect(asked).toEqual([]);

      // The pager wraps: before the first page is the last, incomplete page.
      await list.getByRole('button', { name: t.previous }).click();
      await expect(list.getByRole('status')).toHaveText(t.page(7));
      await expect(links).toHaveCount(3);
      await list.getByRole('button', { name: t.next }).click();
      await expect(list.getByRole('status')).toHaveText(t.page(1));
      await list.getByRole('button', { name: t.next }).click();
      await expect(links.first()).toContainText('Cuidar de quem cuida');

      // A click on the poster loads the video and counts one view.
      const watch = page.getByRole('button', { name: t.watch });
      await watch.click();
      const video = page.locator('#episodes iframe');
      await expect(video.contentFrame().getByText('The video plays.')).toBeVisible();
      await expect(video).toHaveAttribute('src', /\/embed\/mutirao-27$/);
      expect(counted).toEqual([{ episode_id: 'eb000000-0000-4000-8000-000000000027' }]);

      // Another episode changes the poster and the address, and scrolls to the player.
      await links.nth(1).click();
      await expect(title).toHaveText('Pressão alta em silêncio');
      await expect(video).toHaveCount(0);
      await expect(page).toHaveURL(`${t.prefix}/show?episode=eb000000-0000-4000-8000-000000000022`);
      await expect(page.getByRole('button', { name: /Pressão alta/ })).toBeFocused();
      await expect(page.getByRole('button', { name: /Pressão alta/ })).toBeInViewport();
      await page.reload();
      await expect(title).toHaveText('Pressão alta em silêncio');
      await expect(list.getByRole('status')).toHaveText(t.page(2));
      await page.goBack();
      await expect(title).toHaveText('Um ano de mutirão');
      await expect(watch).toBeVisible();
      await expect(links.first()).toHaveAttribute('aria-current', 'true');

      // Only the requested video came from another host.
      expect(asked).toHaveLength(1);
      expect(complaints).toEqual(asked.map((url) => `request to a third party: ${url}`));
      complaints.length = 0;
    });
  });
}

test('A visitor sees an error if episodes do not load, and the episodes after a retry', async ({
  page,
  complaints,
}) => {
  const address = '**/rest/v1/episodes*';
  await page.route(address, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/show?episode=gone');
  await expect(page.getByRole('alert')).toContainText('The episodes didn’t load');
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: texts.en.watch })).toBeVisible();
  await expect(page.getByText(/^That episode/)).toBeVisible();

  // The trailer is our own, with captions; if it does not load, it is removed.
  await page.getByRole('link', { name: 'Watch the show’s opening' }).click();
  const film = page.locator('video');
  await expect(film.locator('track')).toHaveAttribute('src', '/media/show.en.vtt');
  await film.dispatchEvent('error');
  await expect(page.getByRole('link', { name: 'Watch the show’s opening' })).toBeVisible();

  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
  complaints.length = 0;
});

test('A visitor reads the show without JavaScript, and finds the channel', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/BR/show');
  await expect(page.getByText('precisa de JavaScript')).toBeVisible();
  const channels = page.getByRole('link', { name: 'canal' });
  await expect(channels.first()).toHaveAttribute('href', 'https://www.example.com/channel');
  await context.close();
});
