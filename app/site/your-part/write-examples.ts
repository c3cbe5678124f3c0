import { figures } from '#rules/figures';
import { formatFigure } from '~/content/format-figure';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';

/** Example bills and selectable amounts: who pays what, formatted in the language. */
export type Examples = ReturnType<typeof writeExamples>;

const bills = {
  small: figures.exampleSmallBill.value,
  middle: figures.iuaExampleBill.value,
  large: figures.exampleLargeBill.value,
} as const;

const iuas = [figures.iuaLow.value, figures.iuaMiddle.value, figures.iuaHigh.value] as const;

/** The data that the page's loader adds to its texts. */
export function writeExamples(language: Language) {
  const dollars = (amount: number) => formatMoney(amount, language, { cents: false });
  return {
    bills: (Object.keys(bills) as (keyof typeof bills)[]).map((id) => ({
      id,
      bill: dollars(bills[id]),
      parts: iuas.map((iua) => {
        const own = Math.min(iua, bills[id]);
        return { iua: dollars(iua), own: dollars(own), shared: dollars(bills[id] - own) };
      }),
    })),
    less: {
      symptomFree: formatFigure('iuaSymptomFree', language),
      count: figures.iuaHouseholdCount.value,
      window: formatFigure('iuaHouseholdWindow', language),
      threshold: dollars(figures.iuaHouseholdThreshold.value),
    },
  };
}
