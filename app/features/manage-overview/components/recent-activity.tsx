import { useQuery } from '@tanstack/react-query';
import { ListFailure } from '~/components/command-center/list-messages';
import { useActivityWords } from '~/components/command-center/use-activity-words';
import { LocalLink } from '~/components/local-link';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { isSuperAdmin } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { formatMoment } from '~/lib/dates';
import { Skeleton } from '~/ui/skeleton';
import { activityQuery } from '../api/overview-queries';
import { Panel } from './panel';

/** What has happened lately, as far as it is this admin's business. */
export function RecentActivity() {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const words = useActivityWords();
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
                {formatMoment(line.created_at, language)}
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
