import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Period } from '~/command-center/analytics/period';
import { logExport } from '~/command-center/kit/backend/log-export';
import { errorMessageKey } from '~/shared/backend/app-error';
import { download, writeCsv } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import type { NamedTime } from './time-table';

type ExportProps = { rows: readonly NamedTime[]; period: Period };

/** Downloads the response times of the period, in office minutes, and logs the export. */
export function ExportResponseTimes({ rows, period }: ExportProps) {
  const { t } = useTranslation(['manageAnalytics', 'commandCenter', 'errors']);
  const toast = useToast();
  const save = useMutation({
    mutationFn: async () => {
      const value = {
        stage: ({ stage }: NamedTime) => t(`manageAnalytics:response.stages.${stage}`),
        part: ({ part }: NamedTime) => t(`manageAnalytics:response.parts.${part}`),
        name: ({ part, label }: NamedTime) => (part === 'all' ? '' : label),
        requests: (row: NamedTime) => row.requests,
        median: (row: NamedTime) => row.median,
        p90: (row: NamedTime) => row.p90,
        requests_before: (row: NamedTime) => row.requests_before,
        median_before: (row: NamedTime) => row.median_before,
      };
      const columns = (Object.keys(value) as (keyof typeof value)[]).map((column) => ({
        title: t(`manageAnalytics:response.csv.${column}`),
        value: value[column],
      }));
      const text = await writeCsv(columns, [...rows]);
      await logExport(
        'response_times',
        { search: '', sort: '', filters: { period: [period] } },
        rows.length,
      );
      download(`${t('manageAnalytics:response.csv.fileName')}.csv`, text);
      return rows.length;
    },
    onSuccess: (count) => toast({ text: t('commandCenter:list.exported', { count }) }),
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={save.isPending}
      aria-label={`${t('commandCenter:list.export')}: ${t('manageAnalytics:response.title')}`}
      onClick={() => save.mutate()}
    >
      {!save.isPending && <Download className="size-5" />}
      {t('commandCenter:list.export')}
    </Button>
  );
}
