import { siteFigures } from '~/content/site-figures';
import type { Language } from '~/i18n/language';
import { formatCount } from '~/lib/count';

/** How far the community has come, as the language writes it. */
export type Reach = ReturnType<typeof writeReach>;

/** What the page's loader adds to its texts. */
export function writeReach(language: Language) {
  return {
    families: formatCount(siteFigures.families.value, language),
    cities: formatCount(siteFigures.cities.value, language),
  };
}
