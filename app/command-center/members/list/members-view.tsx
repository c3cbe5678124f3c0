import { useQuery } from '@tanstack/react-query';
import { FileUp, Mail, SquareCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { ListRequest } from '~/command-center/kit/list/list-request';
import { type ListFilterChoices, ListTab } from '~/command-center/kit/list/list-tab';
import { ToolButton } from '~/command-center/kit/list/list-toolbar';
import { useList } from '~/command-center/kit/list/use-list';
import { useMatching } from '~/command-center/kit/list/use-matching';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { mostActivations } from '~/command-center/members/account/account';
import { ActivationsDialog } from '~/command-center/members/account/activations-dialog';
import { type Choices, choicesQuery } from '~/command-center/members/fetch-choices';
import { listedStatuses, memberStatusLook } from '~/command-center/members/member-status';
import { MemberEditor } from '~/command-center/members/record/member-editor';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import {
  fetchMemberIds,
  fetchMembers,
  fetchMembersToExport,
  memberList,
  membersQuery,
  noValue,
} from './fetch-members';
import { MembersBulkBar } from './members-bulk-bar';
import { useExportColumns, useMemberColumns } from './use-member-columns';
import { ViewMenu } from './view-menu';

/**
 * The list of all members, from which records open.
 * @param readOnly for support agents, who look up members but cannot add, import, export or decide.
 */
export function MembersView({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation(['manageMembers', 'commandCenter']);
  const address = useMemberAddress();
  const choices = useQuery(choicesQuery());
  const { plans = [], advisors = [] } = choices.data ?? {};
  const list = useList(
    memberList({ plans: plans.map(({ id }) => id), advisors: advisors.map(({ id }) => id) }),
  );
  // Filters by plan and advisor are valid only once the choices have loaded.
  const query = useQuery({ ...membersQuery(list.request), enabled: !choices.isPending });
  const mayHelp = can(useAdmin(), 'accounts');
  const selection = useMatching({ request: list.request, page: query.data, read: fetchMembers });
  const maySelect = !readOnly || mayHelp;
  const columns = useMemberColumns(maySelect ? selection : undefined);
  const filters = useMemberFilters(choices.data, readOnly);
  const exportColumns = useExportColumns();
  const hasRows = (query.data?.rows.length ?? 0) > 0;
  useShortcuts(() => [
    ...(readOnly
      ? []
      : [
          { label: t('manageMembers:members.add'), act: () => address.open('new') },
          { label: t('manageMembers:members.import'), act: () => address.open('import') },
        ]),
    {
      label: t('commandCenter:list.selectAll'),
      isOff: !maySelect || !hasRows,
      act: selection.selectAll,
    },
  ]);
  return (
    <ListTab
      name="members"
      lead={t('manageMembers:lead')}
      list={list}
      columns={columns}
      query={query}
      record={address}
      label={t('manageMembers:members.table')}
      search={t('manageMembers:members.search')}
      filters={filters}
      actions={
        <>
          <Activations request={list.request} total={query.data?.total ?? 0} />
          {!readOnly && (
            <>
              <Button size="sm" onClick={() => address.open('new')}>
                <UserPlus className="size-5" />
                {t('manageMembers:members.add')}
              </Button>
              <Button variant="outline" size="sm" onClick={() => address.open('import')}>
                <FileUp className="size-5" />
                {t('manageMembers:members.import')}
              </Button>
            </>
          )}
        </>
      }
      file={
        readOnly
          ? undefined
          : {
              table: 'members',
              fileName: t('manageMembers:members.fileName'),
              columns: exportColumns,
              fetchPage: fetchMembersToExport,
            }
      }
      tools={
        maySelect &&
        hasRows && (
          <ToolButton
            label={t('commandCenter:list.selectAll')}
            onClick={selection.selectAll}
            icon={SquareCheck}
          />
        )
      }
      menu={!readOnly && <ViewMenu view="members" />}
      empty={{
        title: t('manageMembers:members.empty.title'),
        text: t('manageMembers:members.empty.text'),
      }}
    >
      {selection.rows.length > 0 && (
        <MembersBulkBar request={list.request} selection={selection} mayExport={!readOnly} />
      )}
      {!readOnly && address.openId === 'new' && <MemberEditor onClose={address.close} />}
    </ListTab>
  );
}

type ActivationsProps = { request: ListRequest; total: number };

/** Sends the activation to a list of members without an account, for admins who help with accounts. */
function Activations({ request, total }: ActivationsProps) {
  const { t } = useTranslation('accountHelp');
  const [isOpen, setOpen] = useState(false);
  const mayHelp = can(useAdmin(), 'accounts');
  const { login = [] } = request.filters;
  const isOff = !mayHelp || total === 0 || login.length !== 1 || login[0] !== 'no';
  useShortcuts(() => [
    { label: t('many.button', { count: total }), isOff, act: () => setOpen(true) },
  ]);
  if (isOff) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Mail className="size-5" />
        {t('many.button', { count: total })}
      </Button>
      {isOpen && (
        <ActivationsDialog
          total={total}
          fetchIds={(signal) => fetchMemberIds(request, mostActivations, signal)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * The filters of the members' list.
 * @param readOnly for support agents, who do not see advisors and payments.
 */
function useMemberFilters(choices: Choices | undefined, readOnly: boolean): ListFilterChoices[] {
  const { t } = useTranslation('manageMembers');
  const statuses = listedStatuses.map((value) => ({
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
