import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contactKeys } from '~/command-center/contacts/fetch-contacts';
import { deleteRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { TextArea } from '~/shared/fields/text-area';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import {
  addTemplate,
  type ReplyTemplate,
  type TemplateForm,
  templateForm,
  templateSchema,
  templatesQuery,
  updateTemplate,
} from './templates';

/** The team's reply templates, in both languages. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const query = useQuery({ ...templatesQuery, staleTime: 0 });
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  if (edited) {
    return (
      <TemplateEditor
        template={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('templates.title')} query={query} onClose={onClose}>
      {(templates) => (
        <Dialog
          open
          onClose={onClose}
          size="lg"
          title={t('templates.title')}
          description={t('templates.text')}
          actions={
            <Button onClick={() => setEdited('new')}>
              <Plus className="size-5" />
              {t('templates.add')}
            </Button>
          }
        >
          {templates.length === 0 && <p className="text-muted">{t('templates.empty')}</p>}
          <ul className="grid gap-3">
            {templates.map((template) => (
              <li key={template.id}>
                <button
                  type="button"
                  onClick={() => setEdited(template)}
                  className="flex w-full items-center gap-4 rounded-md bg-white p-5 text-left shadow-raised transition-colors hover:bg-mata-50"
                >
                  <span className="grid min-w-0 grow gap-1">
                    <span className="font-semibold text-mata-700">
                      {language === 'en' ? template.title_en : template.title_pt}
                    </span>
                    <span className="line-clamp-2 text-sm text-muted">
                      {language === 'en' ? template.body_en : template.body_pt}
                    </span>
                  </span>
                  <ChevronRight className="size-5 shrink-0 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </FetchedEditor>
  );
}

type TemplateEditorProps = {
  /** The template to change; none to add one. */
  template: ReplyTemplate | undefined;
  onClose: () => void;
  /** Refetches the templates after another admin changed this one. */
  onReload: () => void;
};

/** The form of a template, with both languages one after the other. */
function TemplateEditor({ template, onClose, onReload }: TemplateEditorProps) {
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
      await deleteRow('reply_templates', template);
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
