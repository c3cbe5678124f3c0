import type { ListColumn } from '~/components/command-center/list-column';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatDay } from '~/lib/dates';
import type { ListedMember } from './api/fetch-members';
import { StatusBadge } from './components/status-badge';
import { memberStatusLook } from './member-status';

/** The columns of the members' list, in the table and in the exported file. */
export function useMemberColumns(): ListColumn<ListedMember>[] {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const name = (member: ListedMember) => `${member.first_name} ${member.last_name}`;
  const status = ({ enrollment_status: code }: ListedMember) => {
    const look = memberStatusLook(code);
    return look ? t(`status.${look.word}`) : code;
  };
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
      csv: name,
    },
    {
      id: 'email',
      header: t('members.columns.email'),
      width: 13,
      isPlain: true,
      cell: (member) => member.email,
      csv: (member) => member.email,
    },
    { id: 'phone', header: t('members.columns.phone'), csv: (member) => member.phone_number },
    {
      id: 'plan',
      header: t('members.columns.plan'),
      width: 10,
      cell: ({ plan }) => plan ?? dash,
      csv: ({ plan }) => plan,
    },
    {
      id: 'advisor',
      header: t('members.columns.advisor'),
      width: 10,
      cell: (member) => member.agent_name ?? dash,
      csv: (member) => member.agent_name,
    },
    {
      id: 'status',
      header: t('members.columns.status'),
      width: 10,
      foldsLast: true,
      isPlain: true,
      cell: (member) => <StatusBadge status={member.enrollment_status} />,
      csv: status,
    },
    {
      id: 'login',
      header: t('members.columns.login'),
      cell: (member) => (
        <span className={member.is_activated ? undefined : 'text-muted'}>{login(member)}</span>
      ),
      csv: login,
    },
    { id: 'city', header: t('members.columns.city'), csv: (member) => member.city },
    { id: 'state', header: t('members.columns.state'), csv: (member) => member.state },
    {
      id: 'created_at',
      header: t('members.columns.since'),
      sort: 'created_at',
      width: 10,
      cell: (member) => formatDay(member.created_at, language),
      csv: (member) => member.created_at,
    },
    { id: 'id', header: t('members.columns.id'), csv: (member) => member.id },
  ];
}

const dash = '—';
