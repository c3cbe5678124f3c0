import type { Language } from './language.ts';

/** The page on which a member requests a link to choose a new password. */
export function forgotPasswordPage(siteUrl: string, language: Language): string {
  return new URL(language === 'en' ? '/forgot-password' : '/BR/forgot-password', siteUrl).href;
}
