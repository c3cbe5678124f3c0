import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchAll } from '~/command-center/kit/backend/fetch-all';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { logExport } from '~/command-center/kit/backend/log-export';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { errorMessageKey } from '~/shared/backend/app-error';
import { download, writeCsv } from '~/shared/format/csv';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import type { ListColumn } from './list-column';
import type { ListRequest } from './list-request';
import type { List } from './use-list';

type ExportButtonProps<Row> = {
  list: List;
  /** The exported table, for the activity log. */
  table: string;
  /** The file name, before the date. */
  fileName: string;
  columns: readonly ListColumn<Row>[];
  fetchPage: (request: ListRequest, signal?: AbortSignal) => Promise<ListPage<Row>>;
};

type ExportOptions<Row> = Pick<ExportButtonProps<Row>, 'table' | 'fileName' | 'columns'>;

/** Downloads rows as a CSV file, and logs it first. */
export function useExport<Row>({ table, fileName, columns }: ExportOptions<Row>) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const toast = useToast();
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (request: LoggedRequest, read: ReadRows<Row>) => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const rows = await read(controller.signal, setCount);
      const text = await writeCsv(csvColumns(columns), rows);
      await logExport(table, request, rows.length);
      download(`${fileName}-${today()}.csv`, text);
      toast({ text: t('commandCenter:list.exported', { count: rows.length }) });
    } catch (error) {
      if (!controller.signal.aborted) {
        toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
      }
    } finally {
      setCount(undefined);
    }
  };
  return {
    /** How many rows were read so far; undefined unless an export runs. */
    count,
    start,
    cancel: () => running.current?.abort(),
  };
}

type LoggedRequest = Parameters<typeof logExport>[1];

type ReadRows<Row> = (
  signal: AbortSignal,
  onProgress: (count: number) => void,
) => Promise<readonly Row[]>;

/** Downloads all rows that match search and filters as a CSV file. */
export function ExportButton<Row extends { id: string | number }>(props: ExportButtonProps<Row>) {
  const { list, fetchPage } = props;
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const { count, start, cancel } = useExport(props);
  const exportRows = () =>
    start(list.request, (signal, onProgress) =>
      fetchAll(fetchPage, list.request, signal, onProgress),
    );
  useShortcuts(() => [
    { label: t('list.export'), isOff: count !== undefined, act: () => void exportRows() },
  ]);
  if (count !== undefined) {
    const text = new Intl.NumberFormat(language).format(count);
    return (
      <Button variant="outline" size="sm" onClick={cancel}>
        {t('list.exporting', { text })}
      </Button>
    );
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void exportRows()}>
      <Download className="size-5" />
      {t('list.export')}
    </Button>
  );
}

function csvColumns<Row>(columns: readonly ListColumn<Row>[]) {
  return columns.flatMap(({ header, csv }) => (csv ? [{ title: header, value: csv }] : []));
}
