import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useIssue } from '~/command-center/contacts/use-issue';
import { useDraft } from '~/command-center/kit/editor/drafts';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useRestored } from '~/command-center/kit/editor/use-restored';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { type TemplateForm, templateForm, templateSchema } from './template-form';
import type { ReplyTemplate } from './templates';
import { useSaveTemplate } from './use-save-template';

type TemplateEditorProps = {
  /** Which one to change; none to add one. */
  template: ReplyTemplate | undefined;
  onClose: () => void;
};

/** The form about a template: both languages, one after the other. */
export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { t } = useTranslation(['manageContacts', 'common']);
  const formId = useId();
  const form = useForm<TemplateForm>({
    resolver: zodResolver(templateSchema),
    defaultValues: templateForm(template),
  });
  const { isDirty } = form.formState;
  const draft = useDraft<TemplateForm>(`template:${template?.id ?? 'new'}`, () =>
    isDirty ? form.getValues() : undefined,
  );
  useRestored(form, draft);
  const { save, remove } = useSaveTemplate(template, onClose);
  const isBusy = save.isPending || remove.isPending;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t(template ? 'manageContacts:templates.edit' : 'manageContacts:templates.add')}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending} disabled={isBusy}>
            {t('manageContacts:templates.save')}
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
          <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
            <Words language="pt" />
            <Words language="en" />
          </fieldset>
          <SaveFailure error={save.error ?? remove.error} onReload={onClose} />
          {template && (
            <Button
              variant="quiet"
              size="sm"
              busy={remove.isPending}
              onClick={() => remove.mutate(template)}
              className="-ml-4 w-fit text-danger-700! hover:bg-danger-100!"
            >
              <Trash2 className="size-5" />
              {t('manageContacts:templates.delete')}
            </Button>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}

function Words({ language }: { language: 'pt' | 'en' }) {
  const { t } = useTranslation('manageContacts');
  const { register } = useFormContext<TemplateForm>();
  const issue = useIssue<TemplateForm>();
  const lang = language === 'pt' ? 'pt-BR' : 'en';
  return (
    <>
      <Field label={t(`templates.title_${language}`)} error={issue(`title_${language}`)}>
        <TextInput {...register(`title_${language}`)} lang={lang} autoComplete="off" />
      </Field>
      <Field label={t(`templates.body_${language}`)} error={issue(`body_${language}`)}>
        <TextArea {...register(`body_${language}`)} lang={lang} />
      </Field>
    </>
  );
}
