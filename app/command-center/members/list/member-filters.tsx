import type { ListColumn } from '~/command-center/kit/list/list-column';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSort } from '~/command-center/kit/list/list-sort';
import type { List } from '~/command-center/kit/list/use-list';
import type { Choices } from '~/command-center/members/fetch-choices';
import { memberStatuses, memberStatusLook } from '~/command-center/members/member-status';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ListedMember } from './fetch-members';
import { nothing } from './member-list';

type MemberFiltersProps = {
  list: List;
  choices: Choices | undefined;
  columns: readonly ListColumn<ListedMember>[];
  /** For admins who look up who wrote: advisors and payments are not theirs to see. */
  readOnly: boolean;
};

/** What narrows the list of members, and its order where there are only cards. */
export function MemberFilters({ list, choices, columns, readOnly }: MemberFiltersProps) {
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
  return (
    <>
      <ListFilter
        list={list}
        name="status"
        label={t('members.columns.status')}
        choices={[...statuses, { value: 'other', label: t('status.other') }]}
      />
      <ListFilter
        list={list}
        name="plan"
        label={t('members.columns.plan')}
        choices={[...plans, { value: nothing, label: t('members.noPlan') }]}
      />
      {!readOnly && (
        <ListFilter
          list={list}
          name="advisor"
          label={t('members.columns.advisor')}
          choices={[...advisors, { value: nothing, label: t('members.noAdvisor') }]}
        />
      )}
      <ListFilter
        list={list}
        name="login"
        label={t('members.columns.login')}
        choices={[
          { value: 'yes', label: t('members.login.yes') },
          { value: 'no', label: t('members.login.no') },
        ]}
      />
      {!readOnly && (
        <ListFilter
          list={list}
          name="payments"
          label={t('members.payments.label')}
          choices={[{ value: 'failed', label: t('members.payments.failed') }]}
        />
      )}
      <ListSort list={list} columns={columns} />
    </>
  );
}
