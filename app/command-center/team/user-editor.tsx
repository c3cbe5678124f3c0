import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useDraft } from '~/command-center/kit/editor/drafts';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useRestored } from '~/command-center/kit/editor/use-restored';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import type { User } from './fetch-users';
import { InviteAgain } from './invite-again';
import { PermissionFields } from './permission-fields';
import { saveProblem } from './save-problem';
import { SecondFactorReset } from './second-factor-reset';
import { useSaveUser } from './use-save-user';
import { UserFields } from './user-fields';
import { type UserForm, userForm, userSchema } from './user-form';
import { WayInFields } from './way-in-fields';

type UserEditorProps = {
  /** Whom to change; none to add somebody. */
  user: User | undefined;
  onClose: () => void;
  /** Fetches whom to change once more, after somebody else was quicker. */
  onReload: () => void;
};

/** The form about somebody of the team. */
export function UserEditor({ user, onClose, onReload }: UserEditorProps) {
  const { t } = useTranslation(['manageUsers', 'commandCenter', 'errors', 'common']);
  const admin = useAdmin();
  const formId = useId();
  const form = useForm<UserForm>({
    resolver: zodResolver(userSchema),
    defaultValues: userForm(user),
  });
  // Read while drawing: the form keeps track of what is asked for.
  const { isDirty } = form.formState;
  const draft = useDraft<UserForm>(`user:${user?.id ?? 'new'}`, () => {
    // A password is nothing to leave lying about.
    const { password: _, confirmPassword: __, ...typed } = form.getValues();
    return isDirty ? { ...typed, password: '', confirmPassword: '' } : undefined;
  });
  useRestored(form, draft);
  const save = useSaveUser(user, onClose);
  // In any case the database decides; here, nobody fills in a form in vain.
  const isOutOfReach = user?.role === 'super_admin' && !isSuperAdmin(admin);
  const isSelf = user?.id === admin.id;

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={user ? user.name : t('manageUsers:dialog.add')}
      description={user ? user.email : t('manageUsers:dialog.addText')}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending} disabled={isOutOfReach}>
            {user
              ? t('manageUsers:dialog.save')
              : t(
                  form.watch('entry') === 'password'
                    ? 'manageUsers:dialog.passwordEntry'
                    : 'manageUsers:dialog.invitation',
                )}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((values) => save.mutate(values))}
          className="grid gap-6 pb-2"
        >
          {draft && (
            <Notice tone="info" live="status">
              <p>{t('manageUsers:dialog.draftRestored')}</p>
            </Notice>
          )}
          {user && !user.has_password && user.status === 'active' && !isOutOfReach && (
            <InviteAgain user={user} />
          )}
          {user?.has_second_factor && isSuperAdmin(admin) && !isSelf && (
            <SecondFactorReset user={user} />
          )}
          {isOutOfReach && (
            <Notice tone="info">
              <p>{t('manageUsers:refusals.superAdminRequired')}</p>
            </Notice>
          )}
          <fieldset disabled={save.isPending || isOutOfReach} className="grid gap-6">
            <UserFields user={user} mayMakeSuper={isSuperAdmin(admin)} isSelf={isSelf} />
            <PermissionFields held={isSuperAdmin(admin) ? undefined : admin.permissions} />
            {!user && <WayInFields />}
          </fieldset>
          <SaveFailure
            error={save.error}
            message={t(saveProblem(save.error))}
            onReload={onReload}
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}
