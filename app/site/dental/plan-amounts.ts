import { siteFigures } from '~/content/site-figures';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';

/** The plans' amounts, by the names of the placeholders in the messages. */
export type PlanAmounts = ReturnType<typeof writePlanAmounts>;

/** The data that the page's loader adds to its texts: amounts formatted in the language. */
export function writePlanAmounts(language: Language) {
  return {
    limit: formatMoney(siteFigures.dentalYearlyLimit.value, language, { cents: false }),
    exam: formatMoney(siteFigures.visionExam.value, language, { cents: false }),
  };
}
