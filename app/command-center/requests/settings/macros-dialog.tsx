import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { addRow, changeWithUndo, deleteRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { choicesQuery, documentName } from '~/command-center/kit/request-choices';
import { placeholders } from '~/command-center/requests/conversation/placeholders';
import { requestKeys } from '~/command-center/requests/request-keys';
import { Checkbox } from '~/shared/fields/checkbox';
import { TextArea } from '~/shared/fields/text-area';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Macro, macrosQuery } from './fetch-macros';
import { DeleteButton, SettingsList } from './settings-list';

/** The macros of the team. */
export function MacrosDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const query = useQuery({ ...macrosQuery, staleTime: 0 });
  const [edited, setEdited] = useState<Macro | 'new'>();
  if (edited) {
    return (
      <MacroEditor
        macro={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('macros.title')} query={query} onClose={onClose}>
      {(macros) => (
        <SettingsList
          title={t('macros.title')}
          text={t('macros.text')}
          addLabel={t('macros.add')}
          empty={t('macros.empty')}
          rows={macros}
          summary={(macro) =>
            language === 'en'
              ? { title: macro.title_en, text: macro.body_en }
              : { title: macro.title_pt, text: macro.body_pt }
          }
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </FetchedEditor>
  );
}

const issue = issuesOf('manageRequests');

const title = z
  .string()
  .check(z.trim(), z.minLength(1, issue('titleRequired')), z.maxLength(100, issue('titleTooLong')));

const body = z
  .string()
  .check(z.trim(), z.minLength(1, issue('textRequired')), z.maxLength(4000, issue('textTooLong')));

/** A macro needs both languages, because a message is in the member's language. */
const macroSchema = z.object({
  title_pt: title,
  body_pt: body,
  title_en: title,
  body_en: body,
  document_kinds: z.array(z.string()),
});

type MacroForm = z.infer<typeof macroSchema>;

function macroForm(macro?: Macro): MacroForm {
  return {
    title_pt: macro?.title_pt ?? '',
    body_pt: macro?.body_pt ?? '',
    title_en: macro?.title_en ?? '',
    body_en: macro?.body_en ?? '',
    document_kinds: [...(macro?.document_kinds ?? [])],
  };
}

type MacroEditorProps = {
  /** The macro to change; none to add one. */
  macro: Macro | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form of a macro: both languages, and the documents that it requests. */
function MacroEditor({ macro, onClose, onReload }: MacroEditorProps) {
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
              await deleteRow('request_macros', macro);
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
