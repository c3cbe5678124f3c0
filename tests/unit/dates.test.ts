import { afterEach, describe, expect, test } from 'vitest';
import { formatDate } from '~/lib/dates';

const here = process.env.TZ;
const zones = ['America/New_York', 'America/Sao_Paulo', 'Pacific/Kiritimati'];

afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

describe.each(zones)('in %s', (zone) => {
  test.each([
    ['1985-03-01', '01/03/1985', 'March 1, 1985'],
    ['1992-02-29', '29/02/1992', 'February 29, 1992'],
    ['2025-01-20', '20/01/2025', 'January 20, 2025'],
    ['2026-12-31', '31/12/2026', 'December 31, 2026'],
  ])('the date %s stays the same day', (date, portuguese, english) => {
    process.env.TZ = zone;
    expect(formatDate(date, 'pt-BR')).toBe(portuguese);
    expect(formatDate(date, 'en')).toBe(english);
  });
});

test('the zones of this test are really different days for a naive reading', () => {
  process.env.TZ = 'America/New_York';
  expect(new Date('1985-03-01').getDate()).toBe(28);
});

test('what is no date is refused', () => {
  expect(() => formatDate('soon', 'en')).toThrow(RangeError);
});
