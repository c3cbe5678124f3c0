import { useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure } from '~/command-center/kit/list-messages';
import { useActivityLabels } from '~/command-center/kit/use-activity-labels';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Skeleton } from '~/shared/ui/skeleton';
import { activityQuery } from './overview-queries';
import { Panel } from './panel';

/** Recent activity that this admin may see. */
export function RecentActivity() {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const words = useActivityLabels();
  const admin = useAdmin();
  const { data, error, isFetching, refetch } = useQuery(activityQuery);
  return (
    <Panel title={t('activity.title')}>
      {!data && error && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.length === 0 && <p className="text-muted">{t('activity.empty')}</p>}
      {data && data.length > 0 && (
        <ol className="grid">
          {data.map((line) => (
            <li
              key={line.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line/70 py-3 text-sm first:pt-0 last:border-0"
            >
              <span>
                <span className="font-semibold">
                  {line.actor_name ?? words.actor(line.actor_kind)}
                </span>
                <span aria-hidden="true" className="text-muted">
                  {' · '}
                </span>
                {words.action(line.action)}
              </span>
              <time dateTime={line.created_at} className="text-xs text-muted">
                {formatDateTime(line.created_at, language)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {isSuperAdmin(admin) && (
        <p>
          <LocalLink to="adminLog" className="link text-sm font-semibold text-mata-700">
            {t('activity.all')}
          </LocalLink>
        </p>
      )}
    </Panel>
  );
}
