import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ApplicationBadge } from './application-badge';
import type { Application } from './fetch-applications';

/** The columns of the applications, in the table and in the exported file. */
export function useApplicationColumns(): ListColumn<Application>[] {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const { language } = useLanguage();
  const name = (one: Application) => `${one.first_name} ${one.last_name}`;
  const spoken = (one: Application) =>
    t(`manageApplications:language.${one.language === 'en' ? 'en' : 'pt'}`);
  return [
    {
      id: 'name',
      header: t('manageApplications:columns.name'),
      isMain: true,
      width: 11,
      cell: name,
      csv: name,
    },
    {
      id: 'email',
      header: t('manageApplications:columns.email'),
      width: 14.5,
      isPlain: true,
      cell: (one) => one.email,
      csv: (one) => one.email,
    },
    {
      id: 'phone',
      isFixed: true,
      header: t('manageApplications:columns.phone'),
      width: 10,
      isPlain: true,
      cell: (one) => <span className="whitespace-nowrap">{one.phone_number}</span>,
      csv: (one) => one.phone_number,
    },
    {
      id: 'birth',
      isFixed: true,
      header: t('manageApplications:columns.birth'),
      width: 8.5,
      cell: (one) => formatDate(one.date_of_birth, language, 'short'),
      csv: (one) => one.date_of_birth,
    },
    { id: 'language', header: t('manageApplications:columns.language'), cell: spoken, csv: spoken },
    {
      id: 'status',
      isFixed: true,
      header: t('manageApplications:columns.status'),
      width: 9,
      isImportant: true,
      isPlain: true,
      cell: (one) => <ApplicationBadge status={one.status} />,
      csv: (one) => t(`manageApplications:status.${one.status}`),
    },
    {
      id: 'created_at',
      isFixed: true,
      header: t('manageApplications:columns.received'),
      sort: 'created_at',
      width: 12.5,
      cell: (one) => (
        <time dateTime={one.created_at} className="whitespace-nowrap">
          {formatDateTime(one.created_at, language)}
        </time>
      ),
      csv: (one) => one.created_at,
    },
    { id: 'plan', header: t('manageMembers:record.plan'), csv: (one) => one.plan },
    {
      id: 'plan_type',
      header: t('manageMembers:record.planType'),
      csv: (one) => one.plan_type && t(`manageMembers:planType.${one.plan_type}`),
    },
    { id: 'iua', header: t('manageMembers:record.iua'), csv: (one) => one.iua },
    {
      id: 'decided_at',
      header: t('manageApplications:columns.decided'),
      csv: (one) => one.decided_at,
    },
    {
      id: 'reason',
      header: t('manageApplications:columns.reason'),
      csv: (one) => one.decline_reason,
    },
    {
      id: 'decided_by',
      header: t('manageApplications:columns.decidedBy'),
      csv: (one) => one.decided_by_name,
    },
  ];
}
