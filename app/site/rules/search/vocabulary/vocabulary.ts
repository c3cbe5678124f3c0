import type { Language } from '~/shared/i18n/language';

/** What the search knows of a language. */
export type Vocabulary = {
  /** Reduces a word without accents to its stem. */
  stem: (word: string) => string;
  /** Words without accents that a query may contain and that say nothing by themselves. */
  stopWords: ReadonlySet<string>;
  /** What visitors write, and the words with which the rules answer. See `english.ts`. */
  synonyms: Readonly<Record<string, readonly string[]>>;
};

const loaders: Record<Language, () => Promise<Vocabulary>> = {
  en: async () => (await import('./english')).english,
  'pt-BR': async () => (await import('./portuguese')).portuguese,
};

export function loadVocabulary(language: Language): Promise<Vocabulary> {
  return loaders[language]();
}
