export type Language = 'pt-BR' | 'en';

/** A text in both languages. */
export type Bilingual = Record<Language, string>;

/** The language of a request: English if it says so, otherwise Portuguese. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : 'pt-BR';
}
