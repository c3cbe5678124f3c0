import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ReportDefinition } from '~/content/reports/report-definition';

/** All reports, to refetch them after a change. */
export const reportsKey = ['reports'] as const;

export type AnswerValue = string | number | string[] | string[][];

export type Answer = {
  id: string;
  field: string;
  value: AnswerValue | null;
  is_not_held: boolean;
  admin_name: string;
  created_at: string;
};

/** Numbers by figure, and the states. Null is not held. */
export type Figures = Record<string, number | string[] | null>;

/** All figures and answers at one time. */
export type ReportContent = {
  figures: { state?: Figures; national: Figures };
  answers: Record<string, Pick<Answer, 'value' | 'is_not_held'>>;
};

export type Attestation = {
  id: string;
  attester_name: string;
  attester_title: string;
  statement_en: string;
  statement_pt: string;
  content: ReportContent;
  content_hash: string;
  admin_name: string;
  created_at: string;
};

export type OpenedReport = {
  first_day: string;
  last_day: string;
  is_over: boolean;
  figures: ReportContent['figures'];
  content_hash: string;
  answers: Answer[];
  earlier_answers: Answer[];
  attestations: Attestation[];
};

/** The attestation of exactly this content, if there is one. */
export function attestationOf(report: OpenedReport): Attestation | undefined {
  return report.attestations.find(({ content_hash: hash }) => hash === report.content_hash);
}

/** Calls a function about reports. */
export async function callReports<Result>(
  name: 'open_report' | 'figure_rows' | 'save_report_answer' | 'attest_report',
  args: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Result> {
  const backend = await loadAdminBackend();
  // The four functions take different objects, and each answers JSON.
  const call = backend.rpc(name as 'open_report', args as never);
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw adminRequestError(error, status);
  return data as Result;
}

/** A report of a year or a month. */
export function reportQuery({ id, usState }: ReportDefinition, period: string) {
  return queryOptions({
    queryKey: [...reportsKey, id, period],
    queryFn: ({ signal }) =>
      callReports<OpenedReport>(
        'open_report',
        { report: id, period, ...(usState && { us_state: usState }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}
