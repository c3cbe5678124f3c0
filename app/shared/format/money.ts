import type { Language } from '~/shared/i18n/language';

/**
 * Formats US dollars in the language, as `US$ 1.234,50` or `$1,234.50`.
 * With `cents: false`, whole amounts lose their decimals.
 */
export function formatMoney(amount: number, language: Language, { cents = true } = {}): string {
  return formatOf(language, cents).format(amount);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are cached: creating one is slower on a slow phone than formatting a page of amounts. */
function formatOf(language: Language, cents: boolean): Intl.NumberFormat {
  const key = `${language} ${cents}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: cents ? 'auto' : 'stripIfInteger',
  });
  formats.set(key, format);
  return format;
}
