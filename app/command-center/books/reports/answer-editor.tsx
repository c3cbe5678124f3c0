import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, useFieldError } from '~/command-center/kit/editor/form-field';
import type {
  FieldSource,
  ReportDefinition,
  ReportField,
} from '~/content/reports/report-definition';
import { Checkbox } from '~/shared/fields/checkbox';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import {
  type AnswerForm,
  answerForm,
  answerResolver,
  answerValue,
  canBeNone,
  emptyRow,
} from './answer-form';
import { fieldValue } from './complete-report';
import { type OpenedReport, reportsKey, saveReportAnswer } from './fetch-report';
import { writeValue } from './write-value';

type AnswerSource = Extract<FieldSource, { from: 'answer' }>;

type AnswerEditorProps = {
  definition: ReportDefinition;
  period: string;
  field: ReportField;
  source: AnswerSource;
  report: OpenedReport;
  onClose: () => void;
  onReload: () => void;
};

const refusals = { card_number: 'manageReports:validation.cardNumber' } as const;

/** The form of an answer that the books do not have. Saving adds an answer; the earlier ones stay. */
export function AnswerEditor(props: AnswerEditorProps) {
  const { definition, period, field, source, report, onClose, onReload } = props;
  const { t } = useTranslation(['manageReports', 'errors']);
  const { language } = useLanguage();
  const seen = report.answers.find((answer) => answer.field === field.id);
  const earlier = report.earlier_answers.find((answer) => answer.field === field.id);
  const save = async (form: AnswerForm) => {
    await saveReportAnswer({
      report: definition.id,
      period,
      field: field.id,
      value: form.isNotHeld ? null : answerValue(form, source),
      is_not_held: form.isNotHeld,
      ...(seen && { seen_id: seen.id }),
    });
    return { text: t('manageReports:answer.saved') };
  };
  const texts = {
    notHeld: t('manageReports:value.notHeld'),
    missing: '',
    none: t('manageReports:value.none'),
  };
  return (
    <EditorDialog
      key={seen?.id}
      title={field.label[language]}
      description={field.statute}
      submit={t('manageReports:answer.save')}
      draftKey={`report:${definition.id}:${period}:${field.id}`}
      resolver={answerResolver(source)}
      values={answerForm(seen, source, language)}
      save={save}
      queryKey={reportsKey}
      problem={(error) => t(messageKeyOf(error, refusals))}
      onClose={onClose}
      onReload={onReload}
      notices={
        <>
          {source.kind !== 'cents' && source.kind !== 'count' && (
            <p className="text-sm text-muted">{t('manageReports:answer.inEnglish')}</p>
          )}
          {earlier && (
            <Notice title={t('manageReports:answer.earlier')}>
              {writeValue(
                fieldValue(field, { figures: { national: {} }, answers: { [field.id]: earlier } }),
                language,
                texts,
              ).map((line) => (
                <p key={line} className="wrap-anywhere">
                  {line}
                </p>
              ))}
            </Notice>
          )}
        </>
      }
    >
      <AnswerFields source={source} earlier={earlier && answerForm(earlier, source, language)} />
    </EditorDialog>
  );
}

type AnswerFieldsProps = { source: AnswerSource; earlier: AnswerForm | undefined };

function AnswerFields({ source, earlier }: AnswerFieldsProps) {
  const { t } = useTranslation('manageReports');
  const { register, reset } = useFormContext<AnswerForm>();
  const isNotHeld = useWatch<AnswerForm, 'isNotHeld'>({ name: 'isNotHeld' });
  const isNone = useWatch<AnswerForm, 'isNone'>({ name: 'isNone' });
  const isTyped = !isNotHeld && !isNone;
  return (
    <div className="grid gap-5 md:col-span-2">
      {earlier && (
        <Button
          variant="outline"
          size="sm"
          className="w-fit"
          onClick={() => reset(earlier, { keepDefaultValues: true })}
        >
          {t('answer.useEarlier')}
        </Button>
      )}
      {isTyped && source.kind === 'table' && <TableFields source={source} />}
      {isTyped && source.kind !== 'table' && (
        <FormField<AnswerForm>
          name="text"
          label={t(`answer.kind.${source.kind}`)}
          {...(source.kind === 'cents' || source.kind === 'count'
            ? { inputMode: 'decimal' as const }
            : { as: TextArea })}
        />
      )}
      {canBeNone(source) && !isNotHeld && (
        <Checkbox label={t('answer.none')} hint={t('answer.noneHint')} {...register('isNone')} />
      )}
      <Checkbox
        label={t('answer.notHeld')}
        hint={t('answer.notHeldHint')}
        {...register('isNotHeld')}
      />
    </div>
  );
}

function TableFields({ source }: { source: Extract<AnswerSource, { kind: 'table' }> }) {
  const { t } = useTranslation('manageReports');
  const { language } = useLanguage();
  const { register } = useFormContext<AnswerForm>();
  const { fields, append, remove } = useFieldArray<AnswerForm, 'rows'>({ name: 'rows' });
  const error = useFieldError<AnswerForm>()('text');
  return (
    <div className="grid gap-4">
      {fields.map((row, place) => (
        <fieldset key={row.id} className="flex flex-wrap items-end gap-3 border-b border-line pb-4">
          <legend className="sr-only">{t('answer.row', { number: place + 1 })}</legend>
          {source.columns.map((column, cell) => (
            <Field key={column.en} label={column[language]} className="min-w-40 grow">
              <TextInput autoComplete="off" {...register(`rows.${place}.cells.${cell}`)} />
            </Field>
          ))}
          <Button
            variant="quiet"
            size="sm"
            className="w-11 px-0!"
            aria-label={t('answer.removeRow', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            <Trash2 className="size-5" />
          </Button>
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger-700">
          {error}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="w-fit"
        onClick={() => append(emptyRow(source))}
      >
        <Plus className="size-5" />
        {t('answer.addRow')}
      </Button>
    </div>
  );
}
