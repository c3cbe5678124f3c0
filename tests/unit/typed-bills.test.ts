import { describe, expect, test } from 'vitest';
import { parseAmount, typedAmount } from '../../app/command-center/kit/typed-amount.ts';
import { parseDay, typedDay } from '../../app/command-center/requests/bills/typed-day.ts';

describe('An amount', () => {
  test.each([
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['1.234.567,8', 123_456_780],
    ['1,234,567', 123_456_700],
    ['12', 1200],
    ['.5', 50],
    ['0', 0],
    ['0,07', 7],
    ['$ 1,234.50', 123_450],
    ['US$ 1.234,50', 123_450],
    ['99,999,999.99', 9_999_999_999],
  ])('of %s is %i cents', (text, cents) => {
    expect(parseAmount(text)).toEqual({ cents });
  });

  test.each(['1,23', '19.99', '4.35', '1.15', '8.2'])('of %s has no rounding error', (text) => {
    const { cents } = parseAmount(text) as { cents: number };
    expect(Number.isInteger(cents)).toBe(true);
    expect((cents / 100).toFixed(2)).toBe(Number(text.replace(',', '.')).toFixed(2));
  });

  test.each(['abc', '-5', '1.2.3', '1,23,456', '1234,567', '0.500', '1,234,50', '.', '1e3', '5%'])(
    'of %s is refused',
    (text) => {
      expect(parseAmount(text)).toEqual({ problem: 'amountInvalid' });
    },
  );

  test.each(['R$ 50,00', '€ 20', '20 EUR', 'BRL 30', 'C$ 12'])('in %s is refused', (text) => {
    expect(parseAmount(text)).toEqual({ problem: 'currencyOther' });
  });

  test('has at most ten digits', () => {
    expect(parseAmount('100,000,000.00')).toEqual({ problem: 'amountTooLarge' });
    expect(parseAmount('9'.repeat(400))).toEqual({ problem: 'amountTooLarge' });
  });

  test('is absent without input', () => {
    expect(parseAmount(' ')).toBeUndefined();
  });

  test('is shown so that it reads the same again', () => {
    for (const cents of [0, 7, 100_000, 123_456_789, 9_999_999_999]) {
      for (const language of ['en', 'pt-BR'] as const) {
        expect(parseAmount(typedAmount(cents, language))).toEqual({ cents });
      }
    }
    expect(typedAmount(123_450, 'en')).toBe('1,234.50');
    expect(typedAmount(123_450, 'pt-BR')).toBe('1.234,50');
    expect(typedAmount(null, 'en')).toBe('');
  });
});

describe('A date', () => {
  const today = '2026-11-23';
  test.each([
    ['3/14', '2026-03-14'],
    ['11/23', '2026-11-23'],
    ['11/24', '2025-11-24'],
    ['2/29', '2024-02-29'],
    ['3-14-25', '2025-03-14'],
    ['3.14.2025', '2025-03-14'],
    ['0314', '2026-03-14'],
    ['031425', '2025-03-14'],
    ['2025-03-14', '2025-03-14'],
  ])('of %s is %s in English', (text, day) => {
    expect(parseDay(text, 'en', today)).toBe(day);
  });

  test('has the day first in Portuguese', () => {
    expect(parseDay('14/3', 'pt-BR', today)).toBe('2026-03-14');
    expect(parseDay('14/03/25', 'pt-BR', today)).toBe('2025-03-14');
  });

  test.each(['2/30', '13/1', '0/5', '2/29/2025', '3/14/1949', '3/14/2101', '3', '', 'May 3'])(
    'of “%s” does not exist',
    (text) => {
      expect(parseDay(text, 'en', today)).toBeUndefined();
    },
  );

  test('is shown so that it reads the same again', () => {
    for (const language of ['en', 'pt-BR'] as const) {
      expect(parseDay(typedDay('2024-02-29', language), language, today)).toBe('2024-02-29');
    }
    expect(typedDay(null, 'en')).toBe('');
  });
});
