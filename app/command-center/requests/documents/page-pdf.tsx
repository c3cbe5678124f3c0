import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { RequestFile } from '~/command-center/requests/fetch-request';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { openFile } from './open-file';

/** A PDF, which is downloaded: it may contain scripts, and viewers refuse a sandboxed frame. */
export function PagePdf({ file }: { file: RequestFile }) {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const download = useMutation({
    mutationFn: () => openFile(file.id),
    // The response is an attachment, so the page stays.
    onSuccess: (address) => window.location.assign(`${address}&download=${file.id}.pdf`),
  });
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-4 rounded-md bg-sand p-8 text-center">
      <p className="max-w-prose text-muted">{t('manageRequests:viewer.pdf')}</p>
      <p className="text-sm font-semibold wrap-anywhere">{file.name}</p>
      {download.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(download.error)}`)}</p>
        </Notice>
      )}
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <FileDown className="size-5" />}
        {t('manageRequests:viewer.download')}
      </Button>
    </div>
  );
}
