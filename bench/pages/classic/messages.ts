import type { Texts } from '~/shared/i18n/catalog';
import type { Language } from '~/shared/i18n/language';
import type { PublicPage } from '~/shared/i18n/messages';

type Everything = Texts['messages'] & { pages: Record<PublicPage, Texts['titles']> };

/** Every text of a language in one file, fetched before the first render. */
export async function loadTexts(language: Language, page: PublicPage): Promise<Texts> {
  const response = await fetch(`/locales/${language}/translation.json`);
  const { pages, ...messages } = (await response.json()) as Everything;
  return { titles: pages[page], messages };
}
