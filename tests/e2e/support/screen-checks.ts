import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const softly = expect.configure({ soft: true });

/**
 * Expects no accessibility violation. A frame is a separate page and is tested there. The check
 * repeats, because parts of the screen may still be rendering.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${axe.source};0`);
  const found = () => violations(page);
  await softly.poll(found, { message: describeScreen(page) }).toEqual([]);
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const options = { iframes: false, preload: false, resultTypes: ['violations' as const] };
    const { violations: found } = await checker.run({ exclude: ['iframe'] }, options);
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** Expects that a page is not wider than the screen at each width. Keeps the last width. */
export async function expectToFit(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    // Even the same size again takes a tenth of a second.
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    // Scripts that react to the width have done so a few frames later, on a busy machine.
    const widthOf = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return document.documentElement.scrollWidth;
      });
    await expect
      .configure({ soft: true })
      .poll(widthOf, { message: describeScreen(page) })
      .toBeLessThanOrEqual(width);
  }
}

/** Expects no running animation or film with reduced motion. */
export async function expectNoAnimation(page: Page): Promise<void> {
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100;
      })
      .map((animation) => ('animationName' in animation ? animation.animationName : 'transition')),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ src }) => src),
  ]);
  expect.soft(moving, describeScreen(page)).toEqual([]);
}

function describeScreen(page: Page): string {
  return `${page.url()} at ${page.viewportSize()?.width} px`;
}
