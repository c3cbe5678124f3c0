import type { Language } from '~/shared/i18n/language';

/** A whole number with the language's separators: `5.000` or `5,000`. */
export function formatCount(amount: number, language: Language): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR').format(amount);
}
