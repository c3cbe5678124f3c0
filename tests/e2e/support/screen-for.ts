import type { Language } from './texts.ts';

/**
 * Each journey goes once in each language: in Portuguese on a phone, in English at a desk. What is
 * tagged `@phone` runs on a phone, everything else at a desk.
 */
export function screenFor(language: Language) {
  return language === 'pt-BR' ? { tag: '@phone' } : {};
}
