import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Download } from 'lucide-react';
import { contributionsKey } from '~/command-center/books/contributions/change-contributions';
import { ImportFile, ImportProblem } from '~/command-center/kit/import/import-file';
import { ListMessage } from '~/command-center/kit/list-messages';
import { TabPage } from '~/command-center/kit/tab-page';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { download, writeCsv } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { checkFile, keepLines } from './check-contributions';
import { contributionColumns } from './contribution-columns';
import { ImportPreview } from './import-preview';

/** The import of payments from a CSV file: choose, preview, import. */
export function ImportPage({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['manageContributions', 'importMembers', 'errors']);
  const client = useQueryClient();
  const check = useSingleMutation({ mutationFn: checkFile });
  const keep = useSingleMutation({
    mutationFn: keepLines,
    onSuccess: () => client.invalidateQueries({ queryKey: contributionsKey }),
  });
  const problem = check.data && 'code' in check.data ? check.data : undefined;
  const looked = check.data && 'lines' in check.data ? check.data : undefined;
  // Members or payments may have changed since the preview, so a new preview is shown.
  const shown = keep.data ?? looked;
  const error = check.error ?? keep.error;
  const startAgain = () => {
    keep.reset();
    check.reset();
  };
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('manageContributions:ledger.back')}
        </Button>
      </div>
      <div className="grid gap-1.5">
        <h1 className="text-subtitle">{t('manageContributions:import.title')}</h1>
        <p className="max-w-prose text-muted">{t('manageContributions:import.lead')}</p>
      </div>
      {error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(error)}`)}</p>
        </Notice>
      )}
      {problem && (
        <ImportProblem
          problem={problem}
          titleOf={(column) => t(`manageContributions:import.columns.${column}`)}
        />
      )}
      {keep.data?.isKept ? (
        <div role="status">
          <ListMessage
            media={<CircleCheck className="size-12 text-mata-700" strokeWidth={1.5} />}
            title={t('manageContributions:import.done', {
              count: keep.data.lines.filter(({ outcome }) => outcome === 'new').length,
            })}
            text={t('manageContributions:import.doneText')}
          >
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={onClose}>{t('manageContributions:ledger.back')}</Button>
              <Button variant="outline" onClick={startAgain}>
                {t('importMembers:done.again')}
              </Button>
            </div>
          </ListMessage>
        </div>
      ) : shown ? (
        <ImportPreview
          check={shown}
          isKeeping={keep.isPending}
          onKeep={() => keep.mutate(shown)}
          onAgain={startAgain}
        />
      ) : (
        <>
          <ImportFile
            isChecking={check.isPending}
            onChoose={(file) => {
              keep.reset();
              check.mutate(file);
            }}
          />
          <ImportRules />
        </>
      )}
    </TabPage>
  );
}

/** The format of a file, with a sample file. */
function ImportRules() {
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
