import { describe, expect, test } from 'vitest';
import { languages } from '~/shared/i18n/language';
import { gradeOf, targetGrade } from '../../scripts/content/reading/grade.ts';
import { readPages } from '../../scripts/content/reading/pages.ts';
import { portugueseSyllables } from '../../scripts/content/reading/portuguese-syllables.ts';

describe('Portuguese syllables are counted', () => {
  test.each([
    ['pão', 1],
    ['quatro', 2],
    ['água', 2],
    ['país', 2],
    ['muito', 2],
    ['saúde', 3],
    ['família', 3],
    ['período', 4],
    ['cirurgia', 4],
    ['contribuição', 5],
    ['compartilhamento', 6],
  ])('in "%s"', (word, syllables) => {
    expect(portugueseSyllables(word)).toBe(syllables);
  });
});

test('the grade rises with longer sentences and words', () => {
  expect(gradeOf(['Ask for the bill.'], 'en')).toBeLessThan(4);
  expect(gradeOf(['Peça a conta antes de sair.'], 'pt-BR')).toBeLessThan(6);
  const hard = 'Eligibility determinations require comprehensive documentation of the condition.';
  expect(gradeOf([hard], 'en')).toBeGreaterThan(12);
});

test.each(languages)('every page of the rules is at grade 8 or below in %s', async (language) => {
  for (const { name, isRules, sentences } of await readPages(language)) {
    if (isRules) expect(gradeOf(sentences, language), name).toBeLessThanOrEqual(targetGrade);
  }
});
