import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import {
  choicesKey,
  type DocumentKind,
  type RejectionReason,
} from '~/command-center/kit/request-choices';
import { Checkbox } from '~/shared/fields/checkbox';
import { TextArea } from '~/shared/fields/text-area';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';

const issue = issuesOf('manageDocuments');

/** A text that is required in both languages, as long as the database accepts. */
function text(limit: number, required: Parameters<typeof issue>[0], long: typeof required) {
  return z
    .string()
    .check(z.trim(), z.minLength(1, issue(required)), z.maxLength(limit, issue(long)));
}

const position = z.string().check(z.trim(), z.regex(/^\d{1,4}$/, issue('position')));
const name = text(100, 'nameRequired', 'nameTooLong');
const help = text(1000, 'helpRequired', 'helpTooLong');
const ask = z.string().check(z.trim(), z.maxLength(300, issue('shortTooLong')));

const kindSchema = z
  .object({
    name_pt: name,
    help_pt: help,
    name_en: name,
    help_en: help,
    ask_pt: ask,
    ask_en: ask,
    position,
  })
  .check(
    z.refine((form) => form.ask_en === '' || form.ask_pt !== '', {
      ...issue('askBoth'),
      path: ['ask_pt'],
    }),
    z.refine((form) => form.ask_pt === '' || form.ask_en !== '', {
      ...issue('askBoth'),
      path: ['ask_en'],
    }),
  );

type KindForm = z.infer<typeof kindSchema>;

type EditorProps = {
  /** The order number of a new one. */
  position: number;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a kind of document. Requests refer to it, so it is never deleted. */
export function KindEditor(props: EditorProps & { kind: DocumentKind | undefined }) {
  const { kind, onClose, onReload } = props;
  const { t } = useTranslation('manageDocuments');
  const { language } = useLanguage();
  const labels = useColumnLabels();
  return (
    <EditorDialog
      title={t(kind ? 'editor.changeKind' : 'editor.addKind')}
      submit={t(kind ? 'editor.save' : 'editor.add')}
      draftKey={`document-kind:${kind?.id ?? 'new'}`}
      resolver={zodResolver(kindSchema)}
      values={{
        name_pt: kind?.name_pt ?? '',
        help_pt: kind?.help_pt ?? '',
        ask_pt: kind?.ask_pt ?? '',
        name_en: kind?.name_en ?? '',
        help_en: kind?.help_en ?? '',
        ask_en: kind?.ask_en ?? '',
        position: String(kind?.position ?? props.position),
      }}
      save={async (form: KindForm) => {
        const row = {
          ...form,
          ask_pt: form.ask_pt || null,
          ask_en: form.ask_en || null,
          position: Number(form.position),
        };
        const saved = t('editor.saved', { name: language === 'en' ? row.name_en : row.name_pt });
        if (kind) return { text: saved, undo: await changeWithUndo('document_kinds', kind, row) };
        await addRow('document_kinds', row);
        return { text: saved };
      }}
      queryKey={choicesKey}
      columnLabel={(column) => labels[column]}
      notices={
        <Notice tone="info">
          <p>{t('editor.kindEffect')}</p>
        </Notice>
      }
      onClose={onClose}
      onReload={onReload}
    >
      <KindFields language="pt" />
      <KindFields language="en" />
      <Position />
    </EditorDialog>
  );
}

function KindFields({ language }: { language: 'pt' | 'en' }) {
  const { t } = useTranslation('manageDocuments');
  const lang = language === 'pt' ? 'pt-BR' : 'en';
  return (
    <>
      <FormField<KindForm>
        name={`name_${language}`}
        label={t(`editor.name_${language}`)}
        lang={lang}
      />
      <FormField<KindForm>
        name={`help_${language}`}
        label={t(`editor.help_${language}`)}
        as={TextArea}
        lang={lang}
      />
      <FormField<KindForm>
        name={`ask_${language}`}
        label={t(`editor.ask_${language}`)}
        hint={t('editor.askHint')}
        lang={lang}
      />
    </>
  );
}

const reasonText = text(300, 'textRequired', 'shortTooLong');
const reasonSchema = z.object({
  text_pt: reasonText,
  text_en: reasonText,
  position,
  isRetired: z.boolean(),
});

type ReasonForm = z.infer<typeof reasonSchema>;

/** The form about a reason for rejection. Rejected pages refer to it, so it is retired, never deleted. */
export function ReasonEditor(props: EditorProps & { reason: RejectionReason | undefined }) {
  const { reason, onClose, onReload } = props;
  const { t } = useTranslation('manageDocuments');
  const { language } = useLanguage();
  const labels = useColumnLabels();
  return (
    <EditorDialog
      title={t(reason ? 'editor.changeReason' : 'editor.addReason')}
      submit={t(reason ? 'editor.save' : 'editor.add')}
      draftKey={`rejection-reason:${reason?.id ?? 'new'}`}
      resolver={zodResolver(reasonSchema)}
      values={{
        text_pt: reason?.text_pt ?? '',
        text_en: reason?.text_en ?? '',
        position: String(reason?.position ?? props.position),
        isRetired: (reason?.retired_at ?? null) !== null,
      }}
      save={async ({ isRetired, ...form }: ReasonForm) => {
        const row = { ...form, position: Number(form.position) };
        const saved = t('editor.saved', { name: language === 'en' ? row.text_en : row.text_pt });
        if (!reason) {
          await addRow('rejection_reasons', row);
          return { text: saved };
        }
        const retired_at = isRetired ? (reason.retired_at ?? new Date().toISOString()) : null;
        const change = { ...row, retired_at };
        return { text: saved, undo: await changeWithUndo('rejection_reasons', reason, change) };
      }}
      queryKey={choicesKey}
      columnLabel={(column) => labels[column]}
      notices={
        <Notice tone="info">
          <p>{t('editor.reasonEffect')}</p>
        </Notice>
      }
      onClose={onClose}
      onReload={onReload}
    >
      <FormField<ReasonForm>
        name="text_pt"
        label={t('editor.text_pt')}
        as={TextArea}
        lang="pt-BR"
      />
      <FormField<ReasonForm> name="text_en" label={t('editor.text_en')} as={TextArea} lang="en" />
      <Position />
      {reason && <Retire />}
    </EditorDialog>
  );
}

function Position() {
  const { t } = useTranslation('manageDocuments');
  return (
    <FormField<{ position: string }>
      name="position"
      label={t('editor.position')}
      hint={t('editor.positionHint')}
      inputMode="numeric"
    />
  );
}

function Retire() {
  const { t } = useTranslation('manageDocuments');
  const { register } = useFormContext<ReasonForm>();
  return (
    <Checkbox {...register('isRetired')} label={t('editor.retire')} hint={t('editor.retireHint')} />
  );
}

/** The labels of the columns, to list conflicting edits. */
function useColumnLabels(): Record<string, string> {
  const { t } = useTranslation('manageDocuments');
  return {
    name_pt: t('editor.name_pt'),
    name_en: t('editor.name_en'),
    help_pt: t('editor.help_pt'),
    help_en: t('editor.help_en'),
    ask_pt: t('editor.ask_pt'),
    ask_en: t('editor.ask_en'),
    text_pt: t('editor.text_pt'),
    text_en: t('editor.text_en'),
    position: t('editor.position'),
    retired_at: t('editor.retire'),
  };
}
