import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Namespace } from '../../app/shared/i18n/catalog.ts';
import type { Language } from '../../app/shared/i18n/language.ts';
import type { MessageKey } from '../../app/shared/i18n/message-keys.ts';
import { fillSharedValues } from '../../scripts/build/bundle/shared-values.ts';

/** A message of the catalogs, with its namespace: `'common:actions.cancel'`. */
export type CatalogKey = { [N in Namespace]: MessageKey<N> & `${N}:${string}` }[Namespace];

const catalogs = { en: readCatalog('en'), 'pt-BR': readCatalog('pt-BR') };

/** A message as the catalog contains it, with the brand and the figures filled in. */
export function message(key: CatalogKey, language: Language): string {
  const [namespace = '', path = ''] = key.split(':');
  let found = catalogs[language][namespace];
  for (const step of path.split('.'))
    found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found !== 'string') throw new Error(`No message "${key}" in ${language}.`);
  return fillSharedValues(found, language);
}

/** All namespaces of a language; `manage-users.json` contains the namespace `manageUsers`. */
function readCatalog(language: Language): Record<string, unknown> {
  const folder = join(import.meta.dirname, '../../app/shared/i18n/locales', language);
  const namespaces = globSync('**/*.json', { cwd: folder }).map((file) => [
    basename(file, '.json').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(namespaces);
}
