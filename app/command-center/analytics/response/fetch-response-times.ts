import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Period, spansOf } from '~/command-center/analytics/period';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../../supabase/contracts/answers';

/** Office minutes of the requests that left a stage in the period, all or a part of them. */
export type TimeRow = Answer<'response_times'>['rows'][number];

/** @throws AppError */
async function fetchResponseTimes(period: Period, today: string, signal: AbortSignal) {
  const { span, before } = spansOf(period, today);
  return callDatabase(
    'response_times',
    {
      first_day: span.first,
      last_day: span.last,
      before_first: before.first,
      before_last: before.last,
    },
    signal,
  );
}

/** The response times of a period; the previous ones stay on the screen while they load. */
export function responseTimesQuery(period: Period, today: string) {
  return queryOptions({
    queryKey: ['response-times', period, today] as const,
    queryFn: ({ signal }) => fetchResponseTimes(period, today, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 5 * 60_000,
  });
}
