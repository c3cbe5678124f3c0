import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from './language';

/** Set once, at the root, from the page's own data, so that it changes together with the page. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page that is being shown. */
export function useLanguage(): { language: Language } {
  return { language: useContext(LanguageContext) };
}
