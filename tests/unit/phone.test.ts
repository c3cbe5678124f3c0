import { describe, expect, test } from 'vitest';
import { normalizePhone } from '~/shared/format/phone';

describe('A phone number', () => {
  test.each([
    ['+1 561 555 0101', '+1 561 555 0101'],
    ['(561) 555-0101', '+1 561 555 0101'],
    ['1-561-555-0101', '+1 561 555 0101'],
    ['+55 21 98765-4321', '+55 21 98765 4321'],
    ['5511987654321', '+55 11 98765 4321'],
    ['11 98765 4321', '+55 11 98765 4321'],
    ['+55 (11) 3456-7890', '+55 11 3456 7890'],
  ])('written as %s is stored as %s', (text, kept) => {
    expect(normalizePhone(text)).toBe(kept);
  });

  test.each([
    '',
    '555-0101',
    '+1 161 555 0101',
    '+55 01 98765 4321',
    '+44 20 7946 0958',
    'call me',
  ])('cannot be %j', (text) => {
    expect(normalizePhone(text)).toBeUndefined();
  });
});
