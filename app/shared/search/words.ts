import MiniSearch from 'minisearch';
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

/**
 * Normalizes text for comparison: no accents, lower case. The length stays the same, so that
 * positions in the result are positions in the text.
 */
export function normalize(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = character
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase();
    return plain.length === character.length ? plain : character;
  })
    .join('')
    .replaceAll('\u00a0', ' ');
}

/** The known words, to correct typos. */
export type Spelling = {
  known: Pick<ReadonlySet<string>, 'has'>;
  engine: MiniSearch<{ id: string }>;
};

export function spellingIndex(texts: readonly string[]): Spelling {
  const known = new Set(texts.flatMap((text) => wordsIn(text).map((word) => normalize(word.text))));
  const engine = new MiniSearch<{ id: string }>({ fields: ['id'] });
  engine.addAll([...known].map((id) => ({ id })));
  return { known, engine };
}

/** Words shorter than this have too many neighbors. */
const shortest = 5;

/** Corrects the typos of a query. Known words and their prefixes stay. */
export function correctTypos(query: string, { known, engine }: Spelling): string {
  return wordsIn(query)
    .map(({ text }) => normalize(text))
    .map((word) => {
      if (word.length < shortest || known.has(word)) return word;
      const [begun] = engine.search(word, { prefix: true });
      if (begun) return word;
      return String(engine.search(word, { fuzzy: word.length < 7 ? 1 : 2 })[0]?.id ?? word);
    })
    .join(' ');
}
