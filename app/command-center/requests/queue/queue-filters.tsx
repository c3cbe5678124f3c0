import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSort } from '~/command-center/kit/list/list-sort';
import type { List } from '~/command-center/kit/list/use-list';
import {
  countsQuery,
  unassigned,
  type View,
  views,
} from '~/command-center/requests/fetch-requests';
import { priorities, states } from '~/command-center/requests/request-codes';
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
      className="flex flex-wrap shadow-[inset_0_-2px_var(--color-line)]"
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
              'inline-flex min-h-control shrink-0 items-center gap-1.5 border-b-3 px-2 text-sm lg:gap-1 lg:px-1.5 lg:text-[0.8125rem] 2xl:px-2 2xl:text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
              isCurrent
                ? 'border-mata-700 text-mata-700'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`views.${one}`)}
            {count ? (
              <span
                className={clsx(
                  'rounded-full px-1.5 py-0.5 text-xs tabular-nums',
                  isUrgent ? 'bg-danger-100 text-danger-700' : 'bg-sand text-muted',
                )}
              >
                {write.format(count)}
              </span>
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}

type QueueFiltersProps = { list: List; columns: readonly ListColumn<never>[] };

/** The filters by state, assignee and priority. */
export function QueueFilters({ list, columns }: QueueFiltersProps) {
  const { t } = useTranslation('manageRequests');
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const people = team.filter((one) => can(one, 'requests'));
  return (
    <>
      <ListFilter
        list={list}
        name="state"
        label={t('columns.state')}
        choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <ListFilter
        list={list}
        name="assigned"
        label={t('columns.assigned')}
        choices={[
          { value: unassigned, label: t('unassigned') },
          ...people.map(({ id, name }) => ({
            value: id,
            label: id === admin.id ? t('me', { name }) : name,
          })),
        ]}
      />
      <ListFilter
        list={list}
        name="priority"
        label={t('columns.priority')}
        choices={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <ListSort list={list} columns={columns} />
    </>
  );
}
