import type { ListColumn } from '~/command-center/kit/list/list-column';
import { memberStatusLook } from '~/command-center/members/member-status';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ExportedMember } from './fetch-members';

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
