import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { LocalLink } from '~/shared/page/local-link';
import { Skeleton } from '~/shared/ui/skeleton';
import { adminCountQuery } from './overview-queries';

/** The number of admin users. */
export function AdminCount() {
  const { t } = useTranslation('manageOverview');
  const { data } = useQuery(adminCountQuery);
  return (
    <section
      aria-labelledby="admin-count"
      className="relative grid min-h-54 content-between gap-3 overflow-hidden rounded-lg bg-mata-100 p-6"
    >
      <div>
        <h2 id="admin-count" className="text-lead font-semibold text-mata-900">
          {t('team.title')}
        </h2>
        <p className="text-sm text-mata-800">{t('team.text')}</p>
      </div>
      <div className="flex items-end justify-between gap-4">
        {data === undefined ? (
          <Skeleton className="h-14 w-16" />
        ) : (
          <p className="text-display font-semibold text-mata-800">{data}</p>
        )}
      </div>
      <p>
        <LocalLink to="adminUsers" className="link text-sm font-semibold text-mata-800">
          {t('team.link')}
        </LocalLink>
      </p>
      <Neighbors className="pointer-events-none absolute -right-4 -bottom-3 w-40 opacity-95 sm:w-44" />
    </section>
  );
}
