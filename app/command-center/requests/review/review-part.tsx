import { Bills } from '~/command-center/requests/bills/bills';
import { DecisionCard } from '~/command-center/requests/decision/decision-card';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { NeedCard } from '~/command-center/requests/needs/need-card';
import { Payments } from '~/command-center/requests/payments/payments';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { useReview } from './fetch-review';

/** Bills, decision and payments of a request. */
export function ReviewPart({ data }: { data: OpenRequest }) {
  const query = useReview(data.request.number);
  if (query.data) {
    return (
      <>
        <Bills data={data} review={query.data} />
        <DecisionCard data={data} review={query.data} />
        <Payments data={data} review={query.data} />
      </>
    );
  }
  if (query.error) return <LoadFailure query={query} />;
  return (
    <>
      <Skeleton className="h-40 rounded-md!" />
      <Skeleton className="h-40 rounded-md!" />
    </>
  );
}

/** The medical need of a request. */
export function NeedPart({ data }: { data: OpenRequest }) {
  const { data: review, error } = useReview(data.request.number);
  if (review) return <NeedCard data={data} review={review} />;
  // The failure is shown once, with the bills.
  return error ? null : <Skeleton className="h-40 rounded-md!" />;
}
