import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../app/config/brand.ts';
import type { Messages, Namespace } from '../../app/i18n/catalogue.ts';
import type { Language } from '../../app/i18n/language.ts';

const locales = join(import.meta.dirname, '../../app/i18n/locales');

/** A namespace's messages in a language, with the brand's name filled in. */
export async function readMessages<N extends Namespace>(
  language: Language,
  namespace: N,
): Promise<Messages[N]> {
  const text = await readFile(join(locales, language, `${namespace}.json`), 'utf8');
  return JSON.parse(text.replaceAll('{brand}', brand.name)) as Messages[N];
}
