import { useTranslation } from '~/shared/i18n/use-translation';
import { figureNames } from '~/shared/statements/statement';
import { formatMonth, useFigureText } from '~/shared/statements/use-figure-text';
import type { StatementOverview } from './overview';

/** The figures of the current month so far, and which of them would be hidden. */
export function RunningMonth({ running }: { running: StatementOverview['running'] }) {
  const { t } = useTranslation(['manageStatements', 'openBooks']);
  const { text, language } = useFigureText();
  const { month, figures, published } = running;
  return (
    <section
      aria-labelledby="running-title"
      className="grid gap-4 rounded-lg border-2 border-dashed border-control p-5 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="running-title" className="text-lead font-semibold first-letter:uppercase">
          {t('manageStatements:running.title', { month: formatMonth(month, language) })}
        </h2>
        <p className="max-w-prose text-sm text-muted">{t('manageStatements:running.text')}</p>
      </div>
      <dl className="grid gap-x-10 text-sm @min-[44rem]:grid-cols-2">
        {figureNames.map((name) => {
          const value =
            published[name] === 'not_held' ? 'not_held' : (figures[name]?.value ?? null);
          return (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
            >
              <dt>{t(`openBooks:figures.${name}`)}</dt>
              <dd className="ml-auto text-right tabular-nums">
                <span className="font-semibold">{text(name, value)}</span>
                {published[name] === 'hidden' && (
                  <span className="block text-xs text-muted">
                    {t('manageStatements:running.hidden')}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
