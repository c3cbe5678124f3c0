import type { Language } from '~/shared/i18n/language';
import type { PaymentEvent } from './fetch-events';

/** The amount of an event in its own currency; empty without one. */
export function eventAmount(
  { cents, currency }: Pick<PaymentEvent, 'cents' | 'currency'>,
  language: Language,
): string {
  if (cents === null) return '';
  // Not every three letters are a currency.
  const code = /^[a-z]{3}$/.test(currency ?? '') ? (currency ?? 'usd') : 'usd';
  return new Intl.NumberFormat(language, { style: 'currency', currency: code }).format(cents / 100);
}
