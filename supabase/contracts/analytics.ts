import { z } from 'zod';
import { timedStages } from './request-states.ts';
import { count, day, language } from './values.ts';

const totals = {
  visits: count,
  visitors: count,
  views: count,
  sign_ins: count,
  activations: count,
  applications: count,
};
const span = { first_day: day, last_day: day };

/** A day or a month of a period. */
const step = z.strictObject({ ...span, ...totals });

const minutes = z.number().nullable();

export const analyticsAnswers = {
  /** The numbers of a period, and of the one before it. */
  site_analytics: z.strictObject({
    ...span,
    unit: z.enum(['day', 'month']),
    totals: z.strictObject(totals),
    course: z.array(step),
    before: z.strictObject({ ...span, ...totals, course: z.array(step) }),
    pages: z.array(
      z.strictObject({ path: z.string(), views: count, visits: count, views_before: count }),
    ),
    sources: z.array(
      z.strictObject({
        source: z.enum(['direct', 'search', 'social', 'referral', 'campaign']),
        visits: count,
        visits_before: count,
      }),
    ),
    languages: z.array(z.strictObject({ language, views: count, views_before: count })),
  }),
  /** Office minutes of the requests that left a stage in the period, all or a part of them. */
  response_times: z.strictObject({
    ...span,
    before: z.strictObject(span),
    /** Whether this admin may see the figures of persons. */
    sees_people: z.boolean(),
    rows: z.array(
      z.strictObject({
        stage: z.enum(timedStages),
        part: z.enum(['all', 'kind', 'person']),
        /** The kind of request or the admin; null for all, and without one. */
        id: z.string().nullable(),
        name: z.string().nullable(),
        requests: count,
        median: minutes,
        p90: minutes,
        requests_before: count,
        median_before: minutes,
      }),
    ),
  }),
};
