import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { type TemplateForm, templateForm } from './template-form';
import { addTemplate, deleteTemplate, type ReplyTemplate, updateTemplate } from './templates';

/** Keeps a template, or deletes it with an undo. */
export function useSaveTemplate(template: ReplyTemplate | undefined, onDone: () => void) {
  const { t } = useTranslation(['manageContacts', 'commandCenter', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: contactKeys.templates });

  const bringBack = async (deleted: ReplyTemplate) => {
    try {
      await addTemplate(templateForm(deleted));
      toast({ text: t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };
  const done = async () => {
    await refresh();
    onDone();
  };
  const save = useMutation({
    mutationFn: (form: TemplateForm) =>
      template ? updateTemplate(template, form) : addTemplate(form),
    onSuccess: async () => {
      toast({ text: t('manageContacts:templates.saved') });
      await done();
    },
    onError: refresh,
  });
  const remove = useMutation({
    mutationFn: (deleted: ReplyTemplate) => deleteTemplate(deleted),
    onSuccess: async (_, deleted) => {
      toast({
        text: t('manageContacts:templates.deleted'),
        undo: { label: t('commandCenter:undo'), onUndo: () => void bringBack(deleted) },
      });
      await done();
    },
    onError: refresh,
  });
  return { save, remove };
}
