import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Box } from './films.ts';
import { picture } from './svg.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Launches an installed Chromium or Chrome, or else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = installed.find((file) => existsSync(file));
  // Forces sRGB, because a screen's color profile would tint the pictures.
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'];
  return chromium.launch(executablePath ? { executablePath, args } : { args });
}

/** Opens an empty page with the given size in pixels. */
export async function openCanvas(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    '<style>body{margin:0;height:100vh;overflow:hidden}svg{display:block}</style>',
  );
  return page;
}

/** Renders the markup on the page and returns a PNG screenshot. */
export async function draw(page: Page, box: Box, markup: string): Promise<Buffer> {
  await page.evaluate(
    (svg) => {
      document.body.innerHTML = svg;
    },
    picture(box, markup),
  );
  return page.screenshot({ type: 'png' });
}
