import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod/mini';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { newId } from '~/shared/browser/new-id';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type FigureName, figureNames } from '~/shared/statements/statement';
import { formatMonth, useFigureText } from '~/shared/statements/use-figure-text';
import { addCorrection } from './add-correction';
import { overviewKey } from './overview';

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

type Correction = z.infer<typeof schema>;

type CorrectionEditorProps = { months: readonly string[]; onClose: () => void };

/** Publishes a text about a month, in both languages. */
export function CorrectionEditor({ months, onClose }: CorrectionEditorProps) {
  const { t } = useTranslation(['manageStatements', 'openBooks']);
  const { language } = useFigureText();
  // The same id at each attempt, so that a lost response publishes nothing twice.
  const [id] = useState(newId);
  const save = async ({ figure, ...values }: Correction) => {
    await addCorrection({ id, ...values, figure: figure || null });
    return { text: t('manageStatements:correct.done') };
  };
  return (
    <EditorDialog<Correction>
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
      <FormField<Correction> name="month" label={t('openBooks:month.label')} as={Select}>
        <Options values={months} label={(month) => formatMonth(month, language)} />
      </FormField>
      <FormField<Correction> name="figure" label={t('manageStatements:correct.figure')} as={Select}>
        <option value="">{t('manageStatements:correct.whole')}</option>
        <Options<FigureName>
          values={figureNames}
          label={(name) => t(`openBooks:figures.${name}`)}
        />
      </FormField>
      <FormField<Correction>
        name="reason_pt"
        label={t('manageStatements:correct.reasonPt')}
        as={TextArea}
      />
      <FormField<Correction>
        name="reason_en"
        label={t('manageStatements:correct.reasonEn')}
        as={TextArea}
      />
    </EditorDialog>
  );
}
