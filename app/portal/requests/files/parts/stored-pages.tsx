import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { memberRequests, type RequestFile } from '../fetch-request-files';
import type { LocalPage } from '../local/local-page';
import { removePage } from '../local/page-store';
import { turnFile } from '../local/turn-file';
import { orderFiles, removeFile } from '../upload/remove-file';
import { StoredPage } from './stored-page';

type StoredPagesProps = {
  userId: string;
  requestId: string;
  files: readonly RequestFile[];
  /** The pages that this browser has sent. */
  sent: readonly LocalPage[];
  onReplace: (files: readonly File[], replaced: string) => Promise<void>;
};

/** The pages that have arrived. Until the team has reviewed one, the member can still change it. */
export function StoredPages({ userId, requestId, files, sent, onReplace }: StoredPagesProps) {
  const { t } = useTranslation(['requestFiles', 'errors']);
  const cache = useQueryClient();
  const changing = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onSettled: () => cache.invalidateQueries({ queryKey: memberRequests(userId) }),
  });
  if (files.length === 0) return null;

  const remove = async (id: string) => {
    await removeFile(id);
    await removePage(userId, id);
  };
  const swap = (index: number, other: number) => {
    const ids = files.map(({ id }) => id);
    const [moved, replaced] = [ids[index], ids[other]];
    if (!moved || !replaced) return;
    changing.mutate(() => orderFiles(ids.with(index, replaced).with(other, moved)));
  };
  return (
    <div className="grid gap-4">
      {files.some(({ status }) => status === 'received') && (
        <p className="text-sm text-muted">{t('requestFiles:review.text')}</p>
      )}
      <ol className="grid gap-3">
        {files.map((file, index) => (
          <StoredPage
            key={file.id}
            file={file}
            page={sent.find(({ id }) => id === file.id)}
            number={index + 1}
            count={files.length}
            isBusy={changing.isPending}
            onTurn={() => changing.mutate(() => turnFile(userId, requestId, file))}
            onUp={() => swap(index, index - 1)}
            onDown={() => swap(index, index + 1)}
            onReplace={(chosen) => onReplace(chosen, file.id)}
            onRemove={() => changing.mutate(() => remove(file.id))}
          />
        ))}
      </ol>
      {changing.isError && (
        <p role="alert" className="text-sm text-danger-700">
          {t('requestFiles:stored.failed')} {t(`errors:${errorMessageKey(changing.error)}`)}
        </p>
      )}
    </div>
  );
}
