import { ArrowLeft } from 'lucide-react';
import { TabPage } from '~/command-center/kit/tab-page';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { ImportCheck } from './import-check';
import { ImportDone } from './import-done';
import { ImportFile } from './import-file';
import { ImportProblem } from './import-problem';
import { ImportRules } from './import-rules';
import { useImport } from './use-import';

/** The import of members from a CSV file: choose, preview, import. */
export function ImportPage({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['importMembers', 'errors']);
  const run = useImport();
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('importMembers:back')}
        </Button>
      </div>
      <div className="grid gap-1.5">
        <h1 className="text-subtitle">{t('importMembers:title')}</h1>
        <p className="max-w-prose text-muted">{t('importMembers:lead')}</p>
      </div>
      {run.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(run.error)}`)}</p>
        </Notice>
      )}
      {run.problem && <ImportProblem problem={run.problem} />}
      {run.done ? (
        <ImportDone check={run.done} onClose={onClose} onAgain={run.startAgain} />
      ) : run.checked ? (
        <ImportCheck
          check={run.checked}
          isKeeping={run.isKeeping}
          onKeep={run.keep}
          onAgain={run.startAgain}
        />
      ) : (
        <>
          <ImportFile isChecking={run.isChecking} onChoose={run.choose} />
          <ImportRules />
        </>
      )}
    </TabPage>
  );
}
