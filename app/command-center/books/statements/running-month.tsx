import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';
import { figureGroups, groupNames } from '~/shared/statements/statement';
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 text-sm @min-[44rem]:grid-cols-2">
        {groupNames.map((group) => (
          <div key={group}>
            <h3 className="font-semibold">{t(`openBooks:groups.${group}.title`)}</h3>
            <dl className="mt-1">
              {figureGroups[group].map((name) => {
                const value =
                  published[name] === 'not_held' ? 'not_held' : (figures[name]?.value ?? null);
                return (
                  <div
                    key={name}
                    // Words that replace a figure may need their own line.
                    className={clsx(
                      'items-baseline gap-x-4 border-b border-line py-2',
                      typeof value === 'number'
                        ? 'grid grid-cols-[minmax(0,1fr)_auto]'
                        : 'flex flex-wrap justify-between',
                    )}
                  >
                    <dt>{t(`openBooks:figures.${name}`)}</dt>
                    <dd className="ml-auto text-right font-semibold whitespace-nowrap tabular-nums">
                      {text(name, value)}
                    </dd>
                    {published[name] === 'hidden' && (
                      <dd className="col-span-2 text-right text-xs text-muted">
                        {t('manageStatements:running.hidden')}
                      </dd>
                    )}
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
