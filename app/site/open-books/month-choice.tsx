import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Statement } from '~/shared/statements/statement';
import { formatMonth, useFigureText } from '~/shared/statements/use-figure-text';

type MonthChoiceProps = {
  /** The latest first. */
  statements: readonly Statement[];
  index: number;
  onChoose: (index: number) => void;
};

/** Selects a month, from a list or one by one. */
export function MonthChoice({ statements, index, onChoose }: MonthChoiceProps) {
  const { t } = useTranslation('openBooks');
  const { language } = useFigureText();
  const month = statements[index]?.month ?? '';
  return (
    <div className="flex items-end gap-2 print:hidden">
      <label className="grid min-w-0 flex-1 gap-1.5 font-semibold sm:max-w-80">
        {t('month.label')}
        <span className="relative block font-normal">
          {/* Not the shared field, whose form code this page does not need. */}
          <select
            value={index}
            onChange={({ target }) => onChoose(Number(target.value))}
            className="block min-h-12 w-full appearance-none truncate rounded-sm border border-control bg-white pr-11 pl-4 text-base text-ink transition-colors hover:border-muted"
          >
            {statements.map((statement, position) => (
              <option key={statement.month} value={position}>
                {formatMonth(statement.month, language)}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted" />
        </span>
      </label>
      <Step
        label={t('month.earlier')}
        onStep={index < statements.length - 1 ? () => onChoose(index + 1) : undefined}
      >
        <ChevronLeft className="size-6" />
      </Step>
      <Step label={t('month.later')} onStep={index > 0 ? () => onChoose(index - 1) : undefined}>
        <ChevronRight className="size-6" />
      </Step>
      <p role="status" className="sr-only">
        {t('month.shown', { month: formatMonth(month, language) })}
      </p>
    </div>
  );
}

type StepProps = { label: string; onStep: (() => void) | undefined; children: React.ReactNode };

/** A button that stays focusable at the end of the list, so that the focus is not lost. */
function Step({ label, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!onStep}
      onClick={onStep}
      className="grid size-12 shrink-0 place-items-center rounded-sm border border-control bg-white transition-colors hover:border-muted aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control"
    >
      {children}
    </button>
  );
}
