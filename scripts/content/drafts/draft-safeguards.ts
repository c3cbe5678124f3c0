import { safeguards as english } from '../../../app/content/legal/en/safeguards.ts';
import { safeguards as portuguese } from '../../../app/content/legal/pt-BR/safeguards.ts';
import type { Safeguards } from '../../../app/content/legal/types.ts';
import { type Language, languages } from '../../../app/shared/i18n/language.ts';

type DraftSafeguard = { language: Language; title: string; items: readonly string[] };

const lists: Record<Language, Safeguards> = { en: english, 'pt-BR': portuguese };

/** Every safeguard that the legal page claims, in both languages, with its introduction and note. */
export function draftSafeguards(): DraftSafeguard[] {
  return languages.flatMap((language) => {
    const { title, lead, items, note } = lists[language];
    return [
      { language, title, items: [lead, note] },
      ...items.map((one) => ({ language, title: one.title, items: one.items })),
    ];
  });
}
