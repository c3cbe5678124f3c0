import type { Language } from '../../../app/shared/i18n/language.ts';
import { type CatalogKey, message } from '../../support/catalog.ts';

/** A text that is not a whole message of the catalogs, written in both languages. */
type Both = Record<Language, unknown>;

type Source = CatalogKey | Both | readonly Source[] | { readonly [name: string]: Source };

type TextOf<S> = S extends string
  ? string
  : S extends Record<Language, infer Text>
    ? Text
    : { readonly [Name in keyof S]: TextOf<S[Name]> };

/**
 * The texts that a test reads on the screen, in both languages, with the prefix of their addresses.
 * Messages come from the catalogs; `tests/unit/exact-messages.test.ts` tests the specified wording.
 */
export function textsOf<const S extends { readonly [name: string]: Source }>(
  source: S,
): Record<Language, TextOf<S> & { prefix: string }>;
export function textsOf(source: { readonly [name: string]: Source }): unknown {
  return {
    'pt-BR': { ...textsIn('pt-BR', source), prefix: '/BR' },
    en: { ...textsIn('en', source), prefix: '' },
  };
}

function textsIn(language: Language, source: { readonly [name: string]: Source }) {
  const entries = Object.entries(source);
  return Object.fromEntries(entries.map(([name, one]) => [name, textOf(one, language)]));
}

function textOf(source: Source, language: Language): unknown {
  if (typeof source === 'string') return message(source, language);
  if (Array.isArray(source)) return source.map((one) => textOf(one, language));
  if ('pt-BR' in source) return (source as Both)[language];
  return textsIn(language, source as Record<string, Source>);
}
