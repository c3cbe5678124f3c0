import { describe, expect, test } from 'vitest';
import { joinDate, readDate, splitDate } from '~/shared/fields/date-parts';

describe('A date in three fields', () => {
  test.each([
    [{ day: '7', month: '3', year: '1988' }, '1988-03-07'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '14', month: '', year: '1988' }, '1988--14'],
  ])('%o is %s, and back', (parts, text) => {
    expect(joinDate(parts)).toBe(text);
    expect(splitDate(text)).toEqual(parts);
  });
});

describe('A pasted date', () => {
  const march7 = { day: '7', month: '3', year: '1988' };
  test.each([
    ['1988-03-07', 'en', march7],
    ['03/07/1988', 'en', march7],
    ['03/07/1988', 'pt-BR', { day: '3', month: '7', year: '1988' }],
    ['7 de março de 1988', 'pt-BR', march7],
    ['March 7, 1988', 'en', march7],
    ['7 mar. 1988', 'pt-BR', march7],
    ['Sep 9 2001', 'en', { day: '9', month: '9', year: '2001' }],
    ['14', 'en', undefined],
    ['(561) 555-0100', 'en', undefined],
    ['13/45/1988', 'en', undefined],
    ['call me maybe', 'en', undefined],
  ] as const)('%s in %s', (text, language, parts) => {
    expect(readDate(text, language)).toEqual(parts);
  });
});
