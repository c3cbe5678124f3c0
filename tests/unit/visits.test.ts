import { describe, expect, test } from 'vitest';
import { daysBetween, sourceOf } from '../../app/shared/analytics/visit.ts';
import { dayInBocaRaton } from '../../app/shared/format/office-clock.ts';

describe('The source of a visit', () => {
  test.each([
    ['', '', 'direct'],
    ['https://www.google.com/', '', 'search'],
    ['https://duckduckgo.com/?q=x', '', 'search'],
    ['https://l.facebook.com/', '', 'social'],
    ['https://www.instagram.com/', '', 'social'],
    ['https://t.co/abc', '', 'social'],
    ['https://jornal.example.com/noticia', '', 'referral'],
    ['https://notgoogle-blog.example.com/', '', 'referral'],
    ['https://www.google.com/', '?utm_source=radio', 'campaign'],
    ['not an address', '', 'direct'],
  ])('%s%s is %s', (referrer, search, source) => {
    expect(sourceOf(referrer, search)).toBe(source);
  });
});

describe('Days', () => {
  test('are days of Boca Raton, in summer and in winter', () => {
    expect(dayInBocaRaton(new Date('2026-01-15T04:59:00Z'))).toBe('2026-01-14');
    expect(dayInBocaRaton(new Date('2026-07-15T04:00:00Z'))).toBe('2026-07-15');
  });

  test('between two visits are counted across months and clock changes; invalid values are ignored', () => {
    expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30);
    expect(daysBetween('2026-03-31', '2026-03-31')).toBe(0);
    expect(daysBetween('2026-04-02', '2026-04-01')).toBe(0);
    expect(daysBetween(undefined, '2026-04-01')).toBeNull();
    expect(daysBetween('yesterday', '2026-04-01')).toBeNull();
  });
});
