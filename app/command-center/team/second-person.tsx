import { UserCheck } from 'lucide-react';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { controlProblem } from '~/command-center/kit/backend/control-problem';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { useAskedBy } from '~/command-center/kit/use-asked-by';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { type User, usersKey } from './fetch-users';
import { confirmAdmin } from './save-user';

/** Says that an account does not count as a second person yet. Another super admin confirms it. */
export function SecondPerson({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['manageUsers', 'commandCenter', 'errors']);
  const askedBy = useAskedBy();
  const admin = useAdmin();
  const mayConfirm = isSuperAdmin(admin) && ![user.id, user.counts_asked_by].includes(admin.id);
  const { first_name: name } = user;
  const confirm = useSave<void>({
    save: async () => {
      await confirmAdmin(user.id);
      return { text: t('manageUsers:counts.done', { name }) };
    },
    queryKey: usersKey,
    onSaved: onClose,
  });
  return (
    <Notice tone="info">
      <p>
        {t('manageUsers:counts.text', { name })}{' '}
        {askedBy(user.counts_asked_by, user.counts_asked_at)}
      </p>
      <SaveFailure
        error={confirm.error}
        message={confirm.error ? t(controlProblem(confirm.error)) : undefined}
        onReload={onClose}
      />
      {mayConfirm && (
        <Button
          variant="outline"
          size="sm"
          busy={confirm.isPending}
          onClick={() => confirm.mutate()}
          className="mt-2 w-fit"
        >
          <UserCheck className="size-5" />
          {t('manageUsers:counts.confirm')}
        </Button>
      )}
    </Notice>
  );
}
