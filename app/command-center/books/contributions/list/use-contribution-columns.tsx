import { MonthBadges, monthName } from '~/command-center/books/contributions/months';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ContributionMonth } from './fetch-contributions';

/** The columns of the list, in the table and in the exported file. */
export function useContributionColumns(): ListColumn<ContributionMonth>[] {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  return [
    {
      id: 'name',
      header: t('columns.member'),
      isMain: true,
      width: 14,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      id: 'member_number',
      isFixed: true,
      header: t('columns.number'),
      isPlain: true,
      width: 9.5,
      cell: ({ member_number: number }) => (
        <span className="whitespace-nowrap tabular-nums">{number}</span>
      ),
      csv: ({ member_number: number }) => number,
    },
    {
      id: 'month',
      isFixed: true,
      header: t('columns.month'),
      sort: 'month',
      width: 10.25,
      isPlain: true,
      cell: ({ month }) => <span className="whitespace-nowrap">{monthName(month, language)}</span>,
      csv: ({ month }) => month.slice(0, 7),
    },
    {
      id: 'state',
      header: t('columns.state'),
      isPlain: true,
      width: 11,
      isImportant: true,
      cell: (month) => <MonthBadges month={month} />,
      csv: ({ state }) => t(`states.${state}`),
    },
    {
      id: 'due_cents',
      header: t('columns.due'),
      isNumber: true,
      cell: ({ due_cents: due }) => money(due),
      csv: ({ due_cents: due }) => dollars(due),
    },
    {
      id: 'received_cents',
      header: t('columns.received'),
      isNumber: true,
      cell: ({ received_cents: received }) => money(received),
      csv: ({ received_cents: received }) => dollars(received),
    },
    {
      id: 'paid_on',
      isFixed: true,
      width: 8.5,
      header: t('columns.paidOn'),
      cell: ({ paid_on: day }) =>
        day ? <span className="whitespace-nowrap">{formatDate(day, language, 'short')}</span> : '',
      csv: ({ paid_on: day }) => day,
    },
    { id: 'email', header: t('columns.email'), csv: ({ email }) => email },
    { id: 'due_on', header: t('columns.dueOn'), csv: ({ due_on: day }) => day },
    {
      id: 'is_reversed',
      header: t('states.reversed'),
      csv: ({ is_reversed: isReversed }) => t(isReversed ? 'yes' : 'no'),
    },
  ];
}
