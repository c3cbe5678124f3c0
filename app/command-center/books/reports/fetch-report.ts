import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { ReportDefinition } from '~/content/reports/report-definition';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { formatDay } from '~/shared/format/dates';
import type { Answer } from '../../../../supabase/contracts/answers';

/** All reports, to refetch them after a change. */
export const reportsKey = ['reports'] as const;

export type OpenedReport = Answer<'open_report'>;
export type ReportAnswer = OpenedReport['answers'][number];
export type AnswerValue = NonNullable<ReportAnswer['value']>;
export type Attestation = OpenedReport['attestations'][number];
export type ReportContent = Attestation['content'];

/** The attestation of exactly this content, if there is one. */
export function attestationOf(report: OpenedReport): Attestation | undefined {
  return report.attestations.find(({ content_hash: hash }) => hash === report.content_hash);
}

/** Stores an answer. @throws AppError */
export function saveReportAnswer(answer: FunctionArguments<'save_report_answer'>[0]) {
  return callDatabase('save_report_answer', answer);
}

/** Stores who attests a report as it is shown. @throws AppError */
export function attestReport(attestation: FunctionArguments<'attest_report'>[0]) {
  return callDatabase('attest_report', attestation);
}

/** A report of a year or a month. */
export function reportQuery({ id, usState }: ReportDefinition, period: string) {
  return queryOptions({
    queryKey: [...reportsKey, id, period],
    queryFn: ({ signal }) =>
      callDatabase(
        'open_report',
        { report: id, period, ...(usState && { us_state: usState }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

export type FigureRow = Answer<'figure_rows'>[number];

export type AskedRows = { figure: string; period: string; state: string | null };

/** The number of rows on a page. */
export const pageSize = 50;

/** The rows after a row, by day. */
export function fetchRows(
  { figure, period, state }: AskedRows,
  after: FigureRow | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<FigureRow[]> {
  return callDatabase(
    'figure_rows',
    {
      figure,
      period,
      page_size: size,
      ...(state && { us_state: state }),
      ...(after && { after_day: after.on_date, after_id: after.id }),
    },
    signal,
  );
}

/** The number of rows in a request of an export, and the longest file that a spreadsheet opens well. */
const batch = 5000;
const longestExport = 100_000;

/** All rows of a figure, or null if there are more than a spreadsheet can hold. */
export async function fetchAllRows(asked: AskedRows): Promise<FigureRow[] | null> {
  const rows: FigureRow[] = [];
  for (;;) {
    const page = await fetchRows(asked, rows.at(-1), batch);
    rows.push(...page);
    if (page.length < batch) return rows;
    if (rows.length >= longestExport) return null;
  }
}

/** Whether this is a draft, in one line of the filed report. */
export function reportStatus(report: OpenedReport): string {
  const attested = attestationOf(report);
  if (attested) return `Attested on ${formatDay(attested.created_at, 'en')}.`;
  return report.is_over ? 'Draft, not attested.' : 'Draft: the period is not over.';
}
