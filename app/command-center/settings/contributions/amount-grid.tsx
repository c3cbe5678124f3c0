import type { ReactNode } from 'react';
import { planTypes } from '~/command-center/kit/plan-types';
import type { IuaAmount, Plan } from '~/command-center/settings/plans/fetch-plans';
import { formatMoney } from '~/shared/format/money';
import { planName } from '~/shared/format/plan-name';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Cell } from './table-draft';

type AmountGridProps = {
  ages: readonly number[];
  plans: readonly Plan[];
  amounts: readonly IuaAmount[];
  /** The amount, or its input. */
  cell: (cell: Cell) => ReactNode;
};

/** The amounts of a table: for each plan, households and ages below one another, IUA beside. */
export function AmountGrid({ ages, plans, amounts, cell }: AmountGridProps) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  return plans.map((plan) => (
    <section key={plan.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lead font-semibold wrap-anywhere">{planName(plan, language)}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 @min-[54rem]:grid-cols-2">
        {planTypes.map((household) => (
          <div key={household} className="overflow-x-auto">
            <table className="w-full border-collapse text-left text-sm">
              <caption className="pb-1 text-left font-semibold text-mata-700">
                {t(`household.${household}`)}
              </caption>
              <thead>
                <tr className="border-b border-line text-xs text-muted">
                  <th scope="col" className="w-14 py-1.5 pr-2 font-semibold">
                    {t('grid.age')}
                  </th>
                  {amounts.map(({ id, amount }) => (
                    <th key={id} scope="col" className="px-0.5 py-1.5 text-right font-semibold">
                      {t('grid.iua', { amount: formatMoney(amount, language) })}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ages.map((age, index) => {
                  const next = ages[index + 1];
                  return (
                    <tr key={age} className="border-b border-line/50 last:border-0">
                      <th
                        scope="row"
                        className="py-1 pr-2 font-normal whitespace-nowrap tabular-nums"
                      >
                        {next === undefined
                          ? t('grid.fromAge', { age })
                          : t('grid.ages', { from: age, to: next - 1 })}
                      </th>
                      {amounts.map(({ id: iua }) => (
                        <td key={iua} className="px-0.5 py-1 text-right tabular-nums">
                          {cell({ plan: plan.id, household, iua, age })}
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  ));
}
