import type { UseQueryResult } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { ListFailure, NoMatches, RedirectToLastPage } from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { isFiltered } from './list-request';
import type { List } from './use-list';

type ListStatesProps<Row> = {
  list: List;
  query: UseQueryResult<ListPage<Row>>;
  skeleton: ReactNode;
  /** Replaces an empty list, unless a search or filter narrows it. */
  empty: ReactNode;
  className: string;
  /** The rows, once there are any. */
  children: (page: ListPage<Row>) => ReactNode;
};

/** A page of a list, or its loading, empty, failed or past-the-end state. */
export function ListStates<Row>(props: ListStatesProps<Row>) {
  const { list, query, skeleton, empty, className, children } = props;
  const { t } = useTranslation('commandCenter');
  const { data, error, isFetching } = query;
  const failure = error && (
    <ListFailure error={error} isTrying={isFetching} onRetry={() => void query.refetch()} />
  );
  if (!data) return failure ?? skeleton;
  if (data.rows.length === 0 && (list.request.page > 1 || data.total > 0)) {
    return (
      <RedirectToLastPage
        lastPage={Math.max(1, Math.ceil(data.total / list.request.size))}
        onLeave={(page) => list.change({ page }, { isTyping: true })}
      />
    );
  }
  if (data.rows.length === 0) {
    if (!isFiltered(list.request)) return empty;
    return <NoMatches search={list.request.search} onClear={() => list.change(everything(list))} />;
  }
  return (
    <div className={className}>
      {failure}
      {children(data)}
      <p role="status" className="sr-only">
        {isFetching ? t('list.loading') : ''}
      </p>
    </div>
  );
}

function everything({ request }: List) {
  const filters = Object.fromEntries(Object.keys(request.filters).map((name) => [name, []]));
  return { search: '', filters };
}

/** For `onKeyDown` of a list: arrow keys move between its row links. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
