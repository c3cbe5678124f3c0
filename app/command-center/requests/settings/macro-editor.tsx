import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { placeholders } from '~/command-center/requests/conversation/placeholders';
import { choicesQuery, documentName } from '~/command-center/requests/fetch-choices';
import { requestKeys } from '~/command-center/requests/request-keys';
import { Checkbox } from '~/shared/fields/checkbox';
import { TextArea } from '~/shared/fields/text-area';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { DeleteButton } from './delete-button';
import { deleteMacro, type Macro } from './fetch-macros';
import { type MacroForm, macroForm, macroSchema } from './macro-form';

type MacroEditorProps = {
  /** The macro to change; none to add one. */
  macro: Macro | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form of a macro: both languages, and the documents that it requests. */
export function MacroEditor({ macro, onClose, onReload }: MacroEditorProps) {
  const { t } = useTranslation('manageRequests');
  const save = async (form: MacroForm) => {
    const text = t('macros.saved');
    if (macro) return { text, undo: await changeWithUndo('request_macros', macro, form) };
    await addRow('request_macros', form);
    return { text };
  };
  const labels: Record<string, string> = {
    title_pt: t('macros.title_pt'),
    body_pt: t('macros.body_pt'),
    title_en: t('macros.title_en'),
    body_en: t('macros.body_en'),
    document_kinds: t('macros.documents'),
  };
  return (
    <EditorDialog
      title={t(macro ? 'macros.edit' : 'macros.add')}
      submit={t('macros.save')}
      draftKey={`request-macro:${macro?.id ?? 'new'}`}
      resolver={zodResolver(macroSchema)}
      values={macroForm(macro)}
      save={save}
      queryKey={requestKeys.macros}
      columnLabel={(column) => labels[column]}
      onClose={onClose}
      onReload={onReload}
      footer={
        macro && (
          <DeleteButton
            label={t('macros.delete')}
            queryKey={requestKeys.macros}
            remove={async () => {
              await deleteMacro(macro);
              const undo = () => addRow('request_macros', macroForm(macro));
              return { text: t('macros.deleted'), undo };
            }}
            onClose={onClose}
            onReload={onReload}
          />
        )
      }
    >
      <TextFields language="pt" />
      <TextFields language="en" />
      <DocumentBoxes />
    </EditorDialog>
  );
}

function TextFields({ language }: { language: 'pt' | 'en' }) {
  const { t } = useTranslation('manageRequests');
  const lang = language === 'pt' ? 'pt-BR' : 'en';
  const list = placeholders.map((name) => `{${name}}`).join(' ');
  return (
    <>
      <FormField<MacroForm>
        name={`title_${language}`}
        label={t(`macros.title_${language}`)}
        lang={lang}
      />
      <FormField<MacroForm>
        name={`body_${language}`}
        label={t(`macros.body_${language}`)}
        hint={t('macros.placeholders', { list })}
        as={TextArea}
        lang={lang}
      />
    </>
  );
}

function DocumentBoxes() {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { register } = useFormContext<MacroForm>();
  const { data: choices } = useQuery(choicesQuery);
  const documents = choices?.documents ?? [];
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-semibold">{t('macros.documents')}</legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {documents.map(({ kind }) => (
          <Checkbox
            key={kind}
            {...register('document_kinds')}
            value={kind}
            label={documentName(documents, kind, language)}
          />
        ))}
      </div>
    </fieldset>
  );
}
