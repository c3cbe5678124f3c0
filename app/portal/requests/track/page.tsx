import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { requestQuery } from '~/portal/requests/data/requests';
import { queryClient } from '~/shared/backend/query-client';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';

// The parts are separate files, so that the list of all pages' files stays short.
const loadView = () => import('./request-view');
const RequestView = lazy(async () => ({ default: (await loadView()).RequestView }));
const RequestNotFound = lazy(async () => ({
  default: (await import('./request-not-found')).RequestNotFound,
}));

export const clientLoader = portalLoader('request', () => {
  void Promise.allSettled([loadView()]);
});

const numberFormat = /^R-\d{2}-\d{6}-\d$/;

/** One request: whose turn it is, the documents, the messages and what has happened. */
export default function TrackRequest() {
  const number = (useParams().number ?? '').toUpperCase();
  return (
    <Suspense fallback={<Loading number={number} />}>
      {numberFormat.test(number) ? <Request key={number} number={number} /> : <RequestNotFound />}
    </Suspense>
  );
}

function Request({ number }: { number: string }) {
  const user = usePortalUser();
  const query = useQuery({ ...requestQuery(user.id, number), refetchOnMount: 'always' });
  if (query.data) {
    const refresh = () =>
      queryClient.invalidateQueries({ queryKey: ['members', user.id], refetchType: 'active' });
    return <RequestView request={query.data} onChanged={() => void refresh()} />;
  }
  // Another member's request is the same as none.
  if (query.data === null && !query.isFetching) return <RequestNotFound />;
  return <Loading number={number} query={query} />;
}

type LoadingProps = { number: string; query?: ComponentProps<typeof LoadFailure>['query'] };

function Loading({ number, query }: LoadingProps) {
  const { t } = useTranslation('requests');
  return (
    <div className="page pt-4 pb-12 md:pt-8">
      <div className="mx-auto grid w-full max-w-200 gap-6">
        <h1 className="sr-only">{t('track.title', { number })}</h1>
        {query?.error ? (
          <LoadFailure title={t('track.failed')} query={query} />
        ) : (
          <>
            <p role="status" className="sr-only">
              {t('track.loading')}
            </p>
            <Skeleton className="h-10 w-64" />
            <Skeleton className="h-36 w-full" />
            <Skeleton className="h-56 w-full" />
          </>
        )}
      </div>
    </div>
  );
}
