import { useTranslation } from '~/shared/i18n/use-translation';
import { ChangeNote } from './change-note';
import { type Analytics, type Metric, metrics } from './numbers';
import { useFormatters } from './use-formatters';
import { useOptimisticChoice } from './use-optimistic-choice';

type SummaryTilesProps = {
  numbers: Analytics;
  /** The metric of the chart. */
  shown: Metric;
  onShow: (metric: Metric) => void;
};

/** The six totals of the period. The chosen one appears in the chart. */
export function SummaryTiles({ numbers, shown, onShow }: SummaryTilesProps) {
  const { t } = useTranslation('manageAnalytics');
  const { count } = useFormatters();
  const [chosen, choose] = useOptimisticChoice(shown, onShow);
  const { totals, before } = numbers;
  return (
    <fieldset className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-6">
      <legend className="sr-only">{t('tiles.label')}</legend>
      {metrics.map((metric) => (
        <label
          key={metric}
          className="relative grid cursor-pointer content-between gap-3 rounded-md bg-white p-4 shadow-raised transition-shadow hover:shadow-float has-checked:shadow-[inset_0_0_0_2px_var(--color-mata-700)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-mata-700 md:p-5"
        >
          <input
            type="radio"
            name="number"
            value={metric}
            checked={chosen === metric}
            onChange={() => choose(metric)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="text-sm font-semibold text-muted">{t(`metrics.${metric}.name`)}</span>
          <span className="grid justify-items-start gap-2">
            <span className="text-subtitle font-semibold text-mata-900 tabular-nums">
              {count(totals[metric])}
            </span>
            <ChangeNote now={totals[metric]} before={before[metric]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
