import { type Language, portuguesePrefix } from '../../app/shared/i18n/language.ts';
import { choose } from '../template-syntax.ts';

const prefix = (language: Language) => (language === 'pt-BR' ? portuguesePrefix : '');

/**
 * The page that redeems an emailed link when the recipient clicks its button. The token is behind
 * the `#`, where no server and no proxy logs it. Opening the page changes nothing.
 */
export function confirmPage(language: Language, type: string, ...parameters: string[]): string {
  const fragment = ['token_hash={{ .TokenHash }}', `type=${type}`, ...parameters].join('&');
  // The team's page is open before the site is.
  const page = choose('Data.team', '/admin/confirm', '/confirm');
  return `{{ .SiteURL }}${prefix(language)}${page}#${fragment}`;
}

/** Passes the recipient's email to the page. */
export const emailParameter = 'email={{ .Email }}';

/** The page where the recipient requests a link to choose a new password. */
export function forgotPasswordPage(language: Language): string {
  const page = choose('Data.team', '/admin/password', '/forgot-password');
  return `{{ .SiteURL }}${prefix(language)}${page}`;
}
