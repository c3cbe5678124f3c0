import { symptoms, type Urgency } from '~/content/answers/symptoms';
import { type Language, languages } from '~/shared/i18n/language';
import { vocabularies } from './vocabulary/vocabularies';
import type { Vocabulary } from './vocabulary/vocabulary';
import { correctTypos, normalize, type Spelling, spellingIndex, termOf, wordsIn } from './words';

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
 * @param isKnown whether a word is no typo, because the rules or the answers contain it.
 */
export async function findUrgency(
  query: string,
  isKnown: (word: string) => boolean,
): Promise<Urgency | undefined> {
  knownSymptoms ??= readSymptoms().catch((error: unknown) => {
    knownSymptoms = undefined;
    throw error;
  });
  const { phrases, spelling, vocabularies } = await knownSymptoms;
  const corrected = correctTypos(query, {
    known: { has: (word) => spelling.known.has(word) || isKnown(word) },
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
