import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type User, usersKey } from './fetch-users';
import { InviteAgain } from './invite-again';
import { addUser, sendInvitation, setPassword, updateUser, userProblem } from './save-user';
import { SecondFactorReset } from './second-factor-reset';
import { SecondPerson } from './second-person';
import { PasswordFields, PermissionFields, UserFields } from './user-fields';
import { type UserForm, userForm, userSchema } from './user-form';

type UserEditorProps = {
  /** The admin to change; none to add one. */
  user: User | undefined;
  onClose: () => void;
  onReload: (() => void) | undefined;
};

/** The form about a member of the team. */
export function UserEditor({ user, onClose, onReload }: UserEditorProps) {
  const { t } = useTranslation(['manageUsers', 'commandCenter', 'errors']);
  const admin = useAdmin();
  const save = useSaveFunction(user);
  // The database enforces these rules; here they prevent a refusal after the form is filled in.
  const isOutOfReach = user?.role === 'super_admin' && !isSuperAdmin(admin);
  const isSelf = user?.id === admin.id;
  const needsInvitation = user && !user.has_password && user.status === 'active' && !isOutOfReach;
  return (
    <EditorDialog
      title={user ? user.name : t('manageUsers:dialog.add')}
      description={user ? user.email : t('manageUsers:dialog.addText')}
      submit={user ? t('manageUsers:dialog.save') : <AddLabel />}
      draftKey={`user:${user?.id ?? 'new'}`}
      // A draft must not contain a password.
      draftOf={(values) => ({ ...values, password: '', confirmPassword: '' })}
      resolver={zodResolver(userSchema)}
      values={userForm(user)}
      save={save}
      queryKey={usersKey}
      problem={(error) => t(userProblem(error))}
      isLocked={isOutOfReach}
      onClose={onClose}
      onReload={onReload}
      notices={
        <>
          {needsInvitation && <InviteAgain user={user} />}
          {user?.awaits_confirmation && <SecondPerson user={user} onClose={onClose} />}
          {user?.has_second_factor && isSuperAdmin(admin) && !isSelf && (
            <SecondFactorReset user={user} />
          )}
          {isOutOfReach && (
            <Notice tone="info">
              <p>{t('manageUsers:refusals.superAdminRequired')}</p>
            </Notice>
          )}
        </>
      }
    >
      <UserFields user={user} mayMakeSuper={isSuperAdmin(admin)} isSelf={isSelf} />
      <PermissionFields held={isSuperAdmin(admin) ? undefined : admin.permissions} />
      {!user && <PasswordFields />}
    </EditorDialog>
  );
}

function AddLabel() {
  const { t } = useTranslation('manageUsers');
  const entry = useWatch<UserForm, 'entry'>({ name: 'entry' });
  return t(entry === 'password' ? 'dialog.passwordEntry' : 'dialog.invitation');
}

/** Adds an admin, with an invitation or a password, or changes one, with an undo. */
function useSaveFunction(user: User | undefined) {
  const { t } = useTranslation('manageUsers');
  const { language } = useLanguage();
  return async (form: UserForm): Promise<SaveResult> => {
    if (user) {
      const changed = await updateUser(user, form);
      return {
        text: t('saved', { name: `${changed.first_name} ${changed.last_name}`.trim() }),
        undo: () => updateUser(changed, userForm(user)),
      };
    }
    const { id, name } = await addUser(form);
    try {
      const isNew =
        form.entry === 'password'
          ? await setPassword(id, form.password)
          : await sendInvitation(id, language);
      return { text: t(`added.${isNew ? form.entry : 'hasAccount'}`, { name }) };
    } catch (error) {
      console.warn('Invitation or password:', error);
      // The admin has been added, so the list can send the invitation again.
      return { text: t('added.withoutWayIn', { name }), isWarning: true };
    }
  };
}
