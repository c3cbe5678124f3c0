import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send, ShieldOff, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { controlProblem } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { type SaveResult, useSave } from '~/command-center/kit/editor/use-save';
import { useAskedBy } from '~/command-center/kit/use-asked-by';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import { type User, usersKey } from './fetch-users';
import {
  addUser,
  confirmAdmin,
  resetSecondFactor,
  sendInvitation,
  setPassword,
  updateUser,
  userProblem,
} from './save-user';
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

/** Sends the invitation again to an admin who has not chosen a password yet. */
function InviteAgain({ user }: { user: User }) {
  const { t } = useTranslation(['manageUsers', 'errors']);
  const { language } = useLanguage();
  const invite = useMutation({ mutationFn: () => sendInvitation(user.id, language) });
  if (invite.isSuccess) {
    return (
      <Notice tone="success" live="status">
        <p>
          {invite.data
            ? t('manageUsers:invite.sent', { email: user.email })
            : t('manageUsers:added.hasAccount', { name: user.name })}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <p>{t('manageUsers:invite.waiting', { name: user.first_name })}</p>
      {invite.error && <p role="alert">{t(userProblem(invite.error))}</p>}
      <Button
        variant="outline"
        size="sm"
        busy={invite.isPending}
        onClick={() => invite.mutate()}
        className="mt-2 w-fit"
      >
        <Send className="size-5" />
        {t('manageUsers:invite.button')}
      </Button>
    </Notice>
  );
}

/** Removes the second factor of an admin who lost phone and recovery codes. For super admins. */
function SecondFactorReset({ user }: { user: User }) {
  const { t } = useTranslation(['manageUsers', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { first_name: name } = user;
  const reset = useMutation({
    mutationFn: () => resetSecondFactor(user.id),
    onSuccess: async () => {
      toast({ text: t('manageUsers:secondFactor.done', { name }) });
      await client.invalidateQueries({ queryKey: usersKey });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <Notice tone="info">
      <p>{t('manageUsers:secondFactor.text', { name })}</p>
      {reset.error && <p role="alert">{t(userProblem(reset.error))}</p>}
      <Button variant="outline" size="sm" onClick={() => setAsking(true)} className="mt-2 w-fit">
        <ShieldOff className="size-5" />
        {t('manageUsers:secondFactor.reset')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        type="warning"
        title={t('manageUsers:secondFactor.askTitle', { name })}
        message={t('manageUsers:secondFactor.ask')}
        confirmLabel={t('manageUsers:secondFactor.reset')}
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Notice>
  );
}

/** Says that an account does not count as a second person yet. Another super admin confirms it. */
function SecondPerson({ user, onClose }: { user: User; onClose: () => void }) {
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
