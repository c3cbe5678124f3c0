import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Box } from './films.ts';
import { picture } from './svg.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Opens an installed Chromium or Chrome, else the one that Playwright keeps. */
export function openBrowser(): Promise<Browser> {
  const executablePath = installed.find((file) => existsSync(file));
  // Without sRGB forced, a screen's colour profile would tint the pictures.
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'];
  return chromium.launch(executablePath ? { executablePath, args } : { args });
}

/** An empty page of that many pixels, to be drawn on. */
export async function openCanvas(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    '<style>body{margin:0;height:100vh;overflow:hidden}svg{display:block}</style>',
  );
  return page;
}

/** Draws the markup on the page and returns the picture as PNG. */
export async function draw(page: Page, box: Box, markup: string): Promise<Buffer> {
  await page.evaluate(
    (svg) => {
      document.body.innerHTML = svg;
    },
    picture(box, markup),
  );
  return page.screenshot({ type: 'png' });
}
