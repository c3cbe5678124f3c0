import { reach } from '~/shared/brand/community';
import type { Language } from '~/shared/i18n/language';

/** The reach of the community, formatted in the language. */
export type Reach = ReturnType<typeof writeReach>;

/** The data that the page's loader adds to its texts. */
export function writeReach(language: Language) {
  const number = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR');
  return {
    families: number.format(reach.families),
    cities: number.format(reach.cities),
  };
}
