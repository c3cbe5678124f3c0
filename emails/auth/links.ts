import { type Language, portuguesePrefix } from '../../app/shared/i18n/language.ts';
import { choose } from '../template-syntax.ts';

const prefix = (language: Language) => (language === 'pt-BR' ? portuguesePrefix : '');

/**
 * The page that redeems an emailed link when the recipient clicks its button. The token is behind
 * the `#`, where no server and no proxy logs it. Opening the page changes nothing.
 */
export function confirmPage(language: Language, type: string, ...parameters: string[]): string {
  const fragment = ['token_hash={{ .TokenHash }}', `type=${type}`, ...parameters].join('&');
  return `{{ .SiteURL }}${prefix(language)}/confirm#${fragment}`;
}

/** Passes the recipient's email to the page. */
export const emailParameter = 'email={{ .Email }}';

/** The login was created for someone on the team, who signs in to the Command Center. */
export const teamParameter = 'for=team';

/** Adds `teamParameter` to a link in an email that the team and members receive. */
export const teamParameterIfDue = choose('Data.team', `&${teamParameter}`, '');

/** The page where the recipient requests a link to choose a new password. */
export function forgotPasswordPage(language: Language): string {
  const page = choose('Data.team', '/admin/password', '/forgot-password');
  return `{{ .SiteURL }}${prefix(language)}${page}`;
}
