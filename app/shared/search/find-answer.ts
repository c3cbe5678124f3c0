import MiniSearch, { type SearchResult } from 'minisearch';
import type { Cents } from '#rules/engine/types';
import type { Answer, CalculatorCase } from '~/content/answers/answer';
import { answers } from '~/content/answers/answers';
import { writeFigures } from '~/content/rules/write-figures';
import { parseAmount } from '~/shared/format/amount';
import { type Language, languages } from '~/shared/i18n/language';
import type { RulesIndex } from './rules-index';
import { vocabularies } from './vocabulary/vocabularies';
import type { Vocabulary } from './vocabulary/vocabulary';
import { normalize, termOf, termsOf, wordsIn } from './words';

/** An answer in the language of the page, with the title of its rule. */
export type AnswerFound = Pick<Answer, 'id' | 'verdict' | 'rule' | 'isAboutBill'> & {
  /** What the calculator starts with: the case of the answer and the amount of the query, in cents. */
  case?: CalculatorCase & { bill?: Cents };
  question: string;
  text: string;
  ruleTitle: string;
};

/** The least part of the words of a query that an answer must know. */
const leastShare = 0.3;

/** Words of most questions, which say nothing about their subject. */
const asking = new Set(
  [
    'cover covers covered coverage share shared eligible can does have just guys please need want',
    'vocês vcs vc tem tenho ter cobre cobrem coberto cobertura compartilha compartilhado elegível',
    'pra pro pras pros tô tá tava quero queria preciso posso pode vai vou agora né uma são fazer',
  ].flatMap((words) => words.split(' ').map(normalize)),
);

/**
 * The answer to a query in either language, or none if most of its words are unknown.
 * @param isKnown whether a word is no typo.
 */
export async function findAnswer(
  query: string,
  isKnown: (word: string) => boolean,
  { paragraphs }: RulesIndex,
  language: Language,
): Promise<AnswerFound | undefined> {
  const engines = await loadEngines();
  const [best] = languages
    .flatMap((one) => bestIn(engines[one], query, isKnown))
    .sort((one, other) => other.score - one.score);
  const found = answers.find(({ id }) => id === best?.id);
  if (!found) return;
  const { id, verdict, rule, question, text } = found;
  const [tab, anchor] = rule;
  const section = paragraphs.find((each) => each.tab === tab && each.anchor === anchor);
  return {
    id,
    verdict,
    rule,
    question: question[language],
    text: writeFigures(text[language], language),
    ruleTitle: section?.title ?? '',
    ...(found.isAboutBill && { isAboutBill: true }),
    ...(found.case && { case: caseOf(found.case, query) }),
  };
}

const amount = /\$\s*(\d[\d.,]*)|(\d[\d.,]*)\s*(?:usd|d[oó]lar|dollar)/i;

/** A birth keeps its example: the amount of a query does not say what of it is prenatal care. */
function caseOf(known: CalculatorCase, query: string): CalculatorCase & { bill?: Cents } {
  const [, marked, named] = amount.exec(query) ?? [];
  const bill = parseAmount((marked ?? named ?? '').replace(/[.,]$/, ''), largestBill);
  return known.start === 'birth' || !bill ? known : { ...known, bill };
}

/** Ten digits with the cents, as in the calculator. */
const largestBill = 9_999_999_999;

type Engine = { vocabulary: Vocabulary; index: MiniSearch<Answer> };

function bestIn(
  { vocabulary, index }: Engine,
  query: string,
  isKnown: (word: string) => boolean,
): SearchResult[] {
  const words = wordsIn(query).map(({ text }) => normalize(text));
  const telling = words.filter((word) => !asking.has(word)).join(' ');
  const terms = new Set(termsOf(telling, vocabulary));
  const typos = new Set(
    words.filter((word) => !isKnown(word)).map((word) => termOf(word, vocabulary)),
  );
  return index
    .search([...terms].join(' '), {
      fuzzy: (term) => (typos.has(term) && term.length > 4 ? 0.2 : false),
    })
    .filter(({ queryTerms }) => queryTerms.length >= terms.size * leastShare)
    .slice(0, 1);
}

/** The words that people ask with, which are no typos. */
export const askedWords: ReadonlySet<string> = new Set(
  answers
    .flatMap(({ asked }) => languages.flatMap((language) => wordsIn(asked[language])))
    .map(({ text }) => normalize(text)),
);

let engines: Promise<Record<Language, Engine>> | undefined;

/** Whom a question is about says less than what it is about. */
const people = new Set(
  [
    'son daughter child kid kids baby husband wife mother father mom dad family me',
    'filho filha criança filhos bebê marido esposa mãe pai família gente',
  ].flatMap((words) => words.split(' ').map(normalize)),
);

/** One index per language: a word of one language can mean something else in the other. */
function loadEngines(): Promise<Record<Language, Engine>> {
  engines ??= Promise.all(languages.map(buildEngine))
    .then((built) => Object.fromEntries(built) as Record<Language, Engine>)
    .catch((error: unknown) => {
      engines = undefined;
      throw error;
    });
  return engines;
}

async function buildEngine(language: Language): Promise<[Language, Engine]> {
  const vocabulary = await vocabularies[language]();
  const weak = new Set([...people].map((word) => termOf(word, vocabulary)));
  const index = new MiniSearch<Answer>({
    fields: ['asked'],
    extractField: (answer, field) =>
      field === 'id' ? answer.id : `${answer.asked[language]} ${answer.question[language]}`,
    tokenize: (text) => wordsIn(text).map(({ text: word }) => word),
    processTerm: (word) => termOf(word, vocabulary),
    // Queries are already terms.
    searchOptions: {
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => (weak.has(term) ? 0.6 : 1),
      prefix: (term, place, all) => place === all.length - 1 && term.length > 3,
      // In a list of words, neither its length nor a repeated word says anything.
      bm25: { k: 0, b: 0, d: 0.5 },
    },
  });
  index.addAll([...answers]);
  return [language, { vocabulary, index }];
}
