import { afterEach, describe, expect, test } from 'vitest';
import {
  daysBetween,
  formatDate,
  formatDateTime,
  formatDateTimeShort,
  formatDay,
  formatDistance,
  today,
} from '~/shared/format/dates';

const here = process.env.TZ;
/** Boca Raton, the Pacific coast, Brazil, and the zone that is furthest ahead. */
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'Pacific/Kiritimati',
];

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

  test('the distance of a due date is in calendar days', () => {
    process.env.TZ = zone;
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(formatDistance(daysBetween('2024-02-28', '2024-03-01'), 'en')).toBe('in 2 days');
    expect(formatDistance(1, 'pt-BR')).toBe('amanhã');
  });
});

test.each([
  ['America/New_York', '2026-11-20', '20/11/2026'],
  ['America/Los_Angeles', '2026-11-20', '20/11/2026'],
  ['America/Sao_Paulo', '2026-11-21', '21/11/2026'],
  ['Pacific/Kiritimati', '2026-11-21', '21/11/2026'],
])('a moment has the day of the zone %s', (zone, day, written) => {
  process.env.TZ = zone;
  expect(today(new Date('2026-11-21T03:30:00Z'))).toBe(day);
  expect(formatDay('2026-11-21T03:30:00+00:00', 'pt-BR')).toBe(written);
});

test('the zones of this test have different days for naive code', () => {
  process.env.TZ = 'America/New_York';
  expect(new Date('1985-03-01').getDate()).toBe(28);
});

test.each(['pt-BR', 'en'] as const)('every day has the browser’s format in %s', (language) => {
  const month = language === 'en' ? 'long' : '2-digit';
  const day = language === 'en' ? 'numeric' : '2-digit';
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month,
    day,
    timeZone: 'UTC',
  });
  for (let number = 1; number <= 366; number += 1) {
    const date = new Date(Date.UTC(2024, 0, number));
    expect(formatDate(date.toISOString(), language)).toBe(format.format(date));
  }
});

test.each(['soon', '2026-13-01', '2026-00-10'])('%s is not a date', (text) => {
  expect(() => formatDate(text, 'en')).toThrow(RangeError);
});

describe('A moment has one format per language', () => {
  const evening = '2026-01-05T17:49:00';
  const morning = '2026-01-05T07:05:00';

  test('in full', () => {
    expect(formatDateTime(evening, 'pt-BR')).toBe('05/01/2026, 17:49');
    expect(formatDateTime(morning, 'pt-BR')).toBe('05/01/2026, 07:05');
    expect(formatDateTime(evening, 'en').replace(/\s/g, ' ')).toBe('Jan 5, 2026, 5:49 PM');
    expect(formatDateTime(morning, 'en').replace(/\s/g, ' ')).toBe('Jan 5, 2026, 7:05 AM');
  });

  test('and short in lists: the time today, the day this year, otherwise the date', () => {
    const short = (now: string) => formatDateTimeShort(evening, 'pt-BR', new Date(now));
    expect(short('2026-01-05T23:00:00')).toBe('17:49');
    expect(short('2026-12-31T23:00:00')).toBe('05/01');
    expect(short('2027-01-01T01:00:00')).toBe('05/01/2026');
    const english = formatDateTimeShort(evening, 'en', new Date('2026-01-05T23:00:00'));
    expect(english.replace(/\s/g, ' ')).toBe('5:49 PM');
  });
});
