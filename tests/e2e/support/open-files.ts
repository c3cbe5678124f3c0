import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, texts } from './texts.ts';

const bill = { 'pt-BR': 'Conta detalhada', en: 'Itemized bill' };

/** Opens the line of a draft's checklist where the pages of its bill are sent, and returns it. */
export async function openFiles(
  page: Page,
  language: Language,
  requestId: string,
): Promise<Locator> {
  const { prefix } = texts[language];
  await page.goto(`${prefix}/member-portal/requests/new?draft=${requestId}&step=documents`);
  const line = page.locator('details').filter({ hasText: bill[language] });
  await expect(line).toBeVisible();
  if ((await line.getAttribute('open')) === null) await line.locator('summary').click();
  const files = line.getByRole('region', { name: bill[language] });
  await expect(files).toBeVisible();
  return files;
}
