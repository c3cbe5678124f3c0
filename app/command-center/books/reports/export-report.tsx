import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { logExport } from '~/command-center/kit/backend/log-export';
import type { ReportDefinition } from '~/content/reports/report-definition';
import { errorMessageKey } from '~/shared/backend/app-error';
import { DocumentButton } from '~/shared/documents/document-button';
import { download } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import type { CompletedField } from './complete-report';
import { type OpenedReport, reportStatus } from './fetch-report';
import { reportCsv } from './report-csv';

type ExportReportProps = {
  definition: ReportDefinition;
  period: string;
  report: OpenedReport;
  fields: readonly CompletedField[];
};

/** The report as it is filed, in English: CSV and PDF. Each export is logged. */
export function ExportReport({ definition, period, report, fields }: ExportReportProps) {
  const { t } = useTranslation(['manageReports', 'commandCenter', 'errors']);
  const toast = useToast();
  const log = () =>
    logExport(
      'reports',
      { search: '', sort: '', filters: { report: [definition.id], period: [period] } },
      fields.length,
    );
  const save = useMutation({
    mutationFn: async () => {
      const text = await reportCsv(definition, period, reportStatus(report), fields);
      await log();
      download(`${definition.id}-${period}.csv`, text);
    },
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
  const makePdf = async () => {
    const { reportPdf } = await import('./report-pdf');
    const made = await reportPdf({ definition, period, report, fields });
    await log();
    return made;
  };
  return (
    <>
      <Button variant="outline" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        {!save.isPending && <Download className="size-5" />}
        {t('manageReports:export.csv')}
      </Button>
      <DocumentButton
        label={t('manageReports:export.pdf')}
        failure={t('manageReports:export.failed')}
        make={makePdf}
        variant="outline"
      >
        {t('manageReports:export.pdf')}
      </DocumentButton>
    </>
  );
}
