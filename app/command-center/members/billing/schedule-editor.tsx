import { zodResolver } from '@hookform/resolvers/zod';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { scheduleStatuses } from '~/command-center/members/member-status';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type ScheduleForm, scheduleForm, scheduleRow, scheduleSchema } from './billing-forms';
import { BillingTypeSelect } from './billing-type-select';
import type { Schedule } from './fetch-billing';

type ScheduleEditorProps = {
  memberId: string;
  schedule: Schedule | undefined;
  onClose: () => void;
  onReload: (() => void) | undefined;
};

/** The form about a scheduled contribution. */
export function ScheduleEditor({ memberId, schedule, onClose, onReload }: ScheduleEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const save = async (form: ScheduleForm): Promise<SaveResult> => {
    const text = t('saved.schedule');
    if (schedule) {
      return { text, undo: await changeWithUndo('billing_schedules', schedule, scheduleRow(form)) };
    }
    await addRow('billing_schedules', { ...scheduleRow(form), member_id: memberId });
    return { text };
  };
  return (
    <RecordEditorDialog
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
      <FormSection>
        <FormField<ScheduleForm> name="amount" label={t('form.amount')} inputMode="decimal" />
        <FormField<ScheduleForm> name="next_billing_date" label={t('form.nextDate')} type="date" />
        <FormField<ScheduleForm>
          name="billing_type"
          label={t('form.type')}
          as={BillingTypeSelect}
        />
        <FormField<ScheduleForm> name="status" label={t('record.status')} as={Select}>
          <Options values={scheduleStatuses} label={(status) => t(`scheduleStatus.${status}`)} />
        </FormField>
      </FormSection>
    </RecordEditorDialog>
  );
}
