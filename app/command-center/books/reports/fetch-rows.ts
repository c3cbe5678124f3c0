import { callReports } from './fetch-report';

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
