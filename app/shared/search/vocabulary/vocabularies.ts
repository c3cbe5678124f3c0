import type { Language } from '~/shared/i18n/language';
import type { Vocabulary } from './vocabulary';

/** Loads the vocabulary of a language. */
export const vocabularies: Record<Language, () => Promise<Vocabulary>> = {
  en: async () => (await import('./english')).english,
  'pt-BR': async () => (await import('./portuguese')).portuguese,
};
