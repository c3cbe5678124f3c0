import type { Language } from './language.ts';

/** The page of the Command Center on which an admin requests a link to choose a new password. */
export function adminPasswordPage(siteUrl: string, language: Language): string {
  return new URL(language === 'en' ? '/admin/password' : '/BR/admin/password', siteUrl).href;
}

/** The page on which a member requests a link to choose a new password. */
export function forgotPasswordPage(siteUrl: string, language: Language): string {
  return new URL(language === 'en' ? '/forgot-password' : '/BR/forgot-password', siteUrl).href;
}
