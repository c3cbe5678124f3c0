import type { ListColumn } from '~/command-center/kit/list/list-column';
import { StatusBadge } from '~/command-center/members/record/status-badge';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ListedMember } from './fetch-members';

/** The columns of the members' list. */
export function useMemberColumns(): ListColumn<ListedMember>[] {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const name = (member: ListedMember) => `${member.first_name} ${member.last_name}`;
  const login = ({ is_activated }: ListedMember) =>
    t(`members.login.${is_activated ? 'yes' : 'no'}`);
  return [
    {
      id: 'name',
      header: t('members.columns.name'),
      isMain: true,
      sort: 'search_name',
      width: 12,
      cell: name,
    },
    {
      id: 'member_number',
      header: t('members.columns.number'),
      width: 8,
      isPlain: true,
      cell: (member) => (
        <span className="whitespace-nowrap tabular-nums">{member.member_number}</span>
      ),
    },
    {
      id: 'email',
      header: t('members.columns.email'),
      width: 13,
      isPlain: true,
      cell: (member) => member.email,
    },
    {
      id: 'plan',
      header: t('members.columns.plan'),
      width: 10,
      cell: ({ plan }) => plan ?? dash,
    },
    {
      id: 'advisor',
      header: t('members.columns.advisor'),
      width: 10,
      cell: (member) => member.agent_name ?? dash,
    },
    {
      id: 'status',
      header: t('members.columns.status'),
      width: 10,
      foldsLast: true,
      isPlain: true,
      cell: (member) => <StatusBadge status={member.enrollment_status} />,
    },
    {
      id: 'login',
      header: t('members.columns.login'),
      cell: (member) => (
        <span className={member.is_activated ? undefined : 'text-muted'}>{login(member)}</span>
      ),
    },
    {
      id: 'created_at',
      header: t('members.columns.since'),
      sort: 'created_at',
      width: 10,
      cell: (member) => formatDay(member.created_at, language),
    },
  ];
}

const dash = '—';
