import type { QueryCombination } from 'minisearch';
import { symptoms, type Urgency } from '~/content/answers/symptoms';
import { type Language, languages } from '~/shared/i18n/language';
import { type ExcerptPiece, excerptOf, markMatches } from './excerpt';
import { type Paragraph, type RulesIndex, rulesIndex } from './rules-index';
import { vocabularies } from './vocabulary/vocabularies';
import type { Vocabulary } from './vocabulary/vocabulary';
import {
  correctTypos,
  normalize,
  type Spelling,
  spellingIndex,
  termOf,
  termsOf,
  wordsIn,
} from './words';

/** A section of the rules that matches a query, with its best paragraph. */
export type RulesMatch = {
  paragraph: Paragraph;
  title: ExcerptPiece[];
  excerpt: ExcerptPiece[];
  /** The matching words as they are written in the paragraph. */
  words: string[];
};

const mostMatches = 12;

export type Found = {
  /** What comes before any rule, if the query is about someone who is ill. */
  urgency: Urgency | undefined;
  matches: RulesMatch[];
};

/** Searches the four tabs. This module and the rules load with the first search. */
export async function searchRules(query: string, language: Language): Promise<Found> {
  const index = await rulesIndex(language);
  const urgency = await urgencyOf(query, index.spelling);
  return { urgency, matches: findInRules(index, query) };
}

/**
 * The matches of a query, the best first, one per anchor. A paragraph must contain all words; if
 * none does, any word counts.
 */
function findInRules(index: RulesIndex, query: string): RulesMatch[] {
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

const urgencies = Object.keys(symptoms) as Urgency[];

type SymptomPhrase = { urgency: Urgency; language: Language; terms: readonly string[] };

type Symptoms = {
  phrases: readonly SymptomPhrase[];
  spelling: Spelling;
  vocabularies: Record<Language, Vocabulary>;
};

let knownSymptoms: Promise<Symptoms> | undefined;

/**
 * What a query says about someone's health, in either language, whatever the language of the page.
 * @param rules the words of the rules, which are no typos.
 */
async function urgencyOf(query: string, rules: Spelling): Promise<Urgency | undefined> {
  knownSymptoms ??= readSymptoms().catch((error: unknown) => {
    knownSymptoms = undefined;
    throw error;
  });
  const { phrases, spelling, vocabularies } = await knownSymptoms;
  const corrected = correctTypos(query, {
    known: { has: (word) => spelling.known.has(word) || rules.known.has(word) },
    engine: spelling.engine,
  });
  const words = `${query} ${corrected}`;
  const typed = new Map(languages.map((one) => [one, new Set(termsIn(words, vocabularies[one]))]));
  return phrases.find(({ terms, language }) =>
    terms.every((term) => typed.get(language)?.has(term)),
  )?.urgency;
}

async function readSymptoms(): Promise<Symptoms> {
  const [en, portuguese] = await Promise.all([vocabularies.en(), vocabularies['pt-BR']()]);
  const loaded = { en, 'pt-BR': portuguese };
  const phrases = urgencies.flatMap((urgency) =>
    languages.flatMap((language) =>
      symptoms[urgency][language].map((text) => ({ text, urgency, language })),
    ),
  );
  return {
    phrases: phrases.map(({ text, urgency, language }) => ({
      urgency,
      language,
      terms: termsIn(text, loaded[language]),
    })),
    spelling: spellingIndex(phrases.map(({ text }) => text)),
    vocabularies: loaded,
  };
}

/** With the words that the search of the rules leaves out: "not breathing" is no "breathing". */
function termsIn(text: string, vocabulary: Vocabulary): string[] {
  return wordsIn(text).map((word) => termOf(normalize(word.text), vocabulary));
}
