import { describe, expect, test } from 'vitest';
import { isPhone, normalizePhone } from '~/shared/format/phone';

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

describe('A form accepts a phone number', () => {
  test.each([
    ['(561) 555-0101', true],
    ['11 98765-4321', true],
    ['+44 20 7946 0958', true],
    ['11 98765', false],
    ['44 20 7946 0958', false],
    ['+1234', false],
    ['call me', false],
  ])('%s: %s', (text, isOne) => {
    expect(isPhone(text)).toBe(isOne);
  });
});
