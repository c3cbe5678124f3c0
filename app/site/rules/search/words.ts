import { normalize } from './normalize';
import type { Vocabulary } from './vocabulary/vocabulary';

/** A word and its position in the text. */
export type Word = { text: string; start: number; end: number };

/** Alphanumeric characters; a number keeps the separators between its digits. */
const word = /\p{Number}+(?:[.,]\p{Number}+)*|[\p{Letter}\p{Number}]+/gu;

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/**
 * The index term of a word: no accents, lower case, stemmed. An amount is its digits alone, because
 * the two languages separate them differently.
 */
export function termOf(text: string, { stem }: Vocabulary): string {
  if (/^\p{Number}/u.test(text)) return text.replace(/[.,]\d\d$/, '').replaceAll(/[.,]/g, '');
  return normalize(stem(normalize(text)));
}

/** The terms of a query or a sentence, without stop words. */
export function termsOf(text: string, vocabulary: Vocabulary): string[] {
  const all = wordsIn(text).map(({ text: found }) => normalize(found));
  const telling = all.filter((found) => !vocabulary.stopWords.has(found));
  return (telling.length > 0 ? telling : all).map((found) => termOf(found, vocabulary));
}
