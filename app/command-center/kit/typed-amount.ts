import type { Language } from '~/shared/i18n/language';

/** The largest amount that is stored: ten digits of cents. */
const maxCents = 9_999_999_999;

type Typed = { cents: number } | { problem: 'amountInvalid' | 'amountTooLarge' | 'currencyOther' };

/** What can be wrong with a typed amount, as the keys of its messages. */
export type AmountProblem = Extract<Typed, { problem: string }>['problem'] | 'amountRequired';

/** Groups of three digits with one kind of separator, and cents after the other kind. */
const grouped = /^(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?)$/;
const plain = /^\d*(?:[.,]\d{1,2})?$/;
/** Letters or signs of other currencies; dollars may be written. */
const otherCurrency = /[€£¥₩₽]|R\$|[A-Z]{3}|(?:C|A|CA|AU)\$/i;

/**
 * Reads an amount in US dollars as people type it: `1234.5`, `1,234.50`, or `1.234,50`. A
 * separator before exactly three digits separates thousands.
 * @returns undefined without input.
 */
export function parseAmount(text: string): Typed | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return undefined;
  const amount = typed.replace(/^(?:US\$|USD|\$)|USD$/i, '');
  if (!/\d/.test(amount)) return { problem: 'amountInvalid' };
  if (otherCurrency.test(amount)) return { problem: 'currencyOther' };
  if (!(grouped.test(amount) || plain.test(amount))) {
    return { problem: 'amountInvalid' };
  }
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (grouped.test(amount) && digits.startsWith('0')) return { problem: 'amountInvalid' };
  const cents = Number(`${digits || '0'}${decimals.padEnd(2, '0')}`);
  return cents > maxCents ? { problem: 'amountTooLarge' } : { cents };
}

/** What is wrong with a typed amount. An empty one is missing only if it is required. */
export function amountProblem(text: string, isRequired: boolean): AmountProblem | undefined {
  const read = parseAmount(text);
  if (!read) return isRequired ? 'amountRequired' : undefined;
  return 'problem' in read ? read.problem : undefined;
}

/** The cents of a valid input; 0 for an empty or invalid one. */
export function centsOf(text: string): number {
  const typed = parseAmount(text);
  return typed && 'cents' in typed ? typed.cents : 0;
}

/** Cents as an input shows them, without a currency: `1,234.50` or `1.234,50`. */
export function typedAmount(cents: number | null, language: Language): string {
  if (cents === null) return '';
  const [dollars = '0', decimals] = (cents / 100).toFixed(2).split('.');
  const [thousand, point] = language === 'en' ? [',', '.'] : ['.', ','];
  return `${dollars.replace(/\B(?=(\d{3})+$)/g, thousand)}${point}${decimals}`;
}
