import type { Page } from '@playwright/test';

/** Keeps back the scripts of the pages that are opened from now on, until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
