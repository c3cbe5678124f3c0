import { expect, test } from 'vitest';
import { formatMoney } from '~/shared/format/money';

/** Amounts and their sign are kept on one line by a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('dollars are written as each language writes them', () => {
  expect(plain(formatMoney(1234.5, 'pt-BR'))).toBe('US$ 1.234,50');
  expect(plain(formatMoney(1234.5, 'en'))).toBe('$1,234.50');
});

test('whole amounts keep two decimals, unless told otherwise', () => {
  expect(plain(formatMoney(3000, 'pt-BR'))).toBe('US$ 3.000,00');
  expect(plain(formatMoney(3000, 'en'))).toBe('$3,000.00');
  expect(plain(formatMoney(3000, 'en', { cents: false }))).toBe('$3,000');
});
