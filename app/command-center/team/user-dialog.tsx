import { useQuery } from '@tanstack/react-query';
import { RecordLoading } from '~/command-center/kit/editor/record-loading';
import { useTranslation } from '~/shared/i18n/use-translation';
import { userQuery } from './fetch-user';
import { UserEditor } from './user-editor';

type UserDialogProps = {
  /** `'new'`, somebody's id, or `null` while the dialog is closed. */
  openId: string | null;
  onClose: () => void;
};

/** Adds somebody to the team, or changes them: what is edited is fetched anew each time. */
export function UserDialog({ openId, onClose }: UserDialogProps) {
  const { t } = useTranslation('manageUsers');
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
    <RecordLoading
      open={openId !== null}
      title={t('dialog.edit')}
      query={query}
      onClose={onClose}
    />
  );
}
