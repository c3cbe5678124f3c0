import { normalize } from './normalize';
import type { RulesEntry } from './rules-index';

/** A piece of an excerpt, and whether it is what was searched for. */
export type ExcerptPiece = { text: string; isMatch: boolean };

export type RulesMatch = { entry: RulesEntry; title: ExcerptPiece[]; excerpt: ExcerptPiece[] };

type Synonyms = Record<string, readonly string[]>;

const mostMatches = 30;
const before = 50;
const excerptLength = 170;

/**
 * The sections in which every word of the query appears, the best first: a word in the title
 * counts more than one in the text. Accents, case and a plural's `s` make no difference.
 */
export function findInRules(
  entries: readonly RulesEntry[],
  query: string,
  synonyms: Synonyms,
): RulesMatch[] {
  const words = wordsOf(query).map((word) => [word, ...(synonyms[word] ?? [])]);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostMatches)
    .map(({ entry }) => matchIn(entry, words));
}

/** A word stands for itself and for what the rules call it. */
type Word = readonly string[];

function wordsOf(query: string): string[] {
  const all = normalize(query).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const telling = all.filter((word) => word.length > 2);
  return (telling.length > 0 ? telling : all).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  );
}

function scoreOf({ titleKey, keys }: RulesEntry, words: readonly Word[]): number {
  let score = 0;
  for (const word of words) {
    const inTitle = has(titleKey, word);
    const lines = keys.filter((key) => has(key, word)).length;
    if (!inTitle && lines === 0) return 0;
    score += (inTitle ? 20 : 0) + Math.min(lines, 5);
  }
  return score;
}

function has(key: string, word: Word): boolean {
  return word.some((form) => placeOf(key, form) !== -1);
}

function matchIn(entry: RulesEntry, words: readonly Word[]): RulesMatch {
  const { title, titleKey, lines, keys } = entry;
  const counts = keys.map((key) => words.filter((word) => has(key, word)).length);
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  return {
    entry,
    title: pieces(title, titleKey, words),
    excerpt: excerptOf(lines[best] ?? '', keys[best] ?? '', words),
  };
}

/** The words around the first match, cut between words. */
function excerptOf(line: string, key: string, words: readonly Word[]): ExcerptPiece[] {
  const places = words.flat().map((form) => placeOf(key, form));
  const first = Math.min(...places.filter((place) => place !== -1));
  const wanted = Number.isFinite(first) ? Math.max(0, first - before) : 0;
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const end =
    start + excerptLength < line.length
      ? line.lastIndexOf(' ', start + excerptLength)
      : line.length;
  const found = pieces(line.slice(start, end), key.slice(start, end), words);
  if (start > 0) found.unshift({ text: '… ', isMatch: false });
  if (end < line.length) found.push({ text: ' …', isMatch: false });
  return found;
}

const shortest = 4;

/** Where a form stands, or -1. A short one must be a whole word: "ER" is in far too many others. */
function placeOf(key: string, form: string, from = 0): number {
  if (form.length >= shortest) return key.indexOf(form, from);
  const wholeWord = new RegExp(`(?<!\\p{Letter})${form}s?(?!\\p{Letter})`, 'gu');
  wholeWord.lastIndex = from;
  return wholeWord.exec(key)?.index ?? -1;
}

function pieces(text: string, key: string, words: readonly Word[]): ExcerptPiece[] {
  const found: ExcerptPiece[] = [];
  let place = 0;
  while (place < text.length) {
    const next = nextMatch(key, place, words);
    if (!next) break;
    if (next.start > place) found.push({ text: text.slice(place, next.start), isMatch: false });
    found.push({ text: text.slice(next.start, next.end), isMatch: true });
    place = next.end;
  }
  if (place < text.length) found.push({ text: text.slice(place), isMatch: false });
  return found;
}

function nextMatch(key: string, from: number, words: readonly Word[]) {
  return words
    .flat()
    .map((form) => ({ start: placeOf(key, form, from), length: form.length }))
    .filter(({ start }) => start !== -1)
    .map(({ start, length }) => ({ start, end: endOfWord(key, start + length) }))
    .sort((one, other) => one.start - other.start || other.end - one.end)[0];
}

/** A match within a word marks the rest of it too: "congenita" finds all of "congênitas". */
function endOfWord(key: string, from: number): number {
  return from + (/^\p{Letter}*/u.exec(key.slice(from))?.[0].length ?? 0);
}
