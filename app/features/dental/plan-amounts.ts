import { siteFigures } from '~/content/site-figures';
import type { Language } from '~/i18n/language';
import { formatMoney } from '~/lib/money';

/** The plans' amounts, under the names that the sentences use. */
export type PlanAmounts = ReturnType<typeof writePlanAmounts>;

/** What the page's loader adds to its texts: the amounts as the language writes them. */
export function writePlanAmounts(language: Language) {
  return {
    limit: formatMoney(siteFigures.dentalYearlyLimit.value, language, { cents: false }),
    exam: formatMoney(siteFigures.visionExam.value, language, { cents: false }),
  };
}
