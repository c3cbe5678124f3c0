/**
 * Renders the site's films and posters again: `node scripts/media/render.ts [film…] [--stills]`.
 * Each scene is a function from a time to markup, so the same code always generates the same
 * frames.
 * Chromium renders them, and ffmpeg encodes them into `public/media`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { draw, openBrowser, openCanvas } from './browser.ts';
import { encodeFilm, encodeStill, requireFfmpeg } from './encode.ts';
import { FILM_SIZE, type Film, FRAMES_PER_SECOND, films } from './films.ts';

const out = path.join(import.meta.dirname, '../../public/media');

async function main(words: readonly string[]): Promise<void> {
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.find((name) => !films.some((film) => film.name === name));
  if (unknown) throw new Error(`Unknown film "${unknown}"`);
  await requireFfmpeg();
  await mkdir(out, { recursive: true });
  const work = await mkdtemp(path.join(tmpdir(), 'media-'));
  const browser = await openBrowser();
  try {
    for (const film of films) {
      if (names.length > 0 && !names.includes(film.name)) continue;
      await renderStills(browser, film, work);
      if (!words.includes('--stills')) await renderFilm(browser, film, work);
      console.log(`${film.name}: done`);
    }
  } finally {
    await browser.close();
    await rm(work, { recursive: true });
  }
}

async function renderStills(browser: Browser, film: Film, work: string): Promise<void> {
  for (const still of film.stills) {
    const page = await openCanvas(browser, still.width, still.height);
    const png = path.join(work, `${still.name}.png`);
    await writeFile(png, await draw(page, still.box, film.scene(film.poster)));
    await page.close();
    await encodeStill(still, png, out);
  }
}

async function renderFilm(browser: Browser, film: Film, work: string): Promise<void> {
  const frames = await mkdtemp(path.join(work, 'frames-'));
  const page = await openCanvas(browser, FILM_SIZE.width, FILM_SIZE.height);
  const count = film.seconds * FRAMES_PER_SECOND;
  for (let i = 0; i < count; i++) {
    const png = await draw(page, film.box, film.scene(i / count));
    await writeFile(path.join(frames, `${String(i).padStart(4, '0')}.png`), png);
  }
  await page.close();
  await encodeFilm(film, frames, FRAMES_PER_SECOND, out);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
