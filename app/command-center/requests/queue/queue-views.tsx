import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { countsQuery } from '~/command-center/requests/fetch-requests';
import { type View, views } from '~/command-center/requests/request-list';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

type QueueViewsProps = { view: View; isSearch: boolean; addressOf: (view: View) => string };

/** The saved views of the queue, with the current number of requests in each. */
export function QueueViews({ view, isSearch, addressOf }: QueueViewsProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { data: counts } = useQuery(countsQuery);
  const write = new Intl.NumberFormat(language);
  return (
    <nav
      aria-label={t('views.label')}
      className="flex flex-wrap gap-x-1 shadow-[inset_0_-2px_var(--color-line)]"
    >
      {views.map((one) => {
        const count = one === 'all' ? undefined : counts?.[one];
        const isCurrent = one === view && !isSearch;
        const isUrgent = one === 'overdue' && (count ?? 0) > 0;
        return (
          <Link
            key={one}
            to={addressOf(one)}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
              isCurrent
                ? 'border-mata-700 text-mata-700'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`views.${one}`)}
            {count !== undefined && (
              <span
                className={clsx(
                  'rounded-full px-2 py-0.5 text-xs tabular-nums',
                  isUrgent ? 'bg-danger-100 text-danger-700' : 'bg-sand text-muted',
                )}
              >
                {write.format(count)}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
