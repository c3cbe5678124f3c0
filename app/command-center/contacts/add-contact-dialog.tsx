import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useDraft } from '~/command-center/kit/editor/drafts';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useRestored } from '~/command-center/kit/editor/use-restored';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import { addContact } from './add-contact';
import { ContactFields } from './contact-fields';
import { type ContactForm, contactForm, contactSchema } from './contact-form';
import { contactKeys } from './contact-keys';

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
