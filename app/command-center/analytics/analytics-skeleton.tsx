import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { metrics } from './numbers';

/** The skeleton of the numbers. */
export function AnalyticsSkeleton() {
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
