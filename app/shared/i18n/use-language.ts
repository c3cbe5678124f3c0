import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from './language';

/** The root sets the language from the page's data, so that it changes together with the page. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page that is being shown. */
export function useLanguage(): { language: Language } {
  return { language: useContext(LanguageContext) };
}
