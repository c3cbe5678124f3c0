import type { QueryCombination } from 'minisearch';
import { type ExcerptPiece, excerptOf, markMatches } from './excerpt';
import type { Paragraph, RulesIndex } from './rules-index';
import type { Vocabulary } from './vocabulary/vocabulary';
import { correctTypos, termsOf } from './words';

/** A section of the rules that matches a query, with its best paragraph. */
export type RulesMatch = {
  paragraph: Paragraph;
  title: ExcerptPiece[];
  excerpt: ExcerptPiece[];
  /** The matching words as they are written in the paragraph. */
  words: string[];
};

const mostMatches = 12;

/**
 * The matches of a query, the best first, one per anchor. A paragraph must contain all words; if
 * none does, any word counts.
 */
export function findInRules(index: RulesIndex, query: string): RulesMatch[] {
  const { engine, paragraphs, vocabulary, spelling } = index;
  const groups = groupsOf(termsOf(correctTypos(query, spelling), vocabulary), vocabulary);
  if (groups.length === 0) return [];
  const together = engine.search({ combineWith: 'AND', queries: groups }, options);
  const found =
    together.length > 0 ? together : engine.search({ combineWith: 'OR', queries: groups }, options);
  const seen = new Set<string>();
  return found
    .flatMap(({ id, terms }) => ({ paragraph: paragraphs[id as number], terms: new Set(terms) }))
    .filter(
      ({ paragraph }) => paragraph && !seen.has(paragraph.anchor) && seen.add(paragraph.anchor),
    )
    .slice(0, mostMatches)
    .map(({ paragraph, terms }) => matchIn(paragraph as Paragraph, terms, vocabulary));
}

const options = { boost: { title: 4, name: 2 } };

/** The weight of a synonym relative to the typed words, by its position in the list. */
const weights = [0.9, 0.5, 0.3];

/**
 * One condition per typed word: the word itself or its synonyms. A phrase in the list of synonyms
 * is one condition.
 */
function groupsOf(terms: readonly string[], vocabulary: Vocabulary): QueryCombination[] {
  const phrases = phrasesOf(vocabulary);
  const groups: QueryCombination[] = [];
  for (let place = 0; place < terms.length; ) {
    const phrase = phrases.find(({ key }) => key.every((term, at) => terms[place + at] === term));
    const typed = terms.slice(place, place + (phrase?.key.length ?? 1));
    place += typed.length;
    groups.push({
      combineWith: 'OR',
      queries: [allOf(typed, place === terms.length), ...(phrase?.answers ?? [])],
    });
  }
  return groups;
}

/** Matches the last word as a prefix, because the visitor may still be typing it. */
function allOf(terms: readonly string[], isLast: boolean): QueryCombination {
  return {
    combineWith: 'AND',
    queries: terms.map((term, place) => ({
      queries: [term],
      prefix: isLast && place === terms.length - 1 && term.length > 2,
    })),
  };
}

type Phrase = { key: string[]; answers: QueryCombination[] };

const known = new WeakMap<Vocabulary, Phrase[]>();

/** The synonyms as terms, longest phrases first. */
function phrasesOf(vocabulary: Vocabulary): Phrase[] {
  let phrases = known.get(vocabulary);
  if (!phrases) {
    phrases = Object.entries(vocabulary.synonyms)
      .map(([key, answers]) => ({
        key: termsOf(key, vocabulary),
        answers: answers.map((answer, place) => ({
          combineWith: 'AND' as const,
          queries: termsOf(answer, vocabulary),
          boostDocument: () => weights[place] ?? 0.2,
        })),
      }))
      .sort((one, other) => other.key.length - one.key.length);
    known.set(vocabulary, phrases);
  }
  return phrases;
}

function matchIn(paragraph: Paragraph, terms: ReadonlySet<string>, vocabulary: Vocabulary) {
  const excerpt = excerptOf(paragraph.text, terms, vocabulary);
  return {
    paragraph,
    title: markMatches(paragraph.title, terms, vocabulary),
    excerpt,
    words: markMatches(paragraph.text, terms, vocabulary).flatMap(({ text, isMatch }) =>
      isMatch ? text : [],
    ),
  };
}
