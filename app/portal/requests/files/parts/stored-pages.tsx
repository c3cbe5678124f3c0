import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Trash2 } from 'lucide-react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Spinner } from '~/shared/ui/spinner';
import { memberRequests, type RequestFile } from '../fetch-request-files';
import { removeFile } from '../upload/remove-file';
import { formatBytes } from './format-bytes';

type StoredPagesProps = { userId: string; files: readonly RequestFile[] };

/** The pages that have arrived. Those that no one has reviewed can be removed. */
export function StoredPages({ userId, files }: StoredPagesProps) {
  const { t } = useTranslation(['requestFiles', 'errors']);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const removing = useMutation({
    mutationFn: (id: string) => removeFile(id),
    onSettled: () => cache.invalidateQueries({ queryKey: memberRequests(userId) }),
  });
  if (files.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {files.map(({ id, name, size_bytes, status }) => (
          <li key={id} className="flex min-h-11 items-center gap-3">
            <CircleCheck className="size-5 shrink-0 text-mata-600" />
            <span className="grid min-w-0 grow">
              <span className="truncate text-sm">{name}</span>
              <span className="text-xs text-muted">
                {t(`requestFiles:stored.${status === 'accepted' ? 'accepted' : 'received'}`)}
                {' · '}
                {formatBytes(size_bytes, language)}
              </span>
            </span>
            {status === 'received' && (
              <button
                type="button"
                aria-label={t('requestFiles:stored.remove', { name })}
                title={t('requestFiles:stored.remove', { name })}
                disabled={removing.isPending}
                onClick={() => removing.mutate(id)}
                className="grid size-11 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-ink"
              >
                {removing.variables === id && removing.isPending ? (
                  <Spinner />
                ) : (
                  <Trash2 className="size-5" />
                )}
              </button>
            )}
          </li>
        ))}
      </ul>
      {removing.isError && (
        <p role="alert" className="text-sm text-danger-700">
          {t('requestFiles:stored.failed')} {t(`errors:${errorMessageKey(removing.error)}`)}
        </p>
      )}
    </div>
  );
}
