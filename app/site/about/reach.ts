import { siteFigures } from '~/content/site-figures';
import { formatCount } from '~/shared/format/count';
import type { Language } from '~/shared/i18n/language';

/** How far the community has come, as the language writes it. */
export type Reach = ReturnType<typeof writeReach>;

/** What the page's loader adds to its texts. */
export function writeReach(language: Language) {
  return {
    families: formatCount(siteFigures.families.value, language),
    cities: formatCount(siteFigures.cities.value, language),
  };
}
