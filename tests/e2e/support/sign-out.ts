import type { Locator, Page } from '@playwright/test';
import { type Language, texts } from './texts.ts';

/** The button that signs a member out: in the header, and on a phone in the profile, which this opens. */
export async function signOutButton(page: Page, language: Language): Promise<Locator> {
  const { signOut, tabs } = texts[language];
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) {
    await page.getByRole('link', { name: tabs[3], exact: true }).filter({ visible: true }).click();
    await page.waitForURL(/\/profile$/);
  }
  return page.getByRole('button', { name: signOut, exact: true });
}
