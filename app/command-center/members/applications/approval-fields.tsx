import { useWatch } from 'react-hook-form';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { Choices } from '~/command-center/members/fetch-choices';
import { planTypes } from '~/command-center/members/member-status';
import { Select } from '~/shared/fields/select';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ApprovalForm } from './decision-forms';

/** Advisor and plan of a new member; the other fields appear with a plan. */
export function ApprovalFields({ choices }: { choices: Choices }) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const hasPlan = useWatch<ApprovalForm, 'product_id'>({ name: 'product_id' }) !== '';
  const advisors = choices.advisors.filter(({ status }) => status === 'active');
  return (
    <>
      <FormSection>
        <FormField<ApprovalForm>
          name="agent_id"
          label={t('manageMembers:record.advisor')}
          as={Select}
        >
          <option value="">{t('manageApplications:approve.later')}</option>
          {advisors.map(({ id, first_name, last_name }) => (
            <option key={id} value={id}>
              {first_name} {last_name}
            </option>
          ))}
        </FormField>
        <FormField<ApprovalForm>
          name="product_id"
          label={t('manageMembers:record.plan')}
          as={Select}
        >
          <option value="">{t('manageApplications:approve.later')}</option>
          {choices.plans.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormField>
      </FormSection>
      {hasPlan && <PlanFields choices={choices} />}
    </>
  );
}

function PlanFields({ choices }: { choices: Choices }) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const { language } = useLanguage();
  return (
    <FormSection>
      <FormField<ApprovalForm>
        name="plan_type"
        label={t('manageMembers:record.planType')}
        as={Select}
      >
        <Options values={planTypes} label={(type) => t(`manageMembers:planType.${type}`)} />
      </FormField>
      <FormField<ApprovalForm>
        name="product_iua_id"
        label={t('manageMembers:form.iuaAmount')}
        as={Select}
      >
        <option value="">{t('manageMembers:form.notSet')}</option>
        {choices.amounts.map(({ id, amount }) => (
          <option key={id} value={id}>
            {formatMoney(amount, language)}
          </option>
        ))}
      </FormField>
      <FormField<ApprovalForm>
        name="start_date"
        label={t('manageMembers:record.starts')}
        type="date"
      />
      <FormField<ApprovalForm>
        name="monthly_cost"
        label={`${t('manageMembers:record.monthly')} (US$)`}
        inputMode="decimal"
      />
      <FormField<ApprovalForm>
        name="first_billing_date"
        label={t('manageApplications:approve.firstBilling')}
        hint={t('manageApplications:approve.firstBillingHint')}
        type="date"
      />
    </FormSection>
  );
}
