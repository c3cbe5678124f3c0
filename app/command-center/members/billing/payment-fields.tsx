import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { paymentLooks } from '~/command-center/members/member-status';
import { useIssue } from '~/command-center/members/use-issue';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { PaymentForm } from './billing-forms';
import { BillingTypeSelect } from './billing-type-select';

/** What, when, and how it was paid. */
export function PaymentFields() {
  const { t } = useTranslation('manageMembers');
  const { register, control } = useFormContext<PaymentForm>();
  const issue = useIssue<PaymentForm>();
  const status = useWatch({ control, name: 'status' });
  return (
    <FormSection>
      <Field label={t('form.amount')} error={issue('amount')}>
        <TextInput {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={t('form.dueDate')} error={issue('due_date')}>
        <TextInput {...register('due_date')} type="date" />
      </Field>
      <Field label={t('record.status')}>
        <Select {...register('status')}>
          {Object.entries(paymentLooks).map(([value, { word }]) => (
            <option key={value} value={value}>
              {t(`paymentStatus.${word}`)}
            </option>
          ))}
        </Select>
      </Field>
      {status === 'Paid' && (
        <Field label={t('form.paidDate')} error={issue('paid_on')}>
          <TextInput {...register('paid_on')} type="date" />
        </Field>
      )}
      <Field label={t('form.type')}>
        <BillingTypeSelect {...register('billing_type')} />
      </Field>
      <Field label={t('form.method')} hint={t('form.methodHint')} error={issue('payment_method')}>
        <TextInput {...register('payment_method')} autoComplete="off" />
      </Field>
      <Field label={t('form.last4')} error={issue('payment_method_last4')}>
        <TextInput
          {...register('payment_method_last4')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </Field>
      <Field label={t('form.description')} error={issue('description')} className="md:col-span-2">
        <TextInput {...register('description')} autoComplete="off" />
      </Field>
    </FormSection>
  );
}
