import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, FormSection } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { Checkbox } from '~/shared/fields/checkbox';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Plan, plansKey } from './fetch-plans';

const issue = issuesOf('managePlans');

/** The largest order number that the database accepts. */
const lastOrder = 9999;

function text(limit: number) {
  return z.string().check(z.trim(), z.maxLength(limit, issue('tooLong')));
}

const schema = z.object({
  label: z
    .string()
    .check(z.trim(), z.minLength(1, issue('nameRequired')), z.maxLength(120, issue('tooLong'))),
  label_en: text(120),
  name: z
    .string()
    .check(z.trim(), z.minLength(1, issue('shortRequired')), z.maxLength(60, issue('tooLong'))),
  position: z.string().check(z.trim(), z.regex(/^\d{1,4}$/, issue('position'))),
  description: text(2000),
  description_en: text(2000),
  isRetired: z.boolean(),
});

type PlanForm = z.infer<typeof schema>;

type PlanEditorProps = {
  /** The plan to change; none to add one. */
  plan: Plan | undefined;
  /** The largest order number so far. */
  lastPosition: number;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a plan. A plan is retired, never deleted. */
export function PlanEditor({ plan, lastPosition, onClose, onReload }: PlanEditorProps) {
  const { t } = useTranslation(['managePlans', 'errors']);
  return (
    <EditorDialog
      title={t(plan ? 'managePlans:editor.change' : 'managePlans:editor.add')}
      submit={t(plan ? 'managePlans:editor.save' : 'managePlans:editor.addButton')}
      draftKey={`plan:${plan?.id ?? 'new'}`}
      resolver={zodResolver(schema)}
      values={{
        label: plan?.label ?? '',
        label_en: plan?.label_en ?? '',
        name: plan?.name ?? '',
        position: String(plan?.position ?? Math.min(lastPosition + 1, lastOrder)),
        description: plan?.description ?? '',
        description_en: plan?.description_en ?? '',
        isRetired: (plan?.retired_at ?? null) !== null,
      }}
      save={async (form: PlanForm) => {
        const row = rowOf(form);
        const saved = t('managePlans:editor.saved', { name: row.label });
        if (!plan) {
          await addRow('products', row);
          return { text: saved };
        }
        const retired_at = form.isRetired ? (plan.retired_at ?? new Date().toISOString()) : null;
        return {
          text: saved,
          undo: await changeWithUndo('products', plan, { ...row, retired_at }),
        };
      }}
      queryKey={plansKey}
      problem={(error) => t(messageKeyOf(error, { '23505': 'managePlans:editor.nameTaken' }))}
      onClose={onClose}
      onReload={onReload}
    >
      <PlanFields isNew={!plan} />
    </EditorDialog>
  );
}

function PlanFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('managePlans');
  const { register } = useFormContext<PlanForm>();
  return (
    <>
      <FormSection>
        <FormField<PlanForm> name="label" label={t('editor.label')} />
        <FormField<PlanForm>
          name="label_en"
          label={t('editor.labelEn')}
          hint={t('editor.labelEnHint')}
        />
        <FormField<PlanForm> name="description" label={t('editor.text')} as={TextArea} isWide />
        <FormField<PlanForm>
          name="description_en"
          label={t('editor.textEn')}
          as={TextArea}
          isWide
        />
        <FormField<PlanForm> name="name" label={t('editor.short')} hint={t('editor.shortHint')} />
        <FormField<PlanForm>
          name="position"
          label={t('editor.position')}
          hint={t('editor.positionHint')}
          inputMode="numeric"
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

/** The form as the database stores it. */
function rowOf(form: PlanForm) {
  return {
    label: form.label.trim(),
    label_en: form.label_en.trim() || null,
    name: form.name.trim(),
    position: Number(form.position),
    description: form.description.trim() || null,
    description_en: form.description_en.trim() || null,
  };
}
