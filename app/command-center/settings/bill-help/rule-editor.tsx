import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { usStates } from '~/shared/format/us-states';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type Rule, registerKey } from './fetch-register';
import { isLink, sourceDate } from './source-fields';
import { useEntryNames } from './use-entry-names';

const issue = issuesOf('manageBillHelp');
const kinds = ['hospital', 'state'] as const;

const short = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, issue('tooLong')));

/** A whole number up to a limit, or nothing. */
const optionalNumber = (most: number, problem: 'percent' | 'days') =>
  z.string().check(
    z.trim(),
    z.refine(
      (text) =>
        text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
      issue(problem),
    ),
  );

const ruleSchema = z
  .object({
    kind: z.enum(kinds),
    us_state: z.string().check(z.minLength(1, issue('stateRequired'))),
    name: short(200).check(z.minLength(3, issue('nameRequired'))),
    city: short(100),
    policy_url: short(500),
    free_up_to: optionalNumber(1000, 'percent'),
    reduced_up_to: optionalNumber(1000, 'percent'),
    apply_days: optionalNumber(3650, 'days'),
    source: short(500).check(z.minLength(3, issue('sourceRequired'))),
    source_date: sourceDate,
    note: short(1000),
    isRetired: z.boolean(),
  })
  .check(
    z.refine(({ kind, city }) => kind === 'state' || city.trim().length >= 2, {
      ...issue('cityRequired'),
      path: ['city'],
    }),
    z.refine(({ kind, policy_url }) => kind === 'state' || isLink(policy_url.trim()), {
      ...issue('policyRequired'),
      path: ['policy_url'],
    }),
    z.refine(
      ({ free_up_to: free, reduced_up_to: reduced }) =>
        free === '' || reduced === '' || Number(free) <= Number(reduced),
      { ...issue('freeAboveReduced'), path: ['free_up_to'] },
    ),
  );

type RuleForm = z.infer<typeof ruleSchema>;

type RuleEditorProps = { rule: Rule | undefined; onClose: () => void; onReload: () => void };

/** The form about a rule of the register. It is retired, never deleted. */
export function RuleEditor({ rule, onClose, onReload }: RuleEditorProps) {
  const { t } = useTranslation(['manageBillHelp', 'errors']);
  const { ruleName } = useEntryNames();
  const labels = useColumnLabels();
  return (
    <EditorDialog
      title={t(`manageBillHelp:editor.${rule ? 'changeRule' : 'addRule'}`)}
      submit={t(`manageBillHelp:editor.${rule ? 'save' : 'add'}`)}
      draftKey={`assistance-rule:${rule?.id ?? 'new'}`}
      resolver={zodResolver(ruleSchema)}
      values={formOf(rule)}
      save={async (form: RuleForm) => {
        const { kind, ...row } = rowOf(form);
        const text = t('manageBillHelp:editor.saved', { name: ruleName({ kind, ...row }) });
        if (!rule) {
          await addRow('assistance_rules', { kind, ...row });
          return { text };
        }
        const retired_at = form.isRetired ? (rule.retired_at ?? new Date().toISOString()) : null;
        const change = { ...row, retired_at };
        return { text, undo: await changeWithUndo('assistance_rules', rule, change) };
      }}
      queryKey={registerKey}
      problem={(error) => t(messageKeyOf(error, refusals))}
      columnLabel={(column) => labels[column]}
      notices={
        <Notice tone="info">
          <p>{t('manageBillHelp:editor.ruleEffect')}</p>
        </Notice>
      }
      onClose={onClose}
      onReload={onReload}
    >
      <RuleFields isNew={!rule} />
    </EditorDialog>
  );
}

const refusals = {
  '23502': 'manageBillHelp:refusals.impossible',
  '23505': 'manageBillHelp:refusals.ruleTaken',
  '23514': 'manageBillHelp:refusals.impossible',
} as const;

function formOf(rule: Rule | undefined): RuleForm {
  return {
    kind: rule?.kind === 'state' ? 'state' : 'hospital',
    us_state: rule?.us_state ?? '',
    name: rule?.name ?? '',
    city: rule?.city ?? '',
    policy_url: rule?.policy_url ?? '',
    free_up_to: String(rule?.free_up_to ?? ''),
    reduced_up_to: String(rule?.reduced_up_to ?? ''),
    apply_days: String(rule?.apply_days ?? ''),
    source: rule?.source ?? '',
    source_date: rule?.source_date ?? dayInBocaRaton(),
    note: rule?.note ?? '',
    isRetired: (rule?.retired_at ?? null) !== null,
  };
}

/** The form as the database stores it. Only a hospital has a city and a policy. */
function rowOf({ isRetired: _retired, city, policy_url, ...form }: RuleForm) {
  const isHospital = form.kind === 'hospital';
  return {
    ...form,
    city: isHospital ? city : null,
    policy_url: isHospital ? policy_url : null,
    free_up_to: numberOrNull(form.free_up_to),
    reduced_up_to: numberOrNull(form.reduced_up_to),
    apply_days: numberOrNull(form.apply_days),
  };
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text);
}

function RuleFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('manageBillHelp');
  const { register } = useFormContext<RuleForm>();
  const kind = useWatch<RuleForm, 'kind'>({ name: 'kind' });
  return (
    <>
      <FormSection>
        {isNew && (
          <FormField<RuleForm> name="kind" label={t('editor.kind')} as={Select}>
            <Options values={kinds} label={(one) => t(`editor.kinds.${one}`)} />
          </FormField>
        )}
        <FormField<RuleForm> name="us_state" label={t('editor.state')} as={Select}>
          <option value="">{t('editor.chooseState')}</option>
          <Options values={stateCodes} label={(code) => usStates[code]} />
        </FormField>
        <FormField<RuleForm> name="name" label={t('editor.name')} isWide />
        {kind === 'hospital' && (
          <>
            <FormField<RuleForm> name="city" label={t('editor.city')} />
            <FormField<RuleForm>
              name="policy_url"
              label={t('editor.policy')}
              hint={t('editor.policyHint')}
              inputMode="url"
              isWide
            />
          </>
        )}
        <FormField<RuleForm>
          name="free_up_to"
          label={t('editor.free')}
          hint={t('editor.percentHint')}
          inputMode="numeric"
        />
        <FormField<RuleForm>
          name="reduced_up_to"
          label={t('editor.reduced')}
          hint={t('editor.percentHint')}
          inputMode="numeric"
        />
        <FormField<RuleForm>
          name="apply_days"
          label={t('editor.apply')}
          hint={t('editor.applyHint')}
          inputMode="numeric"
        />
        <FormField<RuleForm>
          name="source"
          label={t('editor.source')}
          hint={t('editor.sourceHint')}
          isWide
        />
        <FormField<RuleForm>
          name="source_date"
          label={t('editor.sourceDate')}
          type="date"
          max={dayInBocaRaton()}
        />
        <FormField<RuleForm>
          name="note"
          label={t('editor.note')}
          hint={t('editor.noteHint')}
          as={TextArea}
          isWide
        />
      </FormSection>
      {!isNew && (
        <Checkbox
          {...register('isRetired')}
          label={t('editor.retire')}
          hint={t('editor.retireHint')}
        />
      )}
    </>
  );
}

const stateCodes = Object.keys(usStates) as (keyof typeof usStates)[];

/** The labels of the columns, to list conflicting edits. */
function useColumnLabels(): Record<string, string> {
  const { t } = useTranslation('manageBillHelp');
  return {
    us_state: t('editor.state'),
    name: t('editor.name'),
    city: t('editor.city'),
    policy_url: t('editor.policy'),
    free_up_to: t('editor.free'),
    reduced_up_to: t('editor.reduced'),
    apply_days: t('editor.apply'),
    source: t('editor.source'),
    source_date: t('editor.sourceDate'),
    note: t('editor.note'),
    retired_at: t('editor.retire'),
  };
}
