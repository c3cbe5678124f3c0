import type { Language } from '~/shared/i18n/language';
import type { LegalTexts } from './types';
import { lastUpdated } from './versions';

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

/** Loads the texts of one language. A visitor never loads the other language. */
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
