import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { ContributionMonth } from './list/fetch-contributions';

const tones = {
  open: 'info',
  late: 'danger',
  paid: 'success',
  overpaid: 'warning',
  settled: 'neutral',
} as const;

type MonthBadgesProps = { month: Pick<ContributionMonth, 'state' | 'is_reversed'> };

/** Whether a month is paid, and whether an amount was taken back. */
export function MonthBadges({ month }: MonthBadgesProps) {
  const { t } = useTranslation('manageContributions');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge dot tone={tones[month.state]}>
        {t(`states.${month.state}`)}
      </Badge>
      {month.is_reversed && <Badge tone="neutral">{t('states.reversed')}</Badge>}
    </span>
  );
}
