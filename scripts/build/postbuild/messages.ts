import { brand } from '../../../app/shared/brand/brand.ts';
import type { Messages, Namespace } from '../../../app/shared/i18n/catalog.ts';
import type { Language } from '../../../app/shared/i18n/language.ts';
import { readMessageText } from '../message-files.ts';

/** A namespace's messages in a language, with the brand's name filled in. */
export function readMessages<N extends Namespace>(language: Language, namespace: N): Messages[N] {
  const text = readMessageText(language, namespace);
  const name = JSON.stringify(brand.name).slice(1, -1);
  return JSON.parse(text.replaceAll('{brand}', () => name)) as Messages[N];
}
