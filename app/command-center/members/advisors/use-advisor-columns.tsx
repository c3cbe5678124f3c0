import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Advisor } from './advisors';

/** The columns of the advisors, in the table and in the exported file. */
export function useAdvisorColumns(): ListColumn<Advisor>[] {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const status = (advisor: Advisor) => t(`advisors.status.${advisor.status}`);
  return [
    {
      id: 'name',
      header: t('advisors.columns.name'),
      isMain: true,
      sort: 'search_name',
      width: 12,
      cell: (advisor) => advisor.name,
      csv: (advisor) => advisor.name,
    },
    {
      id: 'email',
      header: t('advisors.columns.email'),
      width: 13,
      isPlain: true,
      cell: (advisor) => advisor.email,
      csv: (advisor) => advisor.email,
    },
    {
      id: 'phone',
      isFixed: true,
      header: t('advisors.columns.phone'),
      width: 10,
      isPlain: true,
      cell: (advisor) => <span className="whitespace-nowrap">{advisor.phone ?? '—'}</span>,
      csv: (advisor) => advisor.phone,
    },
    {
      id: 'code',
      header: t('advisors.columns.code'),
      cell: (advisor) => advisor.enrollment_code ?? '—',
      csv: (advisor) => advisor.enrollment_code,
    },
    {
      id: 'members',
      header: t('advisors.columns.members'),
      isNumber: true,
      cell: (advisor) => new Intl.NumberFormat(language).format(advisor.member_count),
      csv: (advisor) => advisor.member_count,
    },
    {
      id: 'status',
      isFixed: true,
      width: 8,
      header: t('advisors.columns.status'),
      isImportant: true,
      isPlain: true,
      cell: (advisor) => (
        <Badge dot tone={advisor.status === 'active' ? 'success' : 'neutral'}>
          {status(advisor)}
        </Badge>
      ),
      csv: status,
    },
    {
      id: 'created_at',
      isFixed: true,
      header: t('advisors.columns.since'),
      sort: 'created_at',
      width: 8.5,
      cell: (advisor) => formatDay(advisor.created_at, language, 'short'),
      csv: (advisor) => advisor.created_at,
    },
  ];
}
