import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { type TemplateForm, templateForm, templateSchema } from './template-form';
import { addTemplate, deleteTemplate, type ReplyTemplate, updateTemplate } from './templates';

type TemplateEditorProps = {
  /** The template to change; none to add one. */
  template: ReplyTemplate | undefined;
  onClose: () => void;
  /** Refetches the templates after another admin changed this one. */
  onReload: () => void;
};

/** The form of a template, with both languages one after the other. */
export function TemplateEditor({ template, onClose, onReload }: TemplateEditorProps) {
  const { t } = useTranslation('manageContacts');
  const save = async (form: TemplateForm) => {
    await (template ? updateTemplate(template, form) : addTemplate(form));
    return { text: t('templates.saved') };
  };
  return (
    <EditorDialog
      title={t(template ? 'templates.edit' : 'templates.add')}
      submit={t('templates.save')}
      draftKey={`template:${template?.id ?? 'new'}`}
      resolver={zodResolver(templateSchema)}
      values={templateForm(template)}
      save={save}
      queryKey={contactKeys.templates}
      onClose={onClose}
      onReload={onReload}
      footer={template && <DeleteTemplate {...{ template, onClose, onReload }} />}
    >
      <TemplateFields language="pt" />
      <TemplateFields language="en" />
    </EditorDialog>
  );
}

function TemplateFields({ language }: { language: 'pt' | 'en' }) {
  const { t } = useTranslation('manageContacts');
  const lang = language === 'pt' ? 'pt-BR' : 'en';
  return (
    <>
      <FormField<TemplateForm>
        name={`title_${language}`}
        label={t(`templates.title_${language}`)}
        lang={lang}
      />
      <FormField<TemplateForm>
        name={`body_${language}`}
        label={t(`templates.body_${language}`)}
        as={TextArea}
        lang={lang}
      />
    </>
  );
}

type DeleteTemplateProps = Omit<TemplateEditorProps, 'template'> & { template: ReplyTemplate };

/** Deletes the template at once, with an undo. */
function DeleteTemplate({ template, onClose, onReload }: DeleteTemplateProps) {
  const { t } = useTranslation('manageContacts');
  const remove = useSave<void>({
    save: async () => {
      await deleteTemplate(template);
      return { text: t('templates.deleted'), undo: () => addTemplate(templateForm(template)) };
    },
    queryKey: contactKeys.templates,
    onSaved: onClose,
  });
  return (
    <>
      <SaveFailure error={remove.error} onReload={onReload} />
      <Button
        variant="quiet"
        size="sm"
        busy={remove.isPending}
        onClick={() => remove.mutate()}
        className="-ml-4 w-fit text-danger-700! hover:bg-danger-100!"
      >
        <Trash2 className="size-5" />
        {t('templates.delete')}
      </Button>
    </>
  );
}
