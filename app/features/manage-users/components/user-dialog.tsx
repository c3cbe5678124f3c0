import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { userQuery } from '../api/fetch-user';
import { UserEditor } from './user-editor';

type UserDialogProps = {
  /** `'new'`, somebody's id, or `null` while the dialog is closed. */
  openId: string | null;
  onClose: () => void;
};

/** Adds somebody to the team, or changes them: what is edited is fetched anew each time. */
export function UserDialog({ openId, onClose }: UserDialogProps) {
  const { t } = useTranslation(['manageUsers', 'errors', 'common']);
  const isNew = openId === 'new';
  const query = useQuery({ ...userQuery(openId ?? ''), enabled: openId !== null && !isNew });
  // Older data may be overwritten by what the fetch brings: only the answer to this opening counts.
  const user = query.isFetchedAfterMount ? query.data : undefined;
  if (openId !== null && (isNew || user)) {
    return (
      <UserEditor key={user?.updated_at} user={user} onClose={onClose} onReload={query.refetch} />
    );
  }
  return (
    <Dialog
      open={openId !== null}
      onClose={onClose}
      size="lg"
      title={t('manageUsers:dialog.edit')}
      actions={
        query.error && (
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('common:actions.retry')}
          </Button>
        )
      }
    >
      {query.error ? (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(query.error)}`)}</p>
        </Notice>
      ) : (
        <div className="grid gap-5 pb-8">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}
