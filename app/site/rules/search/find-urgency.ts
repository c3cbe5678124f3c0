import { symptoms, type Urgency } from '~/content/answers/symptoms';
import { type Language, languages } from '~/shared/i18n/language';
import { normalize } from './normalize';
import { correctTypos, type Spelling, spellingIndex } from './spelling';
import { english } from './vocabulary/english';
import { portuguese } from './vocabulary/portuguese';
import type { Vocabulary } from './vocabulary/vocabulary';
import { termOf, wordsIn } from './words';

const vocabularies: Record<Language, Vocabulary> = { en: english, 'pt-BR': portuguese };
const urgencies = Object.keys(symptoms) as Urgency[];

type Phrase = { urgency: Urgency; language: Language; terms: readonly string[] };

let known: { phrases: Phrase[]; spelling: Spelling } | undefined;

/**
 * What a query says about someone's health, in either language, whatever the language of the page.
 * @param rules the words of the rules, which are no typos.
 */
export function urgencyOf(query: string, rules: Spelling): Urgency | undefined {
  known ??= readSymptoms();
  const { phrases, spelling } = known;
  const corrected = correctTypos(query, {
    known: new Set([...spelling.known, ...rules.known]),
    engine: spelling.engine,
  });
  const words = `${query} ${corrected}`;
  const typed = new Map(languages.map((one) => [one, new Set(termsIn(words, one))]));
  return phrases.find(({ terms, language }) =>
    terms.every((term) => typed.get(language)?.has(term)),
  )?.urgency;
}

function readSymptoms() {
  const phrases = urgencies.flatMap((urgency) =>
    languages.flatMap((language) =>
      symptoms[urgency][language].map((text) => ({ text, urgency, language })),
    ),
  );
  return {
    phrases: phrases.map(({ text, ...phrase }) => ({
      ...phrase,
      terms: termsIn(text, phrase.language),
    })),
    spelling: spellingIndex(phrases.map(({ text }) => text)),
  };
}

/** With the words that the search of the rules leaves out: "not breathing" is no "breathing". */
function termsIn(text: string, language: Language): string[] {
  return wordsIn(text).map((word) => termOf(normalize(word.text), vocabularies[language]));
}
