import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { Choices } from '~/command-center/members/fetch-choices';
import { enrollmentLooks, isCurrent, planTypes } from '~/command-center/members/member-status';
import { useIssue } from '~/command-center/members/use-issue';
import { Checkbox } from '~/shared/fields/checkbox';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
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
  const { register, control, formState } = useFormContext<EnrollmentForm>();
  const issue = useIssue<EnrollmentForm>();
  const status = useWatch({ control, name: 'status' });
  const { source = '' } = formState.defaultValues ?? {};
  const isOtherSource = source !== '' && !sources.some((one) => one === source);
  const day = (
    name: 'enrollment_date' | 'start_date' | 'end_date' | 'inactive_date',
    text: string,
  ) => (
    <Field label={text} error={issue(name)}>
      <TextInput {...register(name)} type="date" />
    </Field>
  );
  return (
    <>
      <FormSection>
        <Field label={t('record.plan')}>
          {/* The choices may come after the form: the key draws them around its value. */}
          <Select {...register('product_id')} key={choices ? 'there' : 'coming'}>
            <option value="">{t('form.notSet')}</option>
            {choices?.plans.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('record.status')}>
          <Select {...register('status')}>
            {Object.entries(enrollmentLooks).map(([value, { word }]) => (
              <option key={value} value={value}>
                {t(`enrollmentStatus.${word}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('record.planType')}>
          <Select {...register('plan_type')}>
            <option value="">{t('planType.none')}</option>
            {planTypes.map((type) => (
              <option key={type} value={type}>
                {t(`planType.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('form.iuaAmount')}>
          <Select {...register('product_iua_id')} key={choices ? 'there' : 'coming'}>
            <option value="">{t('form.notSet')}</option>
            {choices?.amounts.map(({ id, amount }) => (
              <option key={id} value={id}>
                {formatMoney(amount, language)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={`${t('record.monthly')} (US$)`} error={issue('monthly_cost')}>
          <TextInput {...register('monthly_cost')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={t('record.source')}>
          <Select {...register('source')}>
            <option value="">{t('source.none')}</option>
            {sources.map((one) => (
              <option key={one} value={one}>
                {t(`source.${one}`)}
              </option>
            ))}
            {isOtherSource && <option>{source}</option>}
          </Select>
        </Field>
      </FormSection>
      <FormSection>
        {day('enrollment_date', t('record.enrolled'))}
        {day('start_date', t('record.starts'))}
        {day('end_date', t('record.ends'))}
      </FormSection>
      {!isNew && !isCurrent({ status }) && (
        <FormSection>
          {day('inactive_date', t('record.inactiveSince'))}
          <Field label={t('record.inactiveReason')} error={issue('inactive_reason')}>
            <TextInput {...register('inactive_reason')} autoComplete="off" />
          </Field>
        </FormSection>
      )}
      <FormSection>
        <Field label={t('record.terms')}>
          <AnswerSelect {...register('agreed_to_terms')} />
        </Field>
        <Field label={t('record.smoker')}>
          <AnswerSelect {...register('primary_is_smoker')} />
        </Field>
      </FormSection>
      <Checkbox {...register('initial_payment_paid')} label={t('record.initialPayment')} />
    </>
  );
}
