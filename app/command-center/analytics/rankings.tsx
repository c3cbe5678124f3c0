import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ChangeNote } from './change-note';
import type { Analytics } from './fetch-analytics';
import { useFormatters } from './use-formatters';
import { usePageNames } from './use-page-names';

const few = 8;

/** The most viewed pages. */
export function TopPages({ pages }: Pick<Analytics, 'pages'>) {
  const { t } = useTranslation('manageAnalytics');
  const nameOf = usePageNames();
  const [isWhole, setWhole] = useState(false);
  const rows = pages.map(({ path, views, views_before }) => {
    const name = nameOf(path);
    return {
      id: path,
      name: name ?? path,
      ...(name && { note: path }),
      now: views,
      before: views_before,
    };
  });
  return (
    <Ranking
      title={t('pages.title')}
      counted={t('metrics.views.name')}
      rows={isWhole ? rows : rows.slice(0, few)}
    >
      {rows.length > few && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-ml-4 justify-self-start"
        >
          {isWhole ? t('pages.fewer') : t('pages.all', { count: rows.length })}
        </Button>
      )}
    </Ranking>
  );
}

/** The kinds of sources that visits came from. */
export function TrafficSources({ sources }: Pick<Analytics, 'sources'>) {
  const { t } = useTranslation('manageAnalytics');
  return (
    <Ranking
      title={t('sources.title')}
      counted={t('metrics.visits.name')}
      rows={sources.map(({ source, visits, visits_before }) => ({
        id: source,
        name: t(`sources.${source}`),
        now: visits,
        before: visits_before,
      }))}
    />
  );
}

/** The languages of viewed pages. */
export function Languages({ languages }: Pick<Analytics, 'languages'>) {
  const { t } = useTranslation('manageAnalytics');
  return (
    <Ranking
      title={t('languages.title')}
      counted={t('metrics.views.name')}
      rows={languages.map(({ language, views, views_before }) => ({
        id: language,
        name: t(`languages.${language}`),
        now: views,
        before: views_before,
      }))}
    />
  );
}

type RankedRow = {
  id: string;
  name: string;
  /** A note beside the name, such as an address. */
  note?: string;
  now: number;
  before: number;
};

type RankingProps = {
  title: string;
  /** The metric, as the header of its column. */
  counted: string;
  rows: readonly RankedRow[];
  children?: ReactNode;
};

/** A table of the parts of a number, largest first. Bars show each row's share. */
function Ranking({ title, counted, rows, children }: RankingProps) {
  const { t } = useTranslation('manageAnalytics');
  const { count, share } = useFormatters();
  const id = useId();
  const sum = rows.reduce((total, { now }) => total + now, 0);
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">{t('ranking.empty')}</p>
      ) : (
        <table aria-labelledby={id} className="w-full border-collapse text-sm tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('ranking.name')}</th>
              <th scope="col">{counted}</th>
              <th scope="col">{t('ranking.share')}</th>
              <th scope="col">{t('ranking.change')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                className="grid grid-cols-[minmax(0,1fr)_auto_4.75rem] items-baseline gap-x-3 pb-4 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto_3rem_5rem]"
              >
                <th scope="row" className="min-w-0 text-left font-semibold wrap-anywhere">
                  {row.name}
                  {row.note && (
                    <span className="ml-2 font-normal text-muted max-md:hidden">{row.note}</span>
                  )}
                </th>
                <td className="text-right font-semibold">{count(row.now)}</td>
                <td className="text-right text-muted max-sm:sr-only">
                  {share(sum > 0 ? row.now / sum : 0)}
                </td>
                <td className="justify-self-end">
                  <ChangeNote now={row.now} before={row.before} />
                </td>
                <td aria-hidden="true" className="col-span-full mt-1.5 h-2 rounded-full bg-sand">
                  <span
                    className="block h-full rounded-full bg-mata-600"
                    style={{ width: `${sum > 0 ? (row.now / sum) * 100 : 0}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}
