import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { ChecklistItem } from '../data/fetch-draft';

type FileStatus = 'uploading' | 'received' | 'accepted' | 'rejected';

const tones = {
  uploading: 'neutral',
  received: 'info',
  accepted: 'success',
  rejected: 'danger',
} as const;

/** The pages of a document, and why some cannot be used. */
export function FileList({ files }: { files: ChecklistItem['request_files'] }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {files
        .toSorted((one, other) => one.position - other.position)
        .map((file, index) => {
          const status = file.status as FileStatus;
          const reason = file.rejection_reasons;
          return (
            <li key={file.id} className="grid gap-1 rounded-sm bg-sand/60 px-3 py-2.5">
              <div className="flex items-start justify-between gap-3">
                <p className="min-w-0 text-sm">
                  <span className="font-semibold">
                    {t('documents.page', { number: index + 1 })}
                  </span>{' '}
                  <span className="text-muted wrap-anywhere">{file.name}</span>
                </p>
                <Badge tone={tones[status]} className="shrink-0">
                  {t(`documents.fileStatus.${status}`)}
                </Badge>
              </div>
              {status === 'rejected' && (
                <div className="grid gap-1 text-sm text-danger-700">
                  {reason && <p>{language === 'en' ? reason.text_en : reason.text_pt}</p>}
                  {file.rejection_text && <p className="wrap-anywhere">{file.rejection_text}</p>}
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}
