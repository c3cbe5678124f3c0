import { useTranslation } from '~/shared/i18n/use-translation';
import { type Period, periods } from './period';
import { useOptimisticChoice } from './use-optimistic-choice';

type PeriodChoiceProps = { period: Period; onChange: (period: Period) => void };

/** Last 7, 30, 90 days, or this year. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('manageAnalytics');
  const [chosen, choose] = useOptimisticChoice(period, onChange);
  return (
    <fieldset className="grid w-full grid-cols-2 gap-1 rounded-md bg-sand p-1 sm:w-auto sm:grid-cols-4">
      <legend className="sr-only">{t('period.label')}</legend>
      {periods.map((value) => (
        <label
          key={value}
          className="relative grid min-h-11 cursor-pointer place-items-center rounded-sm px-4 text-center text-sm font-semibold text-muted transition-colors hover:text-ink has-checked:bg-white has-checked:text-mata-800 has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-mata-700"
        >
          <input
            type="radio"
            name="period"
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {t(`period.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
