import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Language } from '../../app/shared/i18n/language.ts';

const root = join(import.meta.dirname, '../..');

export type MessageFile = {
  namespace: string;
  /**
   * Relative to the root of the repository, such as `app/shared/i18n/locales/en/site/home.json`.
   */
  path: string;
};

/** The message files of a language, one per namespace, sorted by namespace. */
export function messageFiles(language: Language): MessageFile[] {
  return globSync(`app/shared/i18n/locales/${language}/*/*.json`, { cwd: root })
    .map((path) => ({ namespace: parse(path).name, path }))
    .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
}

/** The path of a namespace's messages. @throws if the namespace does not exist. */
export function messageFile(language: Language, namespace: string): string {
  const [path] = globSync(`app/shared/i18n/locales/${language}/*/${namespace}.json`, { cwd: root });
  if (!path) throw new Error(`No messages "${namespace}" in ${language}`);
  return path;
}

/** The JSON text of a namespace's messages as written, before any value is filled in. */
export function readMessageText(language: Language, namespace: string): string {
  return readFileSync(join(root, messageFile(language, namespace)), 'utf8');
}

/** A namespace's messages as written, before any value is filled in. */
export function readMessageFile(language: Language, namespace: string): unknown {
  return JSON.parse(readMessageText(language, namespace));
}
