import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { logExport } from '~/command-center/kit/backend/log-export';
import { errorMessageKey } from '~/shared/backend/app-error';
import { download, writeCsv } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import { type AskedRows, type FigureRow, fetchAllRows } from './fetch-rows';

type ExportRowsProps = {
  asked: AskedRows;
  write: (amount: number) => string;
  /** The field, for the name of the file. */
  name: string;
};

/** Downloads all rows of a figure, and logs the export. */
export function ExportRows({ asked, write, name }: ExportRowsProps) {
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
