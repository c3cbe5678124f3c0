/** The language data of the search. */
export type Vocabulary = {
  /** Reduces a word without accents to its stem. */
  stem: (word: string) => string;
  /** Words, without accents, that a query may contain and that carry no meaning alone. */
  stopWords: ReadonlySet<string>;
  /** The words that visitors use, and the terms of the rules that match them. See `english.ts`. */
  synonyms: Readonly<Record<string, readonly string[]>>;
};
