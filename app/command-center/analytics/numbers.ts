import { z } from 'zod/mini';

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

const count = z.number();

const totals = {
  visits: count,
  visitors: count,
  views: count,
  sign_ins: count,
  activations: count,
  applications: count,
};

const days = { first_day: z.string(), last_day: z.string() };

const step = z.object({ ...days, ...totals });

/** The response of `site_analytics` (supabase/migrations). */
export const analyticsAnswer = z.object({
  ...days,
  unit: z.literal(['day', 'month']),
  totals: z.object(totals),
  course: z.array(step),
  before: z.object({ ...days, ...totals, course: z.array(step) }),
  pages: z.array(z.object({ path: z.string(), views: count, visits: count, views_before: count })),
  sources: z.array(
    z.object({
      source: z.literal(['direct', 'search', 'social', 'referral', 'campaign']),
      visits: count,
      visits_before: count,
    }),
  ),
  languages: z.array(
    z.object({ language: z.literal(['pt-BR', 'en']), views: count, views_before: count }),
  ),
});

export type Analytics = z.infer<typeof analyticsAnswer>;

/** A day or a month of a period. */
export type Step = z.infer<typeof step>;

/** Whether there are no numbers, neither in the period nor before it. */
export function isEmpty({ totals, before }: Analytics): boolean {
  return metrics.every((metric) => totals[metric] === 0 && before[metric] === 0);
}
