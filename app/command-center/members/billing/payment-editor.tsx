import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { type PaymentStatus, paymentLooks } from '~/command-center/members/member-status';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type PaymentForm, paymentForm, paymentRow, paymentSchema } from './billing-forms';
import { BillingTypeSelect } from './billing-type-select';
import type { Payment } from './fetch-billing';

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
