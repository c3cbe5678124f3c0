import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { useLiveRequests } from '~/portal/requests/live/use-live-requests';
import { queryClient } from '~/shared/backend/query-client';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { billsQuery } from './bills';

// The view is a separate file, so that the list of all pages' files stays short.
const loadView = () => import('./bill-view');
const BillView = lazy(async () => ({ default: (await loadView()).BillView }));

export const clientLoader = portalLoader('bill', ({ id }) => {
  void Promise.allSettled([loadView()]);
  void queryClient.prefetchQuery(billsQuery(id));
  void queryClient.prefetchQuery(memberProfileQuery(id));
});

/** One bill: what it asks for, what may be wrong with it, the letters about it, and its days. */
export default function Bill() {
  const { t } = useTranslation('ownBills');
  const { id } = useParams();
  const user = usePortalUser();
  useLiveRequests();
  const query = useQuery(billsQuery(user.id));
  const bill = query.data?.find((one) => one.id === id);
  const others = query.data?.filter((one) => one.id !== id && one.care.id === bill?.care.id) ?? [];
  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      {bill && (
        <Suspense fallback={<Loading />}>
          <BillView key={bill.id} stored={bill} others={others} />
        </Suspense>
      )}
      {!query.data &&
        (query.isError ? <LoadFailure title={t('failed')} query={query} /> : <Loading />)}
      {query.data && !bill && (query.isFetching ? <Loading /> : <NotFound />)}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('ownBills');
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}

/** Another member's bill is the same as none. */
function NotFound() {
  const { t } = useTranslation('ownBills');
  return (
    // A bill that was deleted in another tab takes the focus with it.
    <FocusOnMount reason="none">
      <Card className="grid justify-items-start gap-4">
        <h1 className="text-subtitle">{t('none.title')}</h1>
        <p className="text-muted">{t('none.text')}</p>
        <LinkButton to="bills">{t('back')}</LinkButton>
      </Card>
    </FocusOnMount>
  );
}
