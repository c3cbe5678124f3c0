import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { figureNames } from '~/shared/statements/statement';

const exact = z.record(z.string(), z.object({ value: z.nullable(z.number()), people: z.number() }));
const published = z.record(
  z.string(),
  z.union([z.number(), z.literal('hidden'), z.literal('not_held'), z.null()]),
);
const figure = z.enum(figureNames as [(typeof figureNames)[number]]);

const overview = z.object({
  statements: z.array(
    z.object({
      month: z.string(),
      frozen_at: z.string(),
      published,
      recipients: z.number(),
      sent: z.number(),
    }),
  ),
  corrections: z.array(
    z.object({
      id: z.string(),
      month: z.string(),
      figure: z.nullable(figure),
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
      is_hidden: z.boolean(),
      reason: z.enum(['late', 'reversal', 'typed']),
      reason_pt: z.nullable(z.string()),
      reason_en: z.nullable(z.string()),
      published_on: z.string(),
    }),
  ),
  running: z.object({ month: z.string(), figures: exact, published }),
  pending: z.array(
    z.object({
      month: z.string(),
      figure,
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
      is_hidden: z.boolean(),
    }),
  ),
});

export type StatementOverview = z.infer<typeof overview>;

export const overviewKey = ['statements'] as const;

async function fetchOverview(signal: AbortSignal): Promise<StatementOverview> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('statement_overview').abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return overview.parse(data);
}

/** The statements, the running month and the corrections. */
export const overviewQuery = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => fetchOverview(signal),
});

type TypedCorrection = {
  id: string;
  month: string;
  /** Null for the whole month. */
  figure: string | null;
  reason_pt: string;
  reason_en: string;
};

/** Publishes a text about a month. The same id twice publishes it once. @throws AppError */
export async function addCorrection(correction: TypedCorrection): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.rpc('add_statement_correction', { correction });
  if (error) throw adminRequestError(error, status);
}
