import type { Language } from './language';
import english from './locales/en/shared/boot.json';
import portuguese from './locales/pt-BR/shared/boot.json';

/** The few words that must be there when nothing else could be loaded. Always in the bundle. */
export const bootMessages: Record<Language, typeof english> = { en: english, 'pt-BR': portuguese };
