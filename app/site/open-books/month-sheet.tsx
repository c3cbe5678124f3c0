import { clsx } from 'clsx';
import { formatDate } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  type Correction,
  figureGroups,
  groupNames,
  type Statement,
} from '~/shared/statements/statement';
import {
  formatMonth,
  useCorrectionText,
  useFigureText,
} from '~/shared/statements/use-statement-text';

const highlights = ['contributions', 'paid', 'waiting', 'median_days'] as const;

type MonthSheetProps = { statement: Statement; corrections: readonly Correction[] };

/** All figures of a month, the four that most people look for in large type. */
export function MonthSheet({ statement, corrections }: MonthSheetProps) {
  const { t } = useTranslation('openBooks');
  const { text, shortText, language } = useFigureText();
  const { figures } = statement;
  return (
    <section
      aria-labelledby="month-title"
      className="overflow-hidden rounded-lg bg-white shadow-raised"
    >
      <div className="on-dark bg-mata-900 p-6 text-paper md:p-10 print:p-5">
        <h2 id="month-title" className="text-title first-letter:uppercase">
          {formatMonth(statement.month, language)}
        </h2>
        <dl className="mt-8 grid print:mt-4 print:gap-y-3 gap-x-8 gap-y-7 sm:grid-cols-2 xl:grid-cols-4">
          {highlights.map((figure) => {
            const value = figures[figure];
            const isNumber = typeof value === 'number';
            return (
              <div key={figure} className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-sm text-mata-100">
                  {isNumber && figure === 'median_days'
                    ? t('highlights.median_days', { count: value })
                    : isNumber
                      ? t(`highlights.${figure as Exclude<typeof figure, 'median_days'>}`)
                      : t(`figures.${figure}`)}
                </dt>
                <dd
                  className={clsx(
                    'tabular-nums',
                    isNumber ? 'text-subtitle font-semibold' : 'text-lead text-mata-100',
                  )}
                >
                  {isNumber && figure === 'median_days' ? value : shortText(figure, value)}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <div className="grid gap-x-12 gap-y-10 p-6 md:grid-cols-2 md:p-10 print:gap-y-5 print:p-5 print:text-sm">
        {groupNames.map((group) => (
          <section
            key={group}
            aria-labelledby={`group-${group}`}
            className="min-w-0 print:break-inside-avoid"
          >
            <h3 id={`group-${group}`} className="text-heading">
              {t(`groups.${group}.title`)}
            </h3>
            <p className="mt-1 text-sm text-muted">{t(`groups.${group}.text`)}</p>
            <dl className="mt-4 border-t border-line">
              {figureGroups[group].map((figure) => (
                <div
                  key={figure}
                  // A figure is beside its label. Words that replace it may need their own line.
                  className={clsx(
                    'items-baseline gap-x-5 border-b border-line py-2.5 print:py-1',
                    typeof figures[figure] === 'number'
                      ? 'grid grid-cols-[minmax(0,1fr)_auto]'
                      : 'flex flex-wrap justify-between',
                  )}
                >
                  <dt>
                    {t(`figures.${figure}`)}
                    {figure === 'administration' && <Share statement={statement} />}
                  </dt>
                  <dd
                    className={clsx(
                      'ml-auto text-right whitespace-nowrap tabular-nums',
                      typeof figures[figure] === 'number' ? 'font-semibold' : 'text-sm text-muted',
                    )}
                  >
                    {text(figure, figures[figure])}
                  </dd>
                </div>
              ))}
            </dl>
            {group === 'community' && <Legend statement={statement} />}
          </section>
        ))}
      </div>
      <div className="border-t border-line bg-mata-50 px-6 py-5 text-sm md:px-10">
        <p className="text-muted">
          {t('month.published', { date: formatDate(statement.frozen_on, language) })}
        </p>
        {corrections.length > 0 && (
          <>
            <h3 className="mt-4 font-semibold">{t('corrections.title')}</h3>
            <ul className="mt-2 grid gap-3">
              {corrections.map((correction) => (
                <CorrectionLine key={correction.id} correction={correction} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** What the words mean that replace a figure of this month. */
function Legend({ statement }: { statement: Statement }) {
  const { t } = useTranslation('openBooks');
  const values = Object.values(statement.figures);
  const shown = (['hidden', 'not_held'] as const).filter((word) => values.includes(word));
  if (shown.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-3 rounded-md bg-sand p-5 text-sm">
      {shown.map((word) => (
        <div key={word}>
          <dt className="font-semibold">{t(`values.${word}`)}</dt>
          <dd className="mt-0.5 max-w-prose text-muted">{t(`legend.${word}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which part of the contributions is kept for administration. */
function Share({ statement: { figures } }: { statement: Statement }) {
  const { t } = useTranslation('openBooks');
  const { language } = useFigureText();
  const { contributions, administration } = figures;
  if (typeof contributions !== 'number' || typeof administration !== 'number') return null;
  if (contributions <= 0) return null;
  const share = (administration / contributions).toLocaleString(language, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return <span className="block text-sm text-muted">{t('values.ofContributions', { share })}</span>;
}

type CorrectionsProps = { corrections: readonly Correction[]; latest: Statement | undefined };

/** All corrections, the latest first. */
export function Corrections({ corrections, latest }: CorrectionsProps) {
  const { t } = useTranslation('openBooks');
  const { language } = useFigureText();
  return (
    <section aria-labelledby="corrections-title" className="grid gap-4">
      <h2 id="corrections-title" className="scroll-mt-24 text-subtitle">
        {t('corrections.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('corrections.text')}</p>
      {corrections.length === 0 && <p className="font-semibold">{t('corrections.none')}</p>}
      <ul className="grid gap-3">
        {corrections.map((correction) => (
          <li key={correction.id} className="grid gap-2 rounded-md bg-white p-5 shadow-raised">
            <p className="text-sm text-muted">
              <span className="inline-block font-semibold text-ink first-letter:uppercase">
                {formatMonth(correction.month, language)}
              </span>
              {', '}
              {formatDate(correction.published_on, language)}
              {latest && correction.published_on >= latest.frozen_on && (
                <span className="mt-1 block font-semibold text-barro-700">
                  {t('corrections.since')}
                </span>
              )}
            </p>
            <ul>
              <CorrectionLine correction={correction} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What changed in a month, and why. */
function CorrectionLine({ correction }: { correction: Correction }) {
  const { change, reason } = useCorrectionText()(correction);
  return (
    <li className="grid gap-1">
      {change && <span className="font-semibold">{change}</span>}
      <span className="max-w-prose whitespace-pre-line text-muted">{reason}</span>
    </li>
  );
}
