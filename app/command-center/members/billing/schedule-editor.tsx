import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { addRow, changeRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { scheduleStatuses } from '~/command-center/members/member-status';
import { useIssue } from '~/command-center/members/use-issue';
import type { Saved } from '~/command-center/members/use-save';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type ScheduleForm, scheduleForm, scheduleRow, scheduleSchema } from './billing-forms';
import { BillingTypeSelect } from './billing-type-select';
import type { Schedule } from './fetch-billing';

type ScheduleEditorProps = {
  memberId: string;
  schedule: Schedule | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a contribution that will fall due. */
export function ScheduleEditor({ memberId, schedule, onClose, onReload }: ScheduleEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const save = async (form: ScheduleForm): Promise<Saved> => {
    const text = t('saved.schedule');
    if (!schedule) {
      await addRow('billing_schedules', { ...scheduleRow(form), member_id: memberId });
      return { text };
    }
    const before = scheduleRow(scheduleForm(language, schedule));
    const after = await changeRow('billing_schedules', schedule, scheduleRow(form));
    return { text, undo: () => changeRow('billing_schedules', after, before) };
  };
  return (
    <EditorDialog
      title={schedule ? t('form.scheduleEdit') : t('form.scheduleNew')}
      description={t('form.scheduleText')}
      submit={schedule ? t('form.save') : t('form.scheduleAdd')}
      draftKey={`schedule:${schedule?.id ?? memberId}`}
      table="billing_schedules"
      resolver={zodResolver(scheduleSchema)}
      values={scheduleForm(language, schedule)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <ScheduleFields />
    </EditorDialog>
  );
}

function ScheduleFields() {
  const { t } = useTranslation('manageMembers');
  const { register } = useFormContext<ScheduleForm>();
  const issue = useIssue<ScheduleForm>();
  return (
    <FormSection>
      <Field label={t('form.amount')} error={issue('amount')}>
        <TextInput {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={t('form.nextDate')} error={issue('next_billing_date')}>
        <TextInput {...register('next_billing_date')} type="date" />
      </Field>
      <Field label={t('form.type')}>
        <BillingTypeSelect {...register('billing_type')} />
      </Field>
      <Field label={t('record.status')}>
        <Select {...register('status')}>
          {scheduleStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`scheduleStatus.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
    </FormSection>
  );
}
