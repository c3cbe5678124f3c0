import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const softly = expect.configure({ soft: true });

/**
 * That nothing on the screen is inaccessible. A frame holds a page of its own, looked at there.
 * What is still being drawn gets a moment to be finished; a fault stays.
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

/** That a page is not wider than the screen, at each of these widths. It keeps the last. */
export async function expectToFit(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What follows the width by script has done so with the next picture.
    const wide = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.documentElement.scrollWidth;
    });
    expect.soft(wide, describeScreen(page)).toBeLessThanOrEqual(width);
  }
}

/** That nothing moves, for who prefers less motion: no animation, no film. */
export async function expectStillness(page: Page): Promise<void> {
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
