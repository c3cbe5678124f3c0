import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useAddress } from '~/command-center/kit/use-address';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { Skeleton } from '~/shared/ui/skeleton';
import { ExportNumbers } from './export-numbers';
import { analyticsQuery } from './fetch-analytics';
import { isEmpty, metrics } from './numbers';
import { readPeriod, writePeriod } from './period';
import { PeriodChoice } from './period-choice';
import { ResponseTimes } from './response/response-times';
import { SummaryTiles } from './summary-tiles';
import { TopPages } from './top-pages';
import { Languages, TrafficSources } from './traffic';
import { TrendCard } from './trend-card';
import { useFormatters } from './use-formatters';

export const clientLoader = signedInPageLoader('adminAnalytics');

/** How the site and the portal are used. The address contains the period and the metric. */
export default function Analytics() {
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
