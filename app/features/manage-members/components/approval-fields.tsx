import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatMoney } from '~/lib/money';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { TextInput } from '~/ui/text-input';
import type { Choices } from '../api/fetch-choices';
import type { ApprovalForm } from '../forms/decision-forms';
import { planTypes } from '../member-status';
import { useIssue } from '../use-issue';
import { FormSection } from './form-section';

/** Advisor and plan of a new member; without a plan the rest of it is not asked. */
export function ApprovalFields({ choices }: { choices: Choices }) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const { register, control } = useFormContext<ApprovalForm>();
  const hasPlan = useWatch({ control, name: 'product_id' }) !== '';
  return (
    <>
      <FormSection>
        <Field label={t('manageMembers:record.advisor')}>
          <Select {...register('agent_id')}>
            <option value="">{t('manageApplications:approve.later')}</option>
            {choices.advisors
              .filter(({ status }) => status === 'active')
              .map(({ id, first_name, last_name }) => (
                <option key={id} value={id}>
                  {first_name} {last_name}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={t('manageMembers:record.plan')}>
          <Select {...register('product_id')}>
            <option value="">{t('manageApplications:approve.later')}</option>
            {choices.plans.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FormSection>
      {hasPlan && <PlanFields choices={choices} />}
    </>
  );
}

function PlanFields({ choices }: { choices: Choices }) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const { language } = useLanguage();
  const { register } = useFormContext<ApprovalForm>();
  const issue = useIssue<ApprovalForm>();
  return (
    <FormSection>
      <Field label={t('manageMembers:record.planType')}>
        <Select {...register('plan_type')}>
          {planTypes.map((type) => (
            <option key={type} value={type}>
              {t(`manageMembers:planType.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('manageMembers:form.iuaAmount')}>
        <Select {...register('product_iua_id')}>
          <option value="">{t('manageMembers:form.notSet')}</option>
          {choices.amounts.map(({ id, amount }) => (
            <option key={id} value={id}>
              {formatMoney(amount, language)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('manageMembers:record.starts')} error={issue('start_date')}>
        <TextInput {...register('start_date')} type="date" />
      </Field>
      <Field label={`${t('manageMembers:record.monthly')} (US$)`} error={issue('monthly_cost')}>
        <TextInput {...register('monthly_cost')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        label={t('manageApplications:approve.firstBilling')}
        hint={t('manageApplications:approve.firstBillingHint')}
        error={issue('first_billing_date')}
      >
        <TextInput {...register('first_billing_date')} type="date" />
      </Field>
    </FormSection>
  );
}
