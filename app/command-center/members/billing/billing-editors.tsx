import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import {
  type BillingType,
  billingTypes,
  type PaymentStatus,
  paymentLooks,
  scheduleStatuses,
} from '~/command-center/members/member-status';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  type PaymentForm,
  paymentForm,
  paymentRow,
  paymentSchema,
  type ScheduleForm,
  scheduleForm,
  scheduleRow,
  scheduleSchema,
} from './billing-forms';
import type { Payment, Schedule } from './fetch-billing';

type PaymentEditorProps = {
  memberId: string;
  payment: Payment | undefined;
  onClose: () => void;
  onReload: (() => void) | undefined;
};

/** The form about a payment, due or made. */
export function PaymentEditor({ memberId, payment, onClose, onReload }: PaymentEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const save = async (form: PaymentForm): Promise<SaveResult> => {
    const text = t('saved.payment');
    if (payment) {
      return { text, undo: await changeWithUndo('billing', payment, paymentRow(form, payment)) };
    }
    await addRow('billing', { ...paymentRow(form), member_id: memberId });
    return { text };
  };
  return (
    <RecordEditorDialog
      title={payment ? t('form.paymentEdit') : t('form.paymentNew')}
      description={t('form.paymentText')}
      submit={payment ? t('form.save') : t('form.paymentAdd')}
      draftKey={`payment:${payment?.id ?? memberId}`}
      table="billing"
      resolver={zodResolver(paymentSchema)}
      values={paymentForm(language, payment)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <PaymentFields />
    </RecordEditorDialog>
  );
}

/** Amount, dates, and how it was paid. */
function PaymentFields() {
  const { t } = useTranslation('manageMembers');
  const status = useWatch<PaymentForm, 'status'>({ name: 'status' });
  return (
    <FormSection>
      <FormField<PaymentForm> name="amount" label={t('form.amount')} inputMode="decimal" />
      <FormField<PaymentForm> name="due_date" label={t('form.dueDate')} type="date" />
      <FormField<PaymentForm> name="status" label={t('record.status')} as={Select}>
        <Options
          values={Object.keys(paymentLooks) as PaymentStatus[]}
          label={(value) => t(`paymentStatus.${paymentLooks[value].word}`)}
        />
      </FormField>
      {status === 'Paid' && (
        <FormField<PaymentForm> name="paid_on" label={t('form.paidDate')} type="date" />
      )}
      <FormField<PaymentForm> name="billing_type" label={t('form.type')} as={BillingTypeSelect} />
      <FormField<PaymentForm>
        name="payment_method"
        label={t('form.method')}
        hint={t('form.methodHint')}
      />
      <FormField<PaymentForm>
        name="payment_method_last4"
        label={t('form.last4')}
        inputMode="numeric"
        maxLength={4}
      />
      <FormField<PaymentForm> name="description" label={t('form.description')} isWide />
    </FormSection>
  );
}

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

/** The billing interval. */
function BillingTypeSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('manageMembers');
  return (
    <Select {...props}>
      <Options
        values={Object.keys(billingTypes) as BillingType[]}
        label={(value) => t(`billingType.${billingTypes[value]}`)}
      />
    </Select>
  );
}
