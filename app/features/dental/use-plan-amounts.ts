import { siteFigures } from '~/content/site-figures';
import { useLanguage } from '~/i18n/use-language';
import { formatMoney } from '~/lib/money';

/** The plans' amounts as the language writes them, under the names that the sentences use. */
export function usePlanAmounts() {
  const { language } = useLanguage();
  return {
    limit: formatMoney(siteFigures.dentalYearlyLimit.value, language, { cents: false }),
    exam: formatMoney(siteFigures.visionExam.value, language, { cents: false }),
  };
}
