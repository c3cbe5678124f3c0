import { useFormContext } from 'react-hook-form';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { Choices } from '~/command-center/members/fetch-choices';
import {
  type EnrollmentStatus,
  enrollmentLooks,
  isCurrent,
  planTypes,
} from '~/command-center/members/member-status';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AnswerSelect } from './answer-select';
import type { EnrollmentForm } from './enrollment-form';

const sources = ['website', 'advisor', 'import'] as const;

type EnrollmentFieldsProps = { isNew: boolean; choices: Choices | undefined };

/** Plan, amounts, dates, and how an enrollment ended. */
export function EnrollmentFields({ isNew, choices }: EnrollmentFieldsProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { register, formState, watch } = useFormContext<EnrollmentForm>();
  const { source = '', status = 'Active' } = formState.defaultValues ?? {};
  // An enrollment ends and continues with its whole membership.
  const statuses = (Object.keys(enrollmentLooks) as EnrollmentStatus[]).filter((one) =>
    isCurrent({ status }) ? isCurrent({ status: one }) : one === status,
  );
  const savedIua = formState.defaultValues?.product_iua_id ?? '';
  const changesIua = savedIua !== '' && watch('product_iua_id') !== savedIua;
  const isOtherSource = source !== '' && !sources.some((one) => one === source);
  return (
    <>
      <FormSection>
        {/* The choices may load after the form; the key then renders them with its value. */}
        <FormField<EnrollmentForm>
          name="product_id"
          label={t('record.plan')}
          as={Select}
          key={choices ? 'plans' : 'no-plans'}
        >
          <option value="">{t('form.notSet')}</option>
          {choices?.plans.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormField>
        <FormField<EnrollmentForm>
          name="status"
          label={t('record.status')}
          hint={!isNew && t('ending.enrollmentHint')}
          as={Select}
        >
          <Options
            values={statuses}
            label={(value) => t(`enrollmentStatus.${enrollmentLooks[value].word}`)}
          />
        </FormField>
        <FormField<EnrollmentForm> name="plan_type" label={t('record.planType')} as={Select}>
          <option value="">{t('planType.none')}</option>
          <Options values={planTypes} label={(type) => t(`planType.${type}`)} />
        </FormField>
        <FormField<EnrollmentForm>
          name="product_iua_id"
          label={t('form.iuaAmount')}
          as={Select}
          key={choices ? 'amounts' : 'no-amounts'}
        >
          <option value="">{t('form.notSet')}</option>
          {choices?.amounts.map(({ id, amount }) => (
            <option key={id} value={id}>
              {formatMoney(amount, language)}
            </option>
          ))}
        </FormField>
        {changesIua && (
          <FormField<EnrollmentForm>
            name="iua_correction"
            label={t('form.iuaCorrection')}
            hint={t('form.iuaCorrectionHint')}
          />
        )}
        <FormField<EnrollmentForm>
          name="monthly_cost"
          label={`${t('record.monthly')} (US$)`}
          inputMode="decimal"
        />
        <FormField<EnrollmentForm> name="source" label={t('record.source')} as={Select}>
          <option value="">{t('source.none')}</option>
          <Options values={sources} label={(one) => t(`source.${one}`)} />
          {isOtherSource && <option>{source}</option>}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField<EnrollmentForm>
          name="enrollment_date"
          label={t('record.enrolled')}
          type="date"
        />
        <FormField<EnrollmentForm> name="start_date" label={t('record.starts')} type="date" />
      </FormSection>
      <FormSection>
        <FormField<EnrollmentForm>
          name="agreed_to_terms"
          label={t('record.terms')}
          as={AnswerSelect}
        />
        <FormField<EnrollmentForm>
          name="primary_is_smoker"
          label={t('record.smoker')}
          as={AnswerSelect}
        />
      </FormSection>
      <Checkbox {...register('initial_payment_paid')} label={t('record.initialPayment')} />
    </>
  );
}
