import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Paperclip } from 'lucide-react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { formatBytes } from '~/shared/format/bytes';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import { useToast } from '~/shared/ui/toast';
import type { Answer } from '../../../supabase/contracts/answers';
import { openMessageFile } from './backend/open-message-file';

/** With `refusal`, only its name is known. `received_at` is null until its content is stored. */
export type MessageFile = Answer<'open_request'>['messages'][number]['files'][number];

/** The files of a message or reply. The names of files that are not stored have the reason. */
export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  const { t } = useTranslation('commandCenter');
  const refused = files.filter(({ refusal }) => refusal !== null);
  const others = files.filter(({ refusal }) => refusal === null);
  return (
    <>
      {others.length > 0 && (
        <ul aria-label={t('files.title')} className="flex flex-wrap gap-2">
          {others.map((file) => (
            <li key={file.id} className="max-w-full">
              {file.received_at ? <StoredFile file={file} /> : <LostFile file={file} />}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <Notice tone="info">
          <p>{t('files.missing', { count: refused.length })}</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {refused.map(({ id, name, refusal }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {': '}
                {t(`files.refusals.${refusal ?? 'type'}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Saves the file on this device. Each opening is logged. */
function StoredFile({ file }: { file: MessageFile }) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const { language } = useLanguage();
  const toast = useToast();
  const open = useMutation({
    mutationFn: () => openMessageFile(file.id),
    onSuccess: (address) => {
      const link = document.createElement('a');
      link.href = address;
      link.download = file.name;
      link.click();
    },
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
  const size = formatBytes(file.size_bytes, language);
  return (
    <button
      type="button"
      disabled={open.isPending}
      aria-busy={open.isPending || undefined}
      aria-label={t('commandCenter:files.save', { name: file.name, size })}
      onClick={() => open.mutate()}
      className="flex min-h-control max-w-full items-center gap-2 rounded-full border border-control bg-white px-4 text-sm font-semibold text-mata-700 transition-colors hover:border-muted"
    >
      {open.isPending ? <Spinner /> : <Paperclip className="size-4 shrink-0" />}
      <bdi className="min-w-0 truncate">{file.name}</bdi>
      <span className="shrink-0 font-normal text-muted">{size}</span>
    </button>
  );
}

function LostFile({ file }: { file: MessageFile }) {
  const { t } = useTranslation('commandCenter');
  return (
    <p className="flex items-center gap-2 text-sm text-danger-700 wrap-anywhere">
      <CircleAlert className="size-4 shrink-0" />
      {t('files.lost', { name: file.name })}
    </p>
  );
}
