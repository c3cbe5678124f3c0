import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { Select } from '~/shared/fields/select';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type Guideline, registerKey } from './fetch-register';
import { isLink, sourceDate } from './source-fields';
import { areas, useEntryNames } from './use-entry-names';

const issue = issuesOf('manageBillHelp');

/** Whole dollars as people type them: `15960`, `15,960`, or `15.960`. */
const dollarsOf = (text: string) =>
  /^\d{1,3}([.,]?\d{3})$/.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;

const guidelineSchema = z
  .object({
    year: z.string().check(z.trim(), z.regex(/^20(2[6-9]|[3-9]\d)$/, issue('year'))),
    area: z.enum(areas),
    first: z.string().check(
      z.trim(),
      z.refine((text) => dollarsOf(text) >= 10_000 && dollarsOf(text) <= 99_999, issue('first')),
    ),
    more: z.string().check(
      z.trim(),
      z.refine((text) => dollarsOf(text) >= 1000, issue('more')),
    ),
    source: z.string().check(
      z.trim(),
      z.minLength(1, issue('sourceRequired')),
      z.maxLength(500, issue('tooLong')),
      z.refine((text) => text === '' || isLink(text), issue('sourceLink')),
    ),
    source_date: sourceDate,
  })
  .check(
    z.refine(({ first, more }) => !(dollarsOf(more) >= dollarsOf(first)), {
      ...issue('more'),
      path: ['more'],
    }),
  );

type GuidelineForm = z.infer<typeof guidelineSchema>;

type GuidelineEditorProps = {
  guideline: Guideline | undefined;
  /** The newest one, with whose year and source a new one begins. */
  newest: Guideline | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a poverty guideline. Answers of earlier years refer to it, so it is never deleted. */
export function GuidelineEditor({ guideline, newest, onClose, onReload }: GuidelineEditorProps) {
  const { t } = useTranslation(['manageBillHelp', 'errors']);
  const { guidelineName } = useEntryNames();
  const labels: Record<string, string> = {
    year: t('manageBillHelp:editor.year'),
    area: t('manageBillHelp:editor.area'),
    first_person_dollars: t('manageBillHelp:editor.first'),
    each_further_dollars: t('manageBillHelp:editor.more'),
    source: t('manageBillHelp:editor.source'),
    source_date: t('manageBillHelp:editor.sourceDate'),
  };
  return (
    <EditorDialog
      title={t(`manageBillHelp:editor.${guideline ? 'changeGuideline' : 'addGuideline'}`)}
      submit={t(`manageBillHelp:editor.${guideline ? 'save' : 'add'}`)}
      draftKey={`poverty-guideline:${guideline?.id ?? 'new'}`}
      resolver={zodResolver(guidelineSchema)}
      values={formOf(guideline, newest)}
      save={async (form: GuidelineForm) => {
        const { first, more, year, ...others } = form;
        const row = {
          ...others,
          year: Number(year),
          first_person_dollars: dollarsOf(first),
          each_further_dollars: dollarsOf(more),
        };
        const text = t('manageBillHelp:editor.saved', { name: guidelineName(row) });
        if (guideline) {
          return { text, undo: await changeWithUndo('poverty_guidelines', guideline, row) };
        }
        await addRow('poverty_guidelines', row);
        return { text };
      }}
      queryKey={registerKey}
      problem={(error) => t(messageKeyOf(error, refusals))}
      columnLabel={(column) => labels[column]}
      notices={
        <Notice tone="info">
          <p>{t('manageBillHelp:editor.guidelineEffect')}</p>
        </Notice>
      }
      onClose={onClose}
      onReload={onReload}
    >
      <GuidelineFields />
    </EditorDialog>
  );
}

const refusals = {
  '23502': 'manageBillHelp:refusals.impossible',
  '23505': 'manageBillHelp:refusals.guidelineTaken',
  '23514': 'manageBillHelp:refusals.impossible',
} as const;

function formOf(guideline: Guideline | undefined, newest: Guideline | undefined): GuidelineForm {
  return {
    year: String(guideline?.year ?? (newest?.year ?? 2026) + 1),
    area: areas.find((area) => area === guideline?.area) ?? 'contiguous',
    first: String(guideline?.first_person_dollars ?? ''),
    more: String(guideline?.each_further_dollars ?? ''),
    source: guideline?.source ?? '',
    source_date: guideline?.source_date ?? dayInBocaRaton(),
  };
}

function GuidelineFields() {
  const { t } = useTranslation('manageBillHelp');
  return (
    <FormSection>
      <FormField<GuidelineForm> name="year" label={t('editor.year')} inputMode="numeric" />
      <FormField<GuidelineForm> name="area" label={t('editor.area')} as={Select}>
        <Options values={areas} label={(area) => t(`guidelines.areas.${area}`)} />
      </FormField>
      <FormField<GuidelineForm> name="first" label={t('editor.first')} inputMode="numeric" />
      <FormField<GuidelineForm> name="more" label={t('editor.more')} inputMode="numeric" />
      <FormField<GuidelineForm> name="source" label={t('editor.source')} inputMode="url" isWide />
      <FormField<GuidelineForm>
        name="source_date"
        label={t('editor.sourceDate')}
        type="date"
        max={dayInBocaRaton()}
      />
    </FormSection>
  );
}
