import type { ListFilterChoices } from '~/command-center/kit/list/list-tab';
import type { Choices } from '~/command-center/members/fetch-choices';
import { memberStatuses, memberStatusLook } from '~/command-center/members/member-status';
import { useTranslation } from '~/shared/i18n/use-translation';
import { noValue } from './member-list';

/**
 * The filters of the members' list.
 * @param readOnly for support agents, who do not see advisors and payments.
 */
export function useMemberFilters(
  choices: Choices | undefined,
  readOnly: boolean,
): ListFilterChoices[] {
  const { t } = useTranslation('manageMembers');
  const statuses = memberStatuses.map((value) => ({
    value,
    label: t(`status.${memberStatusLook(value)?.word ?? 'other'}`),
  }));
  const plans = choices?.plans.map(({ id, label }) => ({ value: id, label })) ?? [];
  const advisors =
    choices?.advisors.map(({ id, first_name, last_name }) => ({
      value: id,
      label: `${first_name} ${last_name}`,
    })) ?? [];
  const status = {
    name: 'status',
    label: t('members.columns.status'),
    choices: [...statuses, { value: 'other', label: t('status.other') }],
  };
  const plan = {
    name: 'plan',
    label: t('members.columns.plan'),
    choices: [...plans, { value: noValue, label: t('members.noPlan') }],
  };
  const advisor = {
    name: 'advisor',
    label: t('members.columns.advisor'),
    choices: [...advisors, { value: noValue, label: t('members.noAdvisor') }],
  };
  const login = {
    name: 'login',
    label: t('members.columns.login'),
    choices: [
      { value: 'yes', label: t('members.login.yes') },
      { value: 'no', label: t('members.login.no') },
    ],
  };
  const payments = {
    name: 'payments',
    label: t('members.payments.label'),
    choices: [{ value: 'failed', label: t('members.payments.failed') }],
  };
  const membership = {
    name: 'membership',
    label: t('members.membership.label'),
    choices: [{ value: 'check', label: t('members.membership.check') }],
  };
  return readOnly ? [status, plan, login] : [status, plan, advisor, login, payments, membership];
}
