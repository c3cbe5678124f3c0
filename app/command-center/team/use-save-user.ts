import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passwordWeakness } from '~/command-center/kit/password-strength';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { addUser, setPassword } from './add-user';
import type { User } from './fetch-users';
import { sendInvitation } from './send-invitation';
import { updateUser } from './update-user';
import { type UserForm, userForm } from './user-form';
import { userKeys } from './user-keys';

/** Saves the form: adds somebody, with an invitation or a password, or changes them, with an undo. */
export function useSaveUser(user: User | undefined, onSaved: () => void) {
  const { t } = useTranslation(['manageUsers', 'commandCenter', 'errors']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: userKeys.all });

  const undo = async (before: User, after: User) => {
    try {
      await updateUser(after, userForm(before), language);
      toast({ text: t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };

  const add = async (form: UserForm) => {
    const added = await addUser(form);
    const name = added.name;
    try {
      if (form.entry === 'password') await setPassword(added.id, form.password);
      else await sendInvitation(added.id, language);
      toast({ text: t(`manageUsers:added.${form.entry}`, { name }) });
    } catch (error) {
      console.warn('Way in:', error);
      // They are in the team all the same: the list offers the invitation again.
      const key = passwordWeakness(error) ? 'weakPassword' : 'withoutWayIn';
      toast({ tone: 'danger', text: t(`manageUsers:added.${key}`, { name }) });
    }
  };

  return useMutation({
    mutationFn: async (form: UserForm) => {
      if (!user) return add(form);
      const changed = await updateUser(user, form, language);
      toast({
        text: t('manageUsers:saved', { name: `${changed.first_name} ${changed.last_name}`.trim() }),
        undo: { label: t('commandCenter:undo'), onUndo: () => void undo(user, changed) },
      });
    },
    onSuccess: async () => {
      onSaved();
      await refresh();
    },
  });
}
