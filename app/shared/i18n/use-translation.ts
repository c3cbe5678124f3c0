import { createContext, useContext, useMemo } from 'react';
import type { Namespace } from './catalog';
import type { Translations } from './instance';
import type { Namespaces } from './message-keys';
import { hasMessage, translator } from './translator';

/** The messages of the page, in its language. */
export const TranslationsContext = createContext<Translations | undefined>(undefined);

/**
 * Translates the page's messages, with `t('title')` for the first namespace and `t('common:close')`
 * for another. `exists` checks a key from the server.
 */
export function useTranslation<const N extends Namespaces = 'common'>(namespaces?: N) {
  const translations = useContext(TranslationsContext);
  const first = firstOf(namespaces ?? 'common');
  return useMemo(() => {
    if (!translations) throw new Error('There are no messages around this part of the page.');
    return {
      t: translator<N>(translations, first),
      exists: (key: string) => hasMessage(translations, key, first),
    };
  }, [translations, first]);
}

function firstOf(namespaces: Namespaces): Namespace {
  return typeof namespaces === 'string' ? namespaces : namespaces[0];
}
