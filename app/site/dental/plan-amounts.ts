import { siteFigures } from '~/content/site-figures';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';

/** The plans' amounts, under the names that the sentences use. */
export type PlanAmounts = ReturnType<typeof writePlanAmounts>;

/** What the page's loader adds to its texts: the amounts as the language writes them. */
export function writePlanAmounts(language: Language) {
  return {
    limit: formatMoney(siteFigures.dentalYearlyLimit.value, language, { cents: false }),
    exam: formatMoney(siteFigures.visionExam.value, language, { cents: false }),
  };
}
