import { expect, test } from 'vitest';
import { isOfficeOpen, officeTime } from '../../app/features/contact/office-hours.ts';

test.each([
  ['a Monday at 9:00 in winter', '2026-01-12T14:00:00Z', true],
  ['a minute before', '2026-01-12T13:59:00Z', false],
  ['16:59', '2026-01-12T21:59:00Z', true],
  ['17:00', '2026-01-12T22:00:00Z', false],
  ['9:00 in summer, an hour earlier for the world', '2026-07-13T13:00:00Z', true],
  ['17:00 in summer', '2026-07-13T21:00:00Z', false],
  ['a Saturday at noon', '2026-01-10T17:00:00Z', false],
  ['Friday noon in Boca Raton, Saturday already in Tokyo', '2026-01-09T17:00:00Z', true],
  ['Sunday evening there, Monday in Lisbon', '2026-01-12T02:00:00Z', false],
  ['midnight', '2026-01-12T05:00:00Z', false],
])('%s', (_when, moment, isOpen) => {
  expect(isOfficeOpen(new Date(moment))).toBe(isOpen);
});

test('the time is told as each language tells it', () => {
  const moment = new Date('2026-01-12T19:05:00Z');
  expect(officeTime(moment, 'pt-BR')).toBe('14:05');
  expect(officeTime(moment, 'en')).toBe('2:05 PM');
});
