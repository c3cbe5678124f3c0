import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { StateRow } from './fetch-states';

const tones = { open: 'success', notice: 'warning', closed: 'danger' } as const;

/** The columns of the register, in the table and in the exported file. */
export function useStateColumns(): ListColumn<StateRow>[] {
  const { t } = useTranslation('manageStates');
  const { language } = useLanguage();
  const confirmed = ({ is_confirmed: is }: StateRow) => t(`confirmed.${is ? 'true' : 'false'}`);
  const next = ({ next_status: status, next_on: day }: StateRow) =>
    status && day
      ? t('next', { status: t(`status.${status}`), date: formatDate(day, language, 'short') })
      : '';
  const day = ({ effective_on: from }: StateRow) =>
    from ? formatDate(from, language, 'short') : '';
  return [
    {
      id: 'name',
      header: t('columns.state'),
      isMain: true,
      sort: 'name',
      width: 14,
      cell: ({ id, name }) => `${name} (${id})`,
      csv: ({ id, name }) => `${name} (${id})`,
    },
    {
      id: 'status',
      isFixed: true,
      header: t('columns.status'),
      isPlain: true,
      width: 11,
      cell: ({ status }) => (
        <Badge dot tone={tones[status]}>
          {t(`status.${status}`)}
        </Badge>
      ),
      csv: ({ status }) => t(`status.${status}`),
    },
    { id: 'is_confirmed', header: t('columns.confirmed'), cell: confirmed, csv: confirmed },
    {
      id: 'effective_on',
      isFixed: true,
      width: 8.5,
      header: t('columns.effective'),
      sort: 'effective_on',
      cell: day,
      csv: ({ effective_on: from }) => from,
    },
    { id: 'next', header: t('columns.next'), width: 12, cell: next, csv: next },
    {
      id: 'member_count',
      header: t('columns.members'),
      isNumber: true,
      sort: 'member_count',
      cell: (state) => state.member_count,
      csv: (state) => state.member_count,
    },
    {
      id: 'pending_count',
      header: t('columns.pending'),
      isNumber: true,
      // A zero would look like work.
      cell: (state) => state.pending_count || '',
      csv: (state) => state.pending_count,
    },
    {
      id: 'source',
      header: t('columns.source'),
      width: 16,
      cell: ({ source }) => source ?? t('notExamined'),
      csv: ({ source }) => source ?? t('notExamined'),
    },
    {
      id: 'examined_on',
      header: t('columns.examined'),
      csv: ({ examined_on: on }) => on,
    },
    { id: 'finding', header: t('columns.finding'), csv: ({ finding }) => finding },
  ];
}
