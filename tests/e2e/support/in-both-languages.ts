import type { Language } from '../../../app/shared/i18n/language.ts';
import { screenFor } from './screen-for.ts';
import { test } from './test.ts';
import { languages } from './texts.ts';

/** Defines the same tests in both languages: in Portuguese on a phone, in English on a desktop. */
export function inBothLanguages<T>(
  texts: Record<Language, T>,
  defineTests: (t: T, language: Language) => void,
) {
  for (const language of languages) {
    test.describe(`In ${language}`, screenFor(language), () => {
      defineTests(texts[language], language);
    });
  }
}
