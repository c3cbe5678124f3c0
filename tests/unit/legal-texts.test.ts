import { describe, expect, test } from 'vitest';
import { privacy as englishPrivacy } from '../../app/content/legal/en/privacy.ts';
import { safeguards as englishSafeguards } from '../../app/content/legal/en/safeguards.ts';
import { terms as englishTerms } from '../../app/content/legal/en/terms.ts';
import { privacy } from '../../app/content/legal/pt-BR/privacy.ts';
import { safeguards } from '../../app/content/legal/pt-BR/safeguards.ts';
import { terms } from '../../app/content/legal/pt-BR/terms.ts';

describe.each([
  ['terms', englishTerms, terms],
  ['privacy', englishPrivacy, privacy],
])('%s', (_name, english, portuguese) => {
  test('has the same sections and lists in both languages', () => {
    const shape = (text: typeof english) =>
      text.sections.map(({ id, body }) => [
        id,
        body.map((block) => (typeof block === 'string' ? 'text' : block.length)),
      ]);
    expect(shape(portuguese)).toEqual(shape(english));
  });
});

test('safeguards are the same five in both languages', () => {
  const shape = (list: typeof safeguards) => list.items.map(({ id, items }) => [id, items.length]);
  expect(shape(safeguards)).toEqual(shape(englishSafeguards));
});

test('the texts name what is collected, how long it is stored, and how changes are announced', () => {
  const english = JSON.stringify(englishPrivacy);
  for (const word of ['name;', 'email;', 'telephone;', 'date of birth;', 'address;']) {
    expect(english).toContain(word);
  }
  for (const word of ['payment information;', 'gender;', 'marital status.', 'public sources']) {
    expect(english).toContain(word);
  }
  expect(english).toContain('90 days to 2 years');
  expect(english).toContain('180 days after it is posted');
  expect(JSON.stringify(englishTerms)).toContain('at least 30 days’ notice');
  expect(JSON.stringify(privacy)).toContain('de 90 dias a 2 anos');
  expect(JSON.stringify(privacy)).toContain('180 dias depois da publicação');
  expect(JSON.stringify(terms)).toContain('pelo menos 30 dias de antecedência');
});
