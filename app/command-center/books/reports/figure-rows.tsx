import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { logExport } from '~/command-center/kit/backend/log-export';
import { ListFailure } from '~/command-center/kit/list-messages';
import { RequestLink } from '~/command-center/kit/request-link';
import type {
  FieldSource,
  ReportDefinition,
  ReportField,
} from '~/content/reports/report-definition';
import { errorMessageKey } from '~/shared/backend/app-error';
import { download, writeCsv } from '~/shared/format/csv';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Skeleton } from '~/shared/ui/skeleton';
import { useToast } from '~/shared/ui/toast';
import { fieldValue } from './complete-report';
import {
  type AskedRows,
  type FigureRow,
  fetchAllRows,
  fetchRows,
  pageSize,
  reportsKey,
} from './fetch-report';
import { writeValue } from './write-value';

type FigureRowsProps = {
  definition: ReportDefinition;
  period: string;
  field: ReportField;
  source: Extract<FieldSource, { from: 'books' }>;
  /** The figure as the report shows it. */
  total: number | string[] | null | undefined;
  onClose: () => void;
};

/** The rows that a figure adds up, page by page, and that their sum is the figure. */
export function FigureRows({ definition, period, field, source, total, onClose }: FigureRowsProps) {
  const { t } = useTranslation('manageReports');
  const { language } = useLanguage();
  const asked = {
    figure: source.figure,
    period,
    state: source.scope === 'state' ? definition.usState : null,
  };
  const query = useInfiniteQuery({
    queryKey: [...reportsKey, 'rows', asked],
    queryFn: ({ pageParam, signal }) => fetchRows(asked, pageParam, pageSize, signal),
    initialPageParam: undefined as FigureRow | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)),
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const rows = data?.pages.flat() ?? [];
  const write = (amount: number) => {
    const value = fieldValue(field, {
      figures: { state: { [source.figure]: amount }, national: { [source.figure]: amount } },
      answers: {},
    });
    return writeValue(value, language, { notHeld: '', missing: '', none: '' })[0] ?? '';
  };
  const sum = rows.reduce((added, { amount }) => added + amount, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={field.label[language]}
      description={
        data &&
        typeof total === 'number' &&
        t(hasNextPage ? 'rows.partOf' : 'rows.all', { sum: write(sum), total: write(total) })
      }
      actions={rows.length > 0 && <ExportRows asked={asked} write={write} name={field.id} />}
    >
      {error && rows.length === 0 && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-60" />}
      {data && rows.length === 0 && <p className="text-muted">{t('rows.none')}</p>}
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-130 text-sm">
            <thead>
              <tr className="border-b border-line text-left text-muted">
                <th className="py-2 pr-4 font-semibold">{t('rows.day')}</th>
                <th className="py-2 pr-4 font-semibold">{t('rows.what')}</th>
                <th className="py-2 pr-4 font-semibold">{t('rows.state')}</th>
                <th className="py-2 pr-4 font-semibold">{t('rows.record')}</th>
                <th className="py-2 text-right font-semibold">{t('rows.amount')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line/70">
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className="py-2.5 pr-4 whitespace-nowrap">
                    {formatDate(row.on_date, language)}
                  </td>
                  <td className="py-2.5 pr-4">{t(`rows.source.${row.source}`)}</td>
                  <td className="py-2.5 pr-4">{row.us_state ?? t('value.notHeld')}</td>
                  <td className="py-2.5 pr-4 whitespace-nowrap">
                    <RecordLink row={row} />
                  </td>
                  <td className="py-2.5 text-right font-semibold whitespace-nowrap tabular-nums">
                    {write(row.amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          busy={isFetching}
          className="mt-4 w-fit"
          onClick={() => void fetchNextPage()}
        >
          {t('rows.more')}
        </Button>
      )}
    </Dialog>
  );
}

function RecordLink({ row }: { row: FigureRow }) {
  if (row.request) {
    return (
      <RequestLink number={row.request} className="link tabular-nums">
        {row.request}
      </RequestLink>
    );
  }
  if (!row.member) return '–';
  return (
    <LocalLink to="adminMembers" search={`?open=${row.member.id}`} className="link tabular-nums">
      {row.member.number}
    </LocalLink>
  );
}

type ExportRowsProps = {
  asked: AskedRows;
  write: (amount: number) => string;
  /** The field, for the name of the file. */
  name: string;
};

/** Downloads all rows of a figure, and logs the export. */
function ExportRows({ asked, write, name }: ExportRowsProps) {
  const { t } = useTranslation(['manageReports', 'commandCenter', 'errors']);
  const toast = useToast();
  const save = useMutation({
    mutationFn: async () => {
      const rows = await fetchAllRows(asked);
      if (!rows) return null;
      const column = (title: string, value: (row: FigureRow) => string) => ({ title, value });
      const text = await writeCsv(
        [
          column(t('manageReports:rows.day'), ({ on_date }) => on_date),
          column(t('manageReports:rows.what'), ({ source }) =>
            t(`manageReports:rows.source.${source}`),
          ),
          column(t('manageReports:rows.state'), ({ us_state }) => us_state ?? ''),
          column(
            t('manageReports:rows.record'),
            ({ request, member }) => request ?? member?.number ?? '',
          ),
          column(t('manageReports:rows.amount'), ({ amount }) => write(amount)),
        ],
        rows,
      );
      const filters = { figure: [asked.figure], period: [asked.period] };
      await logExport('book_entries', { search: '', sort: '', filters }, rows.length);
      download(`${name}-${asked.period}.csv`, text);
      return rows.length;
    },
    onSuccess: (count) =>
      count === null
        ? toast({ tone: 'danger', text: t('manageReports:rows.tooMany') })
        : toast({ text: t('commandCenter:list.exported', { count }) }),
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
  return (
    <Button variant="outline" busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download className="size-5" />}
      {t('commandCenter:list.export')}
    </Button>
  );
}
