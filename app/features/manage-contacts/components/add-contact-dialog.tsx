import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SaveFailure } from '~/components/command-center/save-failure';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { useDraft } from '~/lib/command-center/drafts';
import { useAdmin } from '~/lib/command-center/session';
import { useRestored } from '~/lib/command-center/use-restored';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { useToast } from '~/ui/toast';
import { addContact } from '../api/add-contact';
import { contactKeys } from '../api/contact-keys';
import { type ContactForm, contactForm, contactSchema } from '../contact-form';
import { ContactFields } from './contact-fields';

/** Writes down what somebody said on WhatsApp, on the phone or by e-mail. */
export function AddContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['manageContacts', 'common']);
  const { language } = useLanguage();
  const admin = useAdmin();
  const client = useQueryClient();
  const toast = useToast();
  const formId = useId();
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactSchema),
    defaultValues: contactForm(language, admin.id),
  });
  const { isDirty } = form.formState;
  const draft = useDraft<ContactForm>('contact:new', () =>
    isDirty ? form.getValues() : undefined,
  );
  useRestored(form, draft);
  const save = useMutation({
    mutationFn: addContact,
    onSuccess: async (_, { name }) => {
      toast({ text: t('manageContacts:added', { name }) });
      onClose();
      await client.invalidateQueries({ queryKey: contactKeys.all });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('manageContacts:new.title')}
      description={t('manageContacts:new.text')}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('manageContacts:new.save')}
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
              <p>{t('manageContacts:draftRestored')}</p>
            </Notice>
          )}
          <fieldset disabled={save.isPending} className="min-w-0">
            <ContactFields />
          </fieldset>
          <SaveFailure error={save.error} onReload={() => save.reset()} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
