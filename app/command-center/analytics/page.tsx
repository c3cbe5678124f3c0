import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { Segments } from '~/command-center/kit/segments';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { useAddress } from '~/command-center/kit/use-address';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { Skeleton } from '~/shared/ui/skeleton';
import { ChangeNote } from './change-note';
import { ExportNumbers } from './export-numbers';
import { type Analytics, analyticsQuery, isEmpty, type Metric, metrics } from './fetch-analytics';
import { type Period, periods, readPeriod, writePeriod } from './period';
import { Languages, TopPages, TrafficSources } from './rankings';
import { ResponseTimes } from './response/response-times';
import { TrendCard } from './trend-card';
import { useFormatters } from './use-formatters';

export const clientLoader = signedInPageLoader('adminAnalytics');

/** How the site and the portal are used. The address contains the period and the metric. */
export default function AnalyticsPage() {
  const { t } = useTranslation('manageAnalytics');
  const words = useFormatters();
  const mayRead = can(useAdmin(), 'analytics');
  const [address, changeAddress] = useAddress();
  const period = readPeriod(address);
  const metric = metrics.find((name) => name === address.get('number')) ?? metrics[0];
  const query = useQuery({ ...analyticsQuery(period, dayInBocaRaton()), enabled: mayRead });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;

  if (!mayRead) {
    return <NoAccess />;
  }
  const failure = error && (
    <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
  );
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        {data && !isEmpty(data) && <ExportNumbers numbers={data} period={period} />}
      </TabHeading>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PeriodChoice
          period={period}
          onChange={(next) => changeAddress((current) => writePeriod(current, next))}
        />
        {data && (
          <p className="text-sm text-muted">
            {t('comparison', {
              span: words.span({ first: data.first_day, last: data.last_day }),
              before: words.span({
                first: data.before.first_day,
                last: data.before.last_day,
              }),
            })}
          </p>
        )}
      </div>
      {failure}
      {!data && !error && <AnalyticsSkeleton />}
      {data && isEmpty(data) && (
        <ListMessage
          media={<Neighbors className="w-56" />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      )}
      {data && !isEmpty(data) && (
        <div
          aria-busy={isPlaceholderData}
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity duration-200',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <SummaryTiles
            numbers={data}
            shown={metric}
            onShow={(next) =>
              changeAddress(
                (current) => {
                  const query = new URLSearchParams(current);
                  if (next === metrics[0]) query.delete('number');
                  else query.set('number', next);
                  return query;
                },
                { replace: true },
              )
            }
          />
          <TrendCard numbers={data} metric={metric} />
          <div className="grid items-start gap-6 xl:grid-cols-[1.25fr_1fr]">
            <TopPages pages={data.pages} />
            <div className="grid gap-6">
              <TrafficSources sources={data.sources} />
              <Languages languages={data.languages} />
            </div>
          </div>
          <p className="max-w-prose text-sm text-muted">{t('method')}</p>
        </div>
      )}
      <ResponseTimes period={period} />
      <p role="status" className="sr-only">
        {isPlaceholderData ? t('loading') : ''}
      </p>
    </TabPage>
  );
}

/** The skeleton of the numbers. */
function AnalyticsSkeleton() {
  const { t } = useTranslation('manageAnalytics');
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-6">
        {metrics.map((metric) => (
          <Skeleton key={metric} className="h-34" />
        ))}
      </div>
      <Skeleton className="h-112" />
    </div>
  );
}

type SummaryTilesProps = {
  numbers: Analytics;
  /** The metric of the chart. */
  shown: Metric;
  onShow: (metric: Metric) => void;
};

/** The six totals of the period. The chosen one appears in the chart. */
function SummaryTiles({ numbers, shown, onShow }: SummaryTilesProps) {
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

type PeriodChoiceProps = { period: Period; onChange: (period: Period) => void };

/** Last 7, 30, 90 days, or this year. */
function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('manageAnalytics');
  const [chosen, choose] = useOptimisticChoice(period, onChange);
  return (
    <Segments
      label={t('period.label')}
      items={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={chosen}
      onChange={choose}
      className="w-full grid-cols-2 sm:w-auto sm:grid-cols-4"
    />
  );
}

/**
 * A choice in the address that is shown at once. The address changes a moment later; without this
 * state, a radio button would revert until then.
 */
function useOptimisticChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  const choose = (next: Value) => {
    setShown(next);
    onChange(next);
  };
  return [shown, choose];
}
