import type { Language } from '../../shared/i18n/language.ts';
import type { ShareableGroup } from './types.ts';

const loaders: Record<Language, () => Promise<readonly ShareableGroup[]>> = {
  en: async () => (await import('./en/shareable.ts')).shareable,
  'pt-BR': async () => (await import('./pt-BR/shareable.ts')).shareable,
};

/** Loads what can be shared, grouped by occasion, in a language. Figures are still references. */
export function loadShareable(language: Language): Promise<readonly ShareableGroup[]> {
  return loaders[language]();
}
