import { useQuery } from '@tanstack/react-query';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { ClosedDays } from './closed-days';
import { hoursQuery } from './fetch-hours';
import { OpeningHours } from './opening-hours';

/** When the office is open, which the team's clock counts. */
export function Hours() {
  const { t } = useTranslation('manageHours');
  const query = useQuery(hoursQuery);
  const { latest, days } = query.data ?? {};
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <SettingsMenu current="hours" />
      {query.isPending && <Skeleton className="h-60" />}
      {!query.data && query.error && <LoadFailure title={t('hours.title')} query={query} />}
      {latest && days && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <OpeningHours key={latest.updated_at} hours={latest} />
          <ClosedDays days={days} />
        </div>
      )}
    </TabPage>
  );
}
