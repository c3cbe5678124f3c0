import { expect, type Page } from '@playwright/test';

const tabs = ['documents', 'bills', 'decision', 'messages', 'facts'] as const;

/** Opens a tab of a request in the Command Center. The facts are a tab on small screens only. */
export async function openTab(page: Page, name: (typeof tabs)[number]): Promise<void> {
  const all = page.getByRole('tab');
  await expect(all.nth(tabs.indexOf('messages'))).toBeVisible();
  const index = tabs.indexOf(name);
  if (name === 'facts' && (await all.count()) <= index) return;
  await all.nth(index).click();
  await expect(all.nth(index)).toHaveAttribute('aria-selected', 'true');
}
