import { infiniteQueryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';

/** The kinds of events, as in `member_timeline` (supabase/schemas). */
export const timelineKinds = [
  'enrollment',
  'payments',
  'sharing',
  'requests',
  'emails',
  'notes',
  'record',
  'account',
  'views',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

export type TimelineEvent = {
  id: string;
  kind: string;
  event: string;
  happened_at: string;
  /** Whether only the day is known. */
  is_day: boolean;
  actor_name: string | null;
  subject_table: string | null;
  subject_id: string | null;
  details: unknown;
};

/** The number of events that each click adds. */
const step = 15;

/** The timeline of a member, newest first, page by page. */
export function timelineQuery(memberId: string, kind: TimelineKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [...membersKey, 'timeline', memberId, kind ?? 'all'] as const,
    queryFn: ({ pageParam, signal }) => fetchEvents(memberId, kind, pageParam, signal),
    initialPageParam: undefined as TimelineEvent | undefined,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1) : undefined),
    staleTime: 0,
  });
}

async function fetchEvents(
  memberId: string,
  kind: TimelineKind | undefined,
  after: TimelineEvent | undefined,
  signal: AbortSignal,
) {
  const data = await callDatabase(
    'member_timeline',
    {
      member_id: memberId,
      max_rows: step + 1,
      ...(kind && { only_kind: kind }),
      ...(after && { before_at: after.happened_at, before_id: after.id }),
    },
    signal,
  );
  const rows: TimelineEvent[] = data;
  return { events: rows.slice(0, step), hasMore: rows.length > step };
}
