import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, texts } from './texts.ts';

const bill = { 'pt-BR': 'Conta', en: 'Bill' };

/** Opens the step of a draft where the pages of its bill are sent, and returns them. */
export async function openFiles(
  page: Page,
  language: Language,
  requestId: string,
): Promise<Locator> {
  const { prefix } = texts[language];
  await page.goto(`${prefix}/member-portal/requests/new?draft=${requestId}&step=bill`);
  const files = page.getByRole('region', { name: bill[language], exact: true });
  await expect(files).toBeVisible();
  return files;
}
