import { type I18n, type Messages as LoadedMessages, setupI18n } from '@lingui/core';
import type { Messages } from './catalog';
import type { Language } from './language';

/** A language's messages that pages have loaded so far. */
export type Translations = { instance: I18n; loaded: Set<string> };

const all: Partial<Record<Language, Translations>> = {};

/**
 * The translations of a language, with a page's messages added. Each language has one instance,
 * which never changes its language. The provider changes in the same transition as the page. The
 * build creates one per page, so that no page uses messages that its visitors would not have.
 */
export function translations(language: Language, messages: Partial<Messages> = {}): Translations {
  const known = (!import.meta.env.SSR && all[language]) || create(language);
  all[language] = known;
  for (const [namespace, branch] of Object.entries(messages)) {
    if (known.loaded.has(namespace) && !import.meta.env.DEV) continue;
    known.loaded.add(namespace);
    known.instance.load(language, withKeys(branch, `${namespace}:`));
  }
  return known;
}

function create(language: Language): Translations {
  const instance = setupI18n({
    locale: language,
    messages: { [language]: {} },
    missing: import.meta.env.SSR || import.meta.env.DEV ? refuseMissing : undefined,
  });
  // The build has compiled messages with placeholders (scripts/build/bundle/compiled-messages).
  instance.setMessagesCompiler((text) => [text]);
  return { instance, loaded: new Set() };
}

/**
 * Converts `{ list: { title: 'Plans' } }` to `{ 'home:list.title': 'Plans' }`. A compiled message
 * is an array.
 */
function withKeys(branch: object, prefix: string): LoadedMessages {
  return Object.assign(
    {},
    ...Object.entries(branch).map(([name, value]) =>
      typeof value === 'string' || Array.isArray(value)
        ? { [prefix + name]: value }
        : withKeys(value, `${prefix}${name}.`),
    ),
  );
}

/** If a page lacks a message, the build fails and development shows the error page. */
function refuseMissing(_language: string, key: string): never {
  throw new Error(`No message "${key}": does the page load that namespace?`);
}
