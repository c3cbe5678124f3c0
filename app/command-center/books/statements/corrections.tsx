import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod/mini';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { newId } from '~/shared/browser/new-id';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { formatDate } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Correction, type FigureName, figureNames } from '~/shared/statements/statement';
import {
  formatMonth,
  useCorrectionText,
  useFigureText,
} from '~/shared/statements/use-statement-text';
import { addCorrection, overviewKey, type StatementOverview } from './overview';

/** The corrections that come with the next statement, and those that are published. */
export function CorrectionList({ overview }: { overview: StatementOverview }) {
  const { t } = useTranslation(['manageStatements', 'openBooks']);
  const { text, language } = useFigureText();
  const { pending, corrections } = overview;
  const change = (figure: FigureName, before: number | null, after: number | null) =>
    t('openBooks:corrections.change', {
      figure: t(`openBooks:figures.${figure}`),
      before: text(figure, before ?? 'not_held'),
      after: text(figure, after ?? 'not_held'),
    });
  return (
    <section
      aria-labelledby="corrections-title"
      className="grid gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="corrections-title" className="text-lead font-semibold">
        {t('openBooks:corrections.title')}
      </h2>
      <p className="max-w-prose text-sm text-muted">{t('manageStatements:correct.what')}</p>
      {pending.length > 0 && (
        <div className="grid gap-2 rounded-md bg-barro-100 p-4 text-sm">
          <h3 className="font-semibold">{t('manageStatements:pending.title')}</h3>
          <ul className="grid gap-1">
            {pending.map(({ month, figure, before, after, is_hidden }) => (
              <li key={month + figure} className="first-letter:uppercase">
                {formatMonth(month, language)}: {change(figure, before, after)}
                {is_hidden && ` (${t('manageStatements:pending.hidden')})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {corrections.length === 0 && (
        <p className="text-sm text-muted">{t('openBooks:corrections.none')}</p>
      )}
      <ul className="grid gap-3 text-sm">
        {corrections.map((one) => (
          <li key={one.id} className="grid gap-0.5 border-b border-line pb-3 last:border-0">
            <span className="block text-muted first-letter:uppercase">
              {t('openBooks:corrections.of', {
                month: formatMonth(one.month, language),
                date: formatDate(one.published_on, language),
              })}
            </span>
            <CorrectionText correction={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CorrectionText({ correction }: { correction: Correction }) {
  const { change, reason } = useCorrectionText()(correction);
  return (
    <>
      {change && <span className="font-semibold">{change}</span>}
      <span className="max-w-prose whitespace-pre-line">{reason}</span>
    </>
  );
}

const issue = issuesOf('manageStatements');

/** The limits of the database, in characters. */
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, issue('reasonTooShort')),
    z.maxLength(1000, issue('reasonTooLong')),
  );

const schema = z.object({
  month: z.string(),
  figure: z.string(),
  reason_pt: reason,
  reason_en: reason,
});

type CorrectionForm = z.infer<typeof schema>;

type CorrectionEditorProps = { months: readonly string[]; onClose: () => void };

/** Publishes a text about a month, in both languages. */
export function CorrectionEditor({ months, onClose }: CorrectionEditorProps) {
  const { t } = useTranslation(['manageStatements', 'openBooks']);
  const { language } = useFigureText();
  // The same id at each attempt, so that a lost response publishes nothing twice.
  const [id] = useState(newId);
  const save = async ({ figure, ...values }: CorrectionForm) => {
    await addCorrection({ id, ...values, figure: figure || null });
    return { text: t('manageStatements:correct.done') };
  };
  return (
    <EditorDialog<CorrectionForm>
      title={t('manageStatements:correct.title')}
      description={t('manageStatements:correct.text')}
      submit={t('manageStatements:correct.submit')}
      draftKey="statement-correction"
      resolver={zodResolver(schema)}
      values={{ month: months[0] ?? '', figure: '', reason_pt: '', reason_en: '' }}
      save={save}
      queryKey={overviewKey}
      onClose={onClose}
    >
      <FormField<CorrectionForm> name="month" label={t('openBooks:month.label')} as={Select}>
        <Options values={months} label={(month) => formatMonth(month, language)} />
      </FormField>
      <FormField<CorrectionForm>
        name="figure"
        label={t('manageStatements:correct.figure')}
        as={Select}
      >
        <option value="">{t('manageStatements:correct.whole')}</option>
        <Options<FigureName>
          values={figureNames}
          label={(name) => t(`openBooks:figures.${name}`)}
        />
      </FormField>
      <FormField<CorrectionForm>
        name="reason_pt"
        label={t('manageStatements:correct.reasonPt')}
        as={TextArea}
      />
      <FormField<CorrectionForm>
        name="reason_en"
        label={t('manageStatements:correct.reasonEn')}
        as={TextArea}
      />
    </EditorDialog>
  );
}
