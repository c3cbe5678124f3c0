import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { responseTime } from '~/content/response-time';
import english from '~/shared/i18n/locales/en/shared/formContact.json';
import portuguese from '~/shared/i18n/locales/pt-BR/shared/formContact.json';

const root = join(import.meta.dirname, '../..');

test('messages contain the one response time in their language', () => {
  expect(english.sent.text).toContain(responseTime('en'));
  expect(portuguese.sent.text).toContain(responseTime('pt-BR'));
});

test('one business day is singular', () => {
  expect(responseTime('en', 1)).toBe('1 business day');
  expect(responseTime('pt-BR', 1)).toBe('1 dia útil');
});

test.each(['app/shared/i18n/locales', 'app/content', 'emails'])(
  'no text in %s promises another response time',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(json|tsx?)$/.test(file) && !/site-figures|response-time/.test(file),
    );
    const typed = files.filter((file) =>
      /business days?|dias? út(?:il|eis)/i.test(readFileSync(join(root, folder, file), 'utf8')),
    );
    expect(typed).toEqual([]);
  },
);
