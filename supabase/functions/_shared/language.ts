export type Language = 'pt-BR' | 'en';

/** A text in both languages. */
export type Bilingual = Record<Language, string>;

/** The language that a request names; Portuguese unless it is English. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : 'pt-BR';
}
