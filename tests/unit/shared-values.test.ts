import { expect, test } from 'vitest';
import { fillSharedValues } from '../../scripts/build/bundle/shared-values.ts';

test('a message contains a figure of the rules by its id, in its language', () => {
  const message = 'Send it within {requestDeadline}. {name} is left to the page.';
  const written = (language: 'en' | 'pt-BR') =>
    fillSharedValues(message, language).replace('\u00a0', ' ');
  expect(written('en')).toBe('Send it within 6 months. {name} is left to the page.');
  expect(written('pt-BR')).toBe('Send it within 6 meses. {name} is left to the page.');
});
