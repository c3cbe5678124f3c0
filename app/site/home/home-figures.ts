import { figures } from '~/content/figures';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';

/** The figures that the home page tells, as the language writes them. */
export type HomeFigures = ReturnType<typeof writeHomeFigures>;

/** What the home page's loader adds to its texts. */
export function writeHomeFigures(language: Language) {
  const money = (amount: number) => formatMoney(amount, language);
  const dollars = ({ value }: { value: number }) => formatMoney(value, language, { cents: false });
  const bill = figures.iuaExampleBill.value;
  const amounts = [figures.iuaLow.value, figures.iuaMiddle.value, figures.iuaHigh.value];
  return {
    /** Within which a request is to be sent. */
    months: figures.requestDeadline.value,
    /** An example bill; for each amount that can be chosen, who pays what, and what part of it. */
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
      maternity: {
        amount: dollars(figures.maternityPrenatal),
        days: figures.maternityConception.value,
      },
      recovery: {
        amount: dollars(figures.recoveryAmount),
        sessions: figures.recoverySessions.value,
      },
      alternative: {},
    },
  };
}
