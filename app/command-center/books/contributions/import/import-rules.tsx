import { Download } from 'lucide-react';
import { download, writeCsv } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { contributionColumns } from './contribution-columns';

/** The format of a file, with a sample file. */
export function ImportRules() {
  const { t } = useTranslation(['manageContributions', 'importMembers']);
  const downloadTemplate = async () => {
    const columns = contributionColumns.map((column) => ({
      title: t(`manageContributions:import.columns.${column}`),
      value: () => '',
    }));
    download(`${t('manageContributions:import.templateName')}.csv`, await writeCsv(columns, []));
  };
  return (
    <section
      aria-labelledby="import-rules"
      className="grid gap-4 rounded-lg bg-white p-6 shadow-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="import-rules" className="text-heading">
          {t('importMembers:rules.title')}
        </h2>
        <Button variant="outline" size="sm" onClick={() => void downloadTemplate()}>
          <Download className="size-5" />
          {t('importMembers:template')}
        </Button>
      </div>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-muted marker:text-barro-500">
        <li>{t('manageContributions:import.rules.columns')}</li>
        <li>{t('manageContributions:import.rules.formats')}</li>
        <li>{t('manageContributions:import.rules.reference')}</li>
      </ul>
    </section>
  );
}
