import { expect, test } from 'vitest';
import { formatMoney } from '~/shared/format/money';

/** Replaces the non-breaking space between sign and amount. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('dollars have the format of each language', () => {
  expect(plain(formatMoney(1234.5, 'pt-BR'))).toBe('US$ 1.234,50');
  expect(plain(formatMoney(1234.5, 'en'))).toBe('$1,234.50');
});

test('whole amounts have two decimals by default', () => {
  expect(plain(formatMoney(3000, 'pt-BR'))).toBe('US$ 3.000,00');
  expect(plain(formatMoney(3000, 'en'))).toBe('$3,000.00');
  expect(plain(formatMoney(3000, 'en', { cents: false }))).toBe('$3,000');
});
