import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { firstChoices, starts, withStart } from '~/site/what-would-i-pay/choices';
import { loadCalculator } from '~/site/what-would-i-pay/load-calculator';
import { whoPays } from '~/site/what-would-i-pay/who-pays';

export type ExampleBill = {
  start: (typeof starts)[number];
  bill: string;
  own: string;
  shared: string;
};

/**
 * Who pays the calculator's example bills, by the engine that decides requests: formatted, for each
 * IUA of the rules in cents. They are part of the prerendered page, so it loads no engine.
 */
export async function writeBills(language: Language): Promise<Record<string, ExampleBill[]>> {
  const { examples, iuas, edition } = await loadCalculator(language);
  const money = (cents: number) => formatMoney(cents / 100, language, { cents: false });
  const first = firstChoices(examples, iuas);
  const billsOf = (iua: number) =>
    starts.map((start): ExampleBill => {
      const choices = withStart({ ...first, iua }, start, examples);
      const { bill, own, shareable } = whoPays(choices, edition);
      return { start, bill: money(bill), own: money(own), shared: money(shareable) };
    });
  return Object.fromEntries(iuas.map((iua) => [iua, billsOf(iua)]));
}
