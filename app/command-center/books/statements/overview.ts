import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../../supabase/contracts/answers';

export type StatementOverview = Answer<'statement_overview'>;

export const overviewKey = ['statements'] as const;

async function fetchOverview(signal: AbortSignal): Promise<StatementOverview> {
  return callDatabase('statement_overview', {}, signal);
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
  await callDatabase('add_statement_correction', { correction });
}
