import type { Language } from './language';
import english from './locales/en/shared/boot.json';
import portuguese from './locales/pt-BR/shared/boot.json';

/** The texts that are shown if nothing else could be loaded. They are always in the bundle. */
export const fallbackMessages: Record<Language, typeof english> = {
  en: english,
  'pt-BR': portuguese,
};
