import type { Language } from '../../shared/i18n/language.ts';
import type { RulesContent, RulesTabId } from './types.ts';

type Loaders = Record<RulesTabId, () => Promise<RulesContent>>;

/** One module per tab and language, loaded when a visitor opens the tab or searches. */
const loaders: Record<Language, Loaders> = {
  en: {
    instructions: async () => (await import('./en/instructions.ts')).instructions,
    procedures: async () => (await import('./en/procedures.ts')).procedures,
    exclusions: async () => (await import('./en/exclusions.ts')).exclusions,
    maternity: async () => (await import('./en/maternity.ts')).maternity,
  },
  'pt-BR': {
    instructions: async () => (await import('./pt-BR/instructions.ts')).instructions,
    procedures: async () => (await import('./pt-BR/procedures.ts')).procedures,
    exclusions: async () => (await import('./pt-BR/exclusions.ts')).exclusions,
    maternity: async () => (await import('./pt-BR/maternity.ts')).maternity,
  },
};

/** Loads the content of a tab of the rules in a language. */
export function loadRules(tab: RulesTabId, language: Language): Promise<RulesContent> {
  return loaders[language][tab]();
}
