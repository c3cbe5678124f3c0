import { allForYear } from '@18f/us-federal-holidays';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { isFederalHoliday, officeTime, openingStateAt } from '~/shared/format/office-hours';

describe.each(['with', 'without'])('The office in Boca Raton, in a browser %s Temporal', (has) => {
  beforeAll(() => void vi.stubGlobal('Temporal', has === 'with' ? Temporal : undefined));
  afterAll(() => void vi.unstubAllGlobals());

  test.each([
    ['a Monday at 9:00 in winter', '2026-11-23T14:00:00Z', { isOpen: true }],
    ['a Monday at 9:00 in summer', '2026-07-06T13:00:00Z', { isOpen: true }],
    ['a Friday at 16:59', '2026-11-20T21:59:00Z', { isOpen: true }],
    ['Friday noon, Saturday already in Tokyo', '2026-11-20T17:00:00Z', { isOpen: true }],
    ['a Monday at 8:59', '2026-11-23T13:59:00Z', { isOpen: false, opens: 'today' }],
    ['a Thursday at 17:00', '2026-11-19T22:00:00Z', { isOpen: false, opens: 'tomorrow' }],
    ['a Friday at 17:00', '2026-11-20T22:00:00Z', { isOpen: false, opens: 1 }],
    ['a Saturday at noon', '2026-11-21T17:00:00Z', { isOpen: false, opens: 1 }],
    ['a Sunday at noon', '2026-11-22T17:00:00Z', { isOpen: false, opens: 'tomorrow' }],
    [
      'a Sunday evening, Monday in Lisbon',
      '2026-11-23T02:00:00Z',
      { isOpen: false, opens: 'tomorrow' },
    ],
    ['the evening before Thanksgiving', '2026-11-25T23:00:00Z', { isOpen: false, opens: 5 }],
    ['Thanksgiving at noon', '2026-11-26T17:00:00Z', { isOpen: false, opens: 'tomorrow' }],
    ['the Friday before a Monday holiday', '2026-09-04T22:00:00Z', { isOpen: false, opens: 2 }],
    [
      'the Friday on which Christmas is observed',
      '2027-12-24T17:00:00Z',
      { isOpen: false, opens: 1 },
    ],
    ['midnight before a Monday', '2026-11-23T05:00:00Z', { isOpen: false, opens: 'today' }],
  ])('is open or closed correctly on %s', (_when, moment, opening) => {
    expect(openingStateAt(new Date(moment))).toEqual(opening);
  });

  test.each([
    ['in winter', '2026-11-23T04:59:00Z', '2026-11-22'],
    ['in winter, at midnight', '2026-11-23T05:00:00Z', '2026-11-23'],
    ['in summer', '2026-07-06T03:59:00Z', '2026-07-05'],
    ['in summer, at midnight', '2026-07-06T04:00:00Z', '2026-07-06'],
  ])('uses its own day, %s', (_when, moment, day) => {
    expect(dayInBocaRaton(new Date(moment))).toBe(day);
  });

  test.each([
    ['pt-BR', '14:05'],
    ['en', '2:05 PM'],
  ] as const)('displays the time in the format of %s', (language, time) => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    expect(plain(officeTime(new Date('2026-01-12T19:05:00Z'), language))).toBe(time);
    const format = new Intl.DateTimeFormat(language, {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: '2-digit',
    });
    for (let hour = 0; hour < 24; hour += 1) {
      const moment = new Date(Date.UTC(2026, 6, 6, hour, 7));
      expect(plain(officeTime(moment, language))).toBe(plain(format.format(moment)));
    }
  });
});

test('The site and the team’s clock close on the same federal holidays', () => {
  const years = Array.from({ length: 40 }, (_, ahead) => 2022 + ahead);
  const known = [...years, 2062].flatMap((year) => allForYear(year)).map((one) => one.dateString);
  const days = years.flatMap((year) =>
    Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    ).filter((day) => day.startsWith(`${year}`)),
  );
  const first = known.filter((day) => day >= '2022-01-01' && day < '2062-01-01');
  expect(days.filter(isFederalHoliday)).toEqual([...first].sort());
});
