import type { Language } from './language.ts';

/** Cents as an amount in US dollars: `$1,234.50` or `US$ 1.234,50`. */
export function formatDollars(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return format.format(cents / 100);
}
