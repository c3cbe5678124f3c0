import type { Language } from '~/i18n/language';

/**
 * US dollars as the language writes them: `US$ 1.234,50` or `$1,234.50`.
 * With `cents: false`, whole amounts lose their decimals.
 */
export function formatMoney(amount: number, language: Language, { cents = true } = {}): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: cents ? 'auto' : 'stripIfInteger',
  }).format(amount);
}
