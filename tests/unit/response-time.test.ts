import { expect, test } from 'vitest';
import { responseTime } from '~/content/response-time';
import english from '~/i18n/locales/en/formContact.json';
import portuguese from '~/i18n/locales/pt-BR/formContact.json';

test('messages say the one response time, each in its language', () => {
  expect(english.sent.text).toContain(responseTime('en'));
  expect(portuguese.sent.text).toContain(responseTime('pt-BR'));
});

test('one business day is singular', () => {
  expect(responseTime('en', 1)).toBe('1 business day');
  expect(responseTime('pt-BR', 1)).toBe('1 dia útil');
});
