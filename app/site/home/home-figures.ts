import { figures } from '#rules/figures';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';

/** The figures of the home page, formatted in the language. */
export type HomeFigures = ReturnType<typeof writeHomeFigures>;

/** The data that the home page's loader adds to its texts. */
export function writeHomeFigures(language: Language) {
  const money = (amount: number) => formatMoney(amount, language);
  const dollars = ({ value }: { value: number }) => formatMoney(value, language, { cents: false });
  const bill = figures.iuaExampleBill.value;
  const amounts = [figures.iuaLow.value, figures.iuaMiddle.value, figures.iuaHigh.value];
  return {
    /** The deadline for a request, in months. */
    months: figures.requestDeadline.value,
    /** An example bill. For each selectable amount: who pays what, and the member's fraction. */
    iua: {
      bill: money(bill),
      options: amounts.map((amount) => ({
        value: amount,
        amount: money(amount),
        shared: money(bill - amount),
        part: amount / bill,
      })),
    },
    needs: {
      emergency: {},
      planned: { days: figures.plannedCareNotice.value },
      maternity: { days: figures.maternityConception.value },
      recovery: {
        amount: dollars(figures.recoveryAmount),
        sessions: figures.recoverySessions.value,
      },
      alternative: {},
    },
  };
}
