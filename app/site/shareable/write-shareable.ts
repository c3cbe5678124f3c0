import { writeFigures } from '~/content/rules/write-figures';
import { loadShareable } from '~/content/shareable/load-shareable';
import type { Language } from '~/shared/i18n/language';

export type Shareable = Awaited<ReturnType<typeof writeShareable>>;

/** What the page's loader adds to its texts: the list, with its figures as the language writes them. */
export async function writeShareable(language: Language) {
  return writeFigures(await loadShareable(language), language);
}
