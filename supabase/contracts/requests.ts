import { z } from 'zod';
import { count } from './values.ts';

/** The number of requests in each view of the queue. */
export const requestCounts = z.strictObject({
  mine: count,
  unassigned: count,
  waiting_for_us: count,
  overdue: count,
  waiting_for_member: count,
  mentions: count,
  second_person: count,
  news: count,
  snoozed: count,
});

export const requestAnswers = { request_counts: requestCounts };
