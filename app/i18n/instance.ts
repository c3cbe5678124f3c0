import { createInstance, type i18n } from 'i18next';
import { brand } from '~/config/brand';
import type { Messages } from './catalogue';
import type { Language } from './language';

const instances: Partial<Record<Language, i18n>> = {};

/**
 * The translations of a language, with the messages that a page brought added to them.
 * One instance a language, and none is ever switched: the provider's instance changes in the
 * same transition as the page, so nothing flashes and nothing mismatches. The build makes one
 * a page, so that a page cannot borrow messages that its visitors would not have.
 */
export function translations(language: Language, messages: Partial<Messages> = {}): i18n {
  const instance = (!import.meta.env.SSR && instances[language]) || create(language);
  instances[language] = instance;
  for (const [namespace, bundle] of Object.entries(messages)) {
    if (import.meta.env.DEV || !instance.hasResourceBundle(language, namespace)) {
      instance.addResourceBundle(language, namespace, bundle, false, true);
    }
  }
  return instance;
}

function create(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
    react: { useSuspense: false },
    saveMissing: import.meta.env.SSR || import.meta.env.DEV,
    missingKeyHandler: refuseMissing,
  });
  return instance;
}

/** The build fails, and development shows the error page, where a page lacks a message. */
function refuseMissing(_languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No message "${namespace}:${key}": does the page load that namespace?`);
}
