import type { Vocabulary } from './vocabulary/vocabulary';
import { termOf, wordsIn } from './words';

/** A piece of a text, and whether it matches the query. */
export type ExcerptPiece = { text: string; isMatch: boolean };

const before = 50;
const longest = 170;

/** Splits a text into pieces and marks the words that match. */
export function markMatches(
  text: string,
  terms: ReadonlySet<string>,
  vocabulary: Vocabulary,
): ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  let place = 0;
  for (const word of wordsIn(text)) {
    if (!terms.has(termOf(word.text, vocabulary))) continue;
    if (word.start > place) {
      pieces.push({ text: text.slice(place, word.start), isMatch: false });
    }
    pieces.push({ text: word.text, isMatch: true });
    place = word.end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), isMatch: false });
  return pieces;
}

/** The text around the first match, cut at word boundaries. */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  vocabulary: Vocabulary,
): ExcerptPiece[] {
  const first = wordsIn(text).find((word) => terms.has(termOf(word.text, vocabulary)));
  const wanted = Math.max(0, (first?.start ?? 0) - before);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + longest < text.length ? text.lastIndexOf(' ', start + longest) : text.length;
  const pieces = markMatches(text.slice(start, end), terms, vocabulary);
  if (start > 0) pieces.unshift({ text: '… ', isMatch: false });
  if (end < text.length) pieces.push({ text: ' …', isMatch: false });
  return pieces;
}
