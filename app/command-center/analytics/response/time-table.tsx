import { useId } from 'react';
import { useFormatters } from '~/command-center/analytics/use-formatters';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { TimeRow } from './fetch-response-times';

/** Below this number of requests, one of them can move the figures. */
const few = 11;

export type NamedTime = TimeRow & { label: string };

type TimeTableProps = { title: string; text?: string; rows: readonly NamedTime[] };

/** Response times as a table with bars: the median, and lighter, the time within which 9 of 10 are done. */
export function TimeTable({ title, text, rows }: TimeTableProps) {
  const { t } = useTranslation('manageAnalytics');
  const { count } = useFormatters();
  const timeText = useTimeText();
  const id = useId();
  const longest = Math.max(1, ...rows.map(({ median, p90 }) => Math.max(median ?? 0, p90 ?? 0)));
  const width = (minutes: number | null) => ({ width: `${((minutes ?? 0) / longest) * 100}%` });
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {text && <p className="max-w-prose text-sm text-muted">{text}</p>}
      {rows.length === 0 ? (
        <p className="text-muted">{t('response.none')}</p>
      ) : (
        <section
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
          tabIndex={0}
          className="min-w-0 overflow-x-auto"
        >
          <table aria-labelledby={id} className="w-full border-collapse text-sm tabular-nums">
            <thead className="max-sm:sr-only">
              <tr className="text-xs text-muted">
                <th scope="col" className={`${cell} text-left font-semibold`}>
                  {t('ranking.name')}
                </th>
                {(['median', 'p90', 'requests', 'before'] as const).map((column) => (
                  <th key={column} scope="col" className={`${cell} text-right font-semibold`}>
                    {t(`response.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={row.stage + row.part + row.id}
                  className="border-t border-line/70 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-2"
                >
                  <th
                    scope="row"
                    className={`${cell} text-left font-normal max-sm:col-span-2 sm:min-w-40`}
                  >
                    <span className="font-semibold wrap-anywhere">{row.label}</span>
                    <span
                      aria-hidden="true"
                      className="relative mt-1.5 block h-2 overflow-hidden rounded-full bg-sand"
                    >
                      {row.requests >= few && (
                        <span
                          className="absolute inset-y-0 bg-mata-600/30"
                          style={width(row.p90)}
                        />
                      )}
                      <span className="absolute inset-y-0 bg-mata-600" style={width(row.median)} />
                    </span>
                  </th>
                  <td className={`${cell} font-semibold sm:text-right sm:whitespace-nowrap`}>
                    <Phone label={t('response.median')} />
                    {timeText(row.median)}
                  </td>
                  <td className={`${cell} sm:text-right sm:whitespace-nowrap`}>
                    <Phone label={t('response.p90')} />
                    {row.requests < few ? '—' : timeText(row.p90)}
                  </td>
                  <td className={`${cell} sm:text-right`}>
                    <Phone label={t('response.requests')} />
                    {count(row.requests)}
                    {row.requests > 0 && row.requests < few && (
                      <span className="block text-xs text-warning-700">{t('response.few')}</span>
                    )}
                  </td>
                  <td className={`${cell} text-muted sm:text-right sm:whitespace-nowrap`}>
                    <Phone label={t('response.before')} />
                    {timeText(row.median_before)}
                    <span className="block text-xs">
                      {t('response.count', { count: row.requests_before })}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

/** The header of a cell on a phone, where the header row does not fit. Screen readers have the row. */
function Phone({ label }: { label: string }) {
  return (
    <span aria-hidden="true" className="block text-xs font-semibold text-muted sm:hidden">
      {label}
    </span>
  );
}

const cell = 'align-top max-sm:py-1.5 sm:px-3 sm:py-2.5 sm:first:pl-0 sm:last:pr-0';

/** An office day has 8 hours. */
const hour = 60;
const day = 8 * hour;

/** Formats office minutes in the unit in which a person would say them: `45 min`, `3.5 h`, `2 office days`. */
function useTimeText() {
  const { t } = useTranslation('manageAnalytics');
  const { language } = useLanguage();
  const decimals = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR', {
    maximumFractionDigits: 1,
  });
  return (minutes: number | null) => {
    if (minutes === null) return '—';
    if (minutes < hour) return t('response.minutes', { amount: decimals.format(minutes) });
    if (minutes < day) return t('response.hours', { amount: decimals.format(minutes / hour) });
    const days = Math.round((minutes / day) * 10) / 10;
    return t('response.days', { count: days, amount: decimals.format(days) });
  };
}

/** The rows with the names of their stages, kinds and persons. */
export function useNamedTimes(rows: readonly TimeRow[]): NamedTime[] {
  const { t } = useTranslation('manageAnalytics');
  const labelOf = ({ stage, part, id, name }: TimeRow) => {
    if (part === 'all') return t(`response.stages.${stage}`);
    if (part === 'kind') return id ? t(`response.kinds.${id as 'illness'}`) : t('response.noKind');
    return name ?? t('response.nobody');
  };
  return rows.map((row) => ({ ...row, label: labelOf(row) }));
}
