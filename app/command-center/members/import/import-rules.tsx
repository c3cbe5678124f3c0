import { Download } from 'lucide-react';
import { download, writeCsv } from '~/shared/format/csv';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { type ImportColumn, importColumns, requiredColumns } from './import-columns';

/** The format of a file, with a sample file. */
export function ImportRules() {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const write = (columns: readonly ImportColumn[]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));
  const all = Object.keys(importColumns) as ImportColumn[];
  const optional = all.filter((column) => !requiredColumns.some((one) => one === column));

  const downloadTemplate = async () => {
    const titles = [...requiredColumns, ...optional].map((column) => t(`columns.${column}`));
    const columns = titles.map((title) => ({ title, value: () => '' }));
    download(`${t('templateName')}.csv`, await writeCsv(columns, []));
  };

  return (
    <section
      aria-labelledby="import-rules"
      className="grid gap-4 rounded-lg bg-white p-6 shadow-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="import-rules" className="text-heading">
          {t('rules.title')}
        </h2>
        <Button variant="outline" size="sm" onClick={() => void downloadTemplate()}>
          <Download className="size-5" />
          {t('template')}
        </Button>
      </div>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-muted marker:text-barro-500">
        <li>{t('rules.columns', { columns: write(requiredColumns) })}</li>
        <li>{t('rules.optional', { columns: write(optional) })}</li>
        <li>{t('rules.people')}</li>
        <li>{t('rules.dates')}</li>
        <li>{t('rules.there')}</li>
      </ul>
    </section>
  );
}
