import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../supabase/contracts/answers';
import { type Period, spansOf } from './period';

/** The metrics of a period, in the order of the tiles. */
export const metrics = [
  'visits',
  'visitors',
  'views',
  'sign_ins',
  'activations',
  'applications',
] as const;

export type Metric = (typeof metrics)[number];

export type Analytics = Answer<'site_analytics'>;

/** A day or a month of a period. */
export type Step = Analytics['course'][number];

/** Whether there are no numbers, neither in the period nor before it. */
export function isEmpty({ totals, before }: Analytics): boolean {
  return metrics.every((metric) => totals[metric] === 0 && before[metric] === 0);
}

/**
 * The numbers of a period that ends today.
 * @param today the date in the office's time zone, `YYYY-MM-DD`.
 * @throws AppError
 */
async function fetchAnalytics(period: Period, today: string, signal: AbortSignal) {
  const { span, before } = spansOf(period, today);
  return callDatabase(
    'site_analytics',
    {
      first_day: span.first,
      last_day: span.last,
      before_first: before.first,
      before_last: before.last,
    },
    signal,
  );
}

/** The numbers of a period; the previous numbers stay on the screen while they load. */
export function analyticsQuery(period: Period, today: string) {
  return queryOptions({
    queryKey: ['analytics', period, today] as const,
    queryFn: ({ signal }) => fetchAnalytics(period, today, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 5 * 60_000,
  });
}
