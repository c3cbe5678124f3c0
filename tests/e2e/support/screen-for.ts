import type { Language } from './texts.ts';

/**
 * Each journey runs in Portuguese on a phone and in English on a desktop. Tests tagged `@phone` run on
 * a phone, all others on a desktop.
 */
export function screenFor(language: Language) {
  return language === 'pt-BR' ? { tag: '@phone' } : {};
}
