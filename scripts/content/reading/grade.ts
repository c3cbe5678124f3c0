import { syllable } from 'syllable';
import type { Language } from '../../../app/shared/i18n/language.ts';
import { portugueseSyllables } from './portuguese-syllables.ts';

type Counts = { words: number; syllables: number };

/** The target grade of texts for members: the eighth, in both languages. */
export const targetGrade = 8;

/** The school grade that a reader needs to understand some sentences. */
export function gradeOf(sentences: readonly string[], language: Language): number {
  const counts = sentences.map((sentence) => countIn(sentence, language));
  const words = sum(counts.map((count) => count.words));
  const syllables = sum(counts.map((count) => count.syllables));
  return grades[language](words / sentences.length, syllables / words);
}

const grades: Record<Language, (sentenceLength: number, wordLength: number) => number> = {
  en: fleschKincaid,
  'pt-BR': fleschOfMartins,
};

/** Flesch-Kincaid grade level (Kincaid et al., 1975). */
function fleschKincaid(sentenceLength: number, wordLength: number): number {
  return 0.39 * sentenceLength + 11.8 * wordLength - 15.59;
}

/**
 * Flesch's reading ease as Martins, Ghiraldelo, Nunes and Oliveira (1996) adapted it to Brazilian
 * Portuguese. Each of its bands is 25 points. The bands are grades 1 to 4 from 75, grades 5 to 8
 * from 50, high school from 25, and college below that. The grade is interpolated on the straight
 * line through them.
 */
function fleschOfMartins(sentenceLength: number, wordLength: number): number {
  const ease = 248.835 - 1.015 * sentenceLength - 84.6 * wordLength;
  return (100 - ease) / 6.25;
}

/** The words of a sentence. */
export function wordsIn(sentence: string, language: Language): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

function countIn(sentence: string, language: Language): Counts {
  const words = wordsIn(sentence, language);
  return { words: words.length, syllables: sum(words.map((word) => syllablesIn(word, language))) };
}

function syllablesIn(word: string, language: Language): number {
  // A number counts as one syllable, because it is read as a symbol. An abbreviation (IUA) is
  // spelled out.
  if (/\d/.test(word)) return 1;
  if (/^\p{Uppercase_Letter}{2,5}$/u.test(word)) return word.length;
  return language === 'en' ? syllable(word) : portugueseSyllables(word);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
