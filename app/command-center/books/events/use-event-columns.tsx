import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { eventAmount, type PaymentEvent } from './fetch-events';

const tones = {
  parked: 'warning',
  waiting: 'info',
  discarded: 'neutral',
  applied: 'success',
  ignored: 'neutral',
} as const;

/** The columns of the events' list. */
export function useEventColumns(): ListColumn<PaymentEvent>[] {
  const { t } = useTranslation('manageEvents');
  const { language } = useLanguage();
  return [
    {
      id: 'kind',
      header: t('columns.kind'),
      isMain: true,
      width: 14,
      cell: (event) => t(`kinds.${event.kind}`),
    },
    {
      id: 'cents',
      header: t('columns.amount'),
      isNumber: true,
      sort: 'cents',
      cell: (event) => eventAmount(event, language),
    },
    {
      id: 'state',
      isFixed: true,
      header: t('columns.state'),
      isPlain: true,
      width: 11,
      cell: ({ state }) => (
        <Badge dot tone={tones[state]}>
          {t(`states.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      width: 16,
      cell: ({ reason, note }) => note ?? (reason ? t(`reasons.${reason}`) : ''),
    },
    {
      id: 'member',
      header: t('columns.member'),
      width: 12,
      cell: ({ member_name, member_number, customer_id }) =>
        member_name ?? member_number ?? customer_id ?? '',
    },
    {
      id: 'happened_at',
      isFixed: true,
      header: t('columns.time'),
      sort: 'happened_at',
      width: 12.5,
      cell: ({ happened_at }) => (
        <time dateTime={happened_at}>{formatDateTime(happened_at, language)}</time>
      ),
    },
  ];
}
