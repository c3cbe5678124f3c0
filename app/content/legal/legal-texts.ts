import type { Language } from '~/shared/i18n/language';
import { lastUpdated } from './last-updated';

/** A part of a text with an address of its own; its body is paragraphs and lists. */
export type LegalSection = {
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
};

export type LegalText = { title: string; sections: readonly LegalSection[] };

/** What the software does for one standard of the HIPAA Security Rule. */
export type Safeguard = { id: string; title: string; items: readonly string[] };

export type Safeguards = {
  title: string;
  lead: string;
  items: readonly Safeguard[];
  note: string;
};

/** A text, and the day of its last change as the language writes it. */
export type DatedText = LegalText & { updated: string };

/** All long texts of the legal page in one language. */
export type LegalTexts = { terms: DatedText; privacy: DatedText; safeguards: Safeguards };

const english = {
  terms: () => import('./en/terms'),
  privacy: () => import('./en/privacy'),
  safeguards: () => import('./en/safeguards'),
};

const portuguese: typeof english = {
  terms: () => import('./pt-BR/terms'),
  privacy: () => import('./pt-BR/privacy'),
  safeguards: () => import('./pt-BR/safeguards'),
};

const texts = { en: english, 'pt-BR': portuguese };

/** Fetches the texts of a language; a visitor never loads the other one. */
export async function loadLegalTexts(language: Language): Promise<LegalTexts> {
  const [{ terms }, { privacy }, { safeguards }, { formatDate }] = await Promise.all([
    texts[language].terms(),
    texts[language].privacy(),
    texts[language].safeguards(),
    import('~/shared/format/dates'),
  ]);
  const updated = formatDate(lastUpdated, language);
  return { terms: { ...terms, updated }, privacy: { ...privacy, updated }, safeguards };
}
