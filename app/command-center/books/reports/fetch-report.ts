import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ReportDefinition } from '~/content/reports/report-definition';
import { formatDay } from '~/shared/format/dates';
import type { Answer } from '../../../../supabase/contracts/answers';

/** All reports, to refetch them after a change. */
export const reportsKey = ['reports'] as const;

export type OpenedReport = Answer<'open_report'>;
export type ReportAnswer = OpenedReport['answers'][number];
export type AnswerValue = NonNullable<ReportAnswer['value']>;
export type Attestation = OpenedReport['attestations'][number];
export type ReportContent = Attestation['content'];

type ReportCall = 'open_report' | 'figure_rows' | 'save_report_answer' | 'attest_report';

/** The attestation of exactly this content, if there is one. */
export function attestationOf(report: OpenedReport): Attestation | undefined {
  return report.attestations.find(({ content_hash: hash }) => hash === report.content_hash);
}

/** Calls a function about reports. */
export async function callReports<Name extends ReportCall>(
  name: Name,
  args: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  const backend = await loadAdminBackend();
  // The functions take different objects.
  const call = backend.rpc(name as 'open_report', args as never);
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw adminRequestError(error, status);
  return data as Answer<Name>;
}

/** A report of a year or a month. */
export function reportQuery({ id, usState }: ReportDefinition, period: string) {
  return queryOptions({
    queryKey: [...reportsKey, id, period],
    queryFn: ({ signal }) =>
      callReports(
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
  return callReports(
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
