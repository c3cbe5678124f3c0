import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAdmin } from '~/command-center/kit/backend/session';
import { RequestLink, requestAddress } from '~/command-center/kit/request-link';
import {
  type ListedRequest,
  requestsQuery,
  useRequestList,
} from '~/command-center/requests/fetch-requests';
import { TimeBadge } from '~/command-center/requests/request-badges';
import { pathFor } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';

/** The list from which a request was opened, and the way through it. */
export function useQueuePlace(number: string) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const admin = useAdmin();
  const { list, view } = useRequestList();
  const { data } = useQuery({
    ...requestsQuery(list.request, view, admin.id),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows;
  // A request that left the view keeps its place, so that J still leads to the one after it.
  const place = useRef(-1);
  const index = rows?.findIndex((row) => row.number === number) ?? -1;
  if (index >= 0) place.current = index;
  const isPlaced = place.current >= 0;
  const searchOfList = listSearch(search);
  return {
    rows,
    view,
    isPlaced,
    search: searchOfList,
    next: isPlaced ? rows?.[index < 0 ? place.current : place.current + 1] : undefined,
    previous: isPlaced ? rows?.[place.current - 1] : undefined,
    back: () =>
      void navigate(`${pathFor('adminRequests', language)}${searchOfList}`, {
        state: { left: number },
      }),
    go: (target: { number: string } | undefined) => {
      if (!target) return;
      const address = `${requestAddress(target.number, language)}${searchOfList}`;
      void navigate(address, { replace: true });
    },
  };
}

/** The part of the address that belongs to the list, and not to the open request. */
function listSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('tab');
  query.delete('open');
  return query.size > 0 ? `?${query}` : '';
}

/** The queue beside an open request, with the open one marked. */
export function QueuePane({ number }: { number: string }) {
  const { t } = useTranslation('manageRequests');
  const { rows, view, search } = useQueuePlace(number);
  const current = useRef<HTMLLIElement>(null);
  const isLoaded = rows !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request may be out of sight
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded, number]);
  return (
    <nav
      id="queue"
      aria-label={t('table')}
      className="relative min-h-0 w-60 shrink-0 2xl:w-80 overflow-y-auto rounded-md bg-white p-1 shadow-raised print:hidden"
    >
      <p className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">{t(`views.${view}`)}</p>
      {!isLoaded && <Skeleton className="m-2 h-96" />}
      {rows?.length === 0 && <p className="px-3 py-2 text-sm">{t('empty.text')}</p>}
      <ol>
        {rows?.map((row) => (
          <li key={row.number} ref={row.number === number ? current : undefined}>
            <QueueRow row={row} search={search} isCurrent={row.number === number} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type QueueRowProps = { row: ListedRequest; search: string; isCurrent: boolean };

const QueueRow = memo(function QueueRow({ row, search, isCurrent }: QueueRowProps) {
  const { t } = useTranslation('manageRequests');
  const hasNews = row.new_files > 0 || row.new_messages > 0;
  return (
    <RequestLink
      number={row.number}
      search={search}
      replace
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'grid h-14 grid-cols-[minmax(0,1fr)] content-center rounded-sm px-3 text-sm transition-colors focus-visible:-outline-offset-3',
        isCurrent ? 'bg-mata-100' : 'hover:bg-sand',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span
          className={clsx('truncate', hasNews ? 'font-bold' : 'font-semibold')}
          title={row.person_name}
        >
          {row.person_name}
        </span>
        <span className="shrink-0 text-xs text-muted tabular-nums">{row.number}</span>
      </span>
      <span className="flex items-center justify-between gap-2 text-xs text-muted">
        <span className="truncate">{t(`states.${row.state}`)}</span>
        <span className="shrink-0">
          <TimeBadge request={row} />
        </span>
      </span>
    </RequestLink>
  );
});
