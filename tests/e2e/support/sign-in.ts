import type { Page } from '@playwright/test';
import { password as castPassword } from '../../cast.ts';
import { type Language, texts } from './texts.ts';

/** Submits the sign-in form in a language. */
export async function signIn(page: Page, language: Language, email: string, password?: string) {
  const t = texts[language];
  await page.goto(`${t.prefix}/my-account`);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password ?? castPassword);
  await page.getByRole('button', { name: t.signIn, exact: true }).click();
}
