import type { Page } from '@playwright/test';

/** Delays the scripts of pages opened from now on. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
