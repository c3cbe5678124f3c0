import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const play = 'Tocar o filme de fundo';
const pause = 'Pausar o filme de fundo';

test('the background film plays by itself, pauses on request, and vanishes when it fails', async ({
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

test('whoever prefers less motion gets the film only on request', async ({ page }) => {
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
