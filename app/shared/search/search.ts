import type { Urgency } from '~/content/answers/symptoms';
import { type Language, languages } from '~/shared/i18n/language';
import { type AnswerFound, askedWords, findAnswer } from './find-answer';
import { findInRules, type RulesMatch } from './find-in-rules';
import { findUrgency } from './find-urgency';
import { rulesIndex } from './rules-index';

export type Found = {
  /** Whom to call before anything else, if the query is about someone who is ill. */
  urgency: Urgency | undefined;
  /** The answer to the question, if there is one. */
  answer: AnswerFound | undefined;
  /** The sections of the rules that match, in the language of the page. */
  matches: RulesMatch[];
};

/**
 * Answers a query in either language. This module, the answers and the rules load with the first
 * search, and no query leaves the browser.
 */
export async function search(query: string, language: Language): Promise<Found> {
  const [index, ...others] = await Promise.all(
    [language, ...languages.filter((one) => one !== language)].map(rulesIndex),
  );
  if (!index) throw new RangeError(`No rules in ${language}`);
  const isKnown = (word: string) =>
    askedWords.has(word) || [index, ...others].some(({ spelling }) => spelling.known.has(word));
  const [urgency, answer] = await Promise.all([
    findUrgency(query, isKnown),
    findAnswer(query, isKnown, index, language),
  ]);
  return { urgency, answer, matches: findInRules(index, query) };
}
