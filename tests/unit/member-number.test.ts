import { describe, expect, test } from 'vitest';
import { readMemberNumber } from '../../app/shared/format/member-number.ts';
import { cast } from '../cast.ts';

describe('A typed member number', () => {
  test.each([
    'M-104-283-1',
    'm-104-283-1',
    ' M1042831 ',
    'm 104 283 1',
    'M 104-283-1',
    'M.104.283.1',
    'm-1042831',
    '104-283-1',
    '104 283 1',
    // Phones and word processors replace hyphens.
    'M–104–283–1',
    'M\u2011104\u2011283\u20111',
  ])('is read from “%s”', (text) => {
    expect(readMemberNumber(text)).toEqual({ number: cast.ana.memberNumber, isPossible: true });
  });

  test.each(['M-104-283-2', 'M-104-238-1', 'M-140-283-1', 'M-014-283-1', 'M-104-823-1'])(
    'with a wrong digit or swapped digits is noticed: %s',
    (text) => {
      expect(readMemberNumber(text)?.isPossible).toBe(false);
    },
  );

  test.each([
    '1042831',
    '555-0101',
    '+1 561 555 0101',
    '(561) 555-0101',
    'M-104-283',
    'M-104-283-11',
    'Maria',
    'm104',
    'R-26-004821-9',
    '٫M-١٠٤-٢٨٣-١',
    '',
    '#7A2C4B1D',
  ])('is not seen in “%s”', (text) => {
    expect(readMemberNumber(text)).toBeUndefined();
  });

  test('of everyone in the demo data has the right check digit', () => {
    const { ana, bruno, clara, diego, helena } = cast;
    for (const { memberNumber } of [ana, bruno, clara, diego, helena]) {
      expect(readMemberNumber(memberNumber)).toEqual({ number: memberNumber, isPossible: true });
    }
  });
});
