import type { ListColumn } from '~/command-center/kit/list/list-column';
import { selectColumn } from '~/command-center/kit/list/select-column';
import type { Selection } from '~/command-center/kit/list/use-selection';
import { memberStatusLook } from '~/command-center/members/member-status';
import { StatusBadge } from '~/command-center/members/record/status-badge';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ExportedMember, ListedMember } from './fetch-members';

/**
 * The columns of the members' list.
 * @param selection none for admins who have no action for many members.
 */
export function useMemberColumns(
  selection: Pick<Selection, 'isSelected' | 'toggle'> | undefined,
): ListColumn<ListedMember>[] {
  const { t } = useTranslation(['manageMembers', 'commandCenter']);
  const { language } = useLanguage();
  const name = (member: ListedMember) => `${member.first_name} ${member.last_name}`;
  const login = ({ is_activated }: ListedMember) =>
    t(`manageMembers:members.login.${is_activated ? 'yes' : 'no'}`);
  const columns: ListColumn<ListedMember>[] = [
    {
      id: 'name',
      header: t('manageMembers:members.columns.name'),
      isMain: true,
      sort: 'search_name',
      width: 14,
      cell: name,
    },
    {
      id: 'member_number',
      isFixed: true,
      header: t('manageMembers:members.columns.number'),
      width: 8,
      isPlain: true,
      cell: (member) => (
        <span className="whitespace-nowrap tabular-nums">{member.member_number}</span>
      ),
    },
    {
      id: 'email',
      header: t('manageMembers:members.columns.email'),
      width: 15,
      isPlain: true,
      cell: (member) => member.email,
    },
    {
      id: 'plan',
      header: t('manageMembers:members.columns.plan'),
      width: 11,
      cell: ({ plan }) => plan ?? dash,
    },
    {
      id: 'advisor',
      header: t('manageMembers:members.columns.advisor'),
      width: 11,
      cell: (member) => member.agent_name ?? dash,
    },
    {
      id: 'status',
      isFixed: true,
      header: t('manageMembers:members.columns.status'),
      width: 8,
      isImportant: true,
      isPlain: true,
      cell: (member) => <StatusBadge status={member.enrollment_status} />,
    },
    {
      id: 'login',
      width: 8,
      header: t('manageMembers:members.columns.login'),
      cell: (member) => (
        <span className={member.is_activated ? undefined : 'text-muted'}>{login(member)}</span>
      ),
    },
    {
      id: 'created_at',
      isFixed: true,
      header: t('manageMembers:members.columns.since'),
      sort: 'created_at',
      width: 8,
      cell: (member) => formatDay(member.created_at, language, 'short'),
    },
  ];
  if (!selection) return columns;
  const select = selectColumn<ListedMember>({
    header: t('commandCenter:list.select'),
    labelOf: (member) => t('manageMembers:bulk.select', { name: name(member) }),
    selection,
  });
  return [select, ...columns];
}

const dash = '—';

/**
 * The columns of the exported members. They have the titles of the import, so that
 * the file can be imported again. Date of birth and health are in no list and no file.
 */
export function useExportColumns(): ListColumn<ExportedMember>[] {
  const { t } = useTranslation(['manageMembers', 'importMembers']);
  const yesOrNo = (answer: boolean | null) =>
    answer === null ? null : t(`manageMembers:record.${answer ? 'yes' : 'no'}`);
  const status = ({ enrollment_status: code }: ExportedMember) => {
    const look = memberStatusLook(code);
    return look ? t(`manageMembers:status.${look.word}`) : code;
  };
  const columns = [
    { header: t('manageMembers:members.columns.number'), csv: (member) => member.member_number },
    { header: t('importMembers:columns.email'), csv: (member) => member.email },
    { header: t('importMembers:columns.first_name'), csv: (member) => member.first_name },
    { header: t('importMembers:columns.last_name'), csv: (member) => member.last_name },
    { header: t('importMembers:columns.phone_number'), csv: (member) => member.phone_number },
    { header: t('importMembers:columns.enrollment_status'), csv: status },
    { header: t('importMembers:columns.plan'), csv: ({ plan }) => plan },
    { header: t('manageMembers:members.columns.advisor'), csv: (member) => member.agent_name },
    { header: t('importMembers:columns.advisor_email'), csv: (member) => member.advisor_email },
    {
      header: t('importMembers:columns.receive_emails'),
      csv: (member) => yesOrNo(member.receive_emails),
    },
    { header: t('importMembers:columns.street_address'), csv: (member) => member.street_address },
    { header: t('importMembers:columns.apartment'), csv: (member) => member.apartment },
    { header: t('importMembers:columns.city'), csv: (member) => member.city },
    { header: t('importMembers:columns.state'), csv: (member) => member.state },
    { header: t('importMembers:columns.zip_code'), csv: (member) => member.zip_code },
    { header: t('importMembers:columns.country'), csv: (member) => member.country },
    {
      header: t('manageMembers:members.columns.login'),
      csv: (member) => t(`manageMembers:members.login.${member.is_activated ? 'yes' : 'no'}`),
    },
    { header: t('manageMembers:members.columns.since'), csv: (member) => member.created_at },
  ] satisfies Omit<ListColumn<ExportedMember>, 'id'>[];
  return columns.map((column) => ({ id: column.header, ...column }));
}
