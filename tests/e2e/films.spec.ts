import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const play = 'Reproduzir o vídeo de fundo';
const pause = 'Pausar o vídeo de fundo';

test('The background film starts automatically, pauses on request, and disappears if it fails', async ({
  page,
}) => {
  await page.goto('/BR');
  const film = page.locator('video');
  await page.getByRole('button', { name: pause }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: play }).click();
  await expect(film).toHaveJSProperty('paused', false);

  await film.dispatchEvent('error');
  await expect(film).toHaveCount(0);
  await expect(page.getByRole('button', { name: pause })).toHaveCount(0);
  await expect(page.locator('img[src*="hero-poster"]')).toBeVisible();
});

test('A visitor who prefers reduced motion gets the film only on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/.*\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/BR', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: play });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.getByRole('button', { name: pause })).toBeVisible();
});

for (const width of [320, 360, 390, 430]) {
  test(`On a phone ${width} px wide, the film covers its poster completely`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const address of ['/BR', '/BR/dental-plans']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: pause })).toBeVisible();
      const gaps = await page.locator('video').evaluate((film) => {
        const inner = film.getBoundingClientRect();
        const frame = film.parentElement?.getBoundingClientRect() ?? inner;
        return [
          inner.left - frame.left,
          inner.top - frame.top,
          frame.right - inner.right,
          frame.bottom - inner.bottom,
        ];
      });
      for (const gap of gaps) expect(gap).toBeLessThanOrEqual(0);
    }
  });
}
