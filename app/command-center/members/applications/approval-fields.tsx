import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { Choices } from '~/command-center/members/fetch-choices';
import { planTypes } from '~/command-center/members/member-status';
import { useIssue } from '~/command-center/members/use-issue';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ApprovalForm } from './decision-forms';

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
