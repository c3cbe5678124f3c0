import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ReportDefinition } from '~/content/reports/report-definition';
import { formatDay } from '~/shared/format/dates';

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
type Figures = Record<string, number | string[] | null>;

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

/** A row that a figure adds up or counts. Without names: the records have them. */
export type FigureRow = {
  id: string;
  on_date: string;
  us_state: string | null;
  source:
    | 'contribution_entries'
    | 'sharing_requests'
    | 'decisions'
    | 'sharing_payments'
    | 'households'
    | 'people'
    | 'requests';
  /** Cents, or 1 for what is counted. */
  amount: number;
  /** Only for admins who may open the record. */
  member: { id: string; number: string } | null;
  request: string | null;
};

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
