import type { Language } from '~/shared/i18n/language';
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

/** A month as text: "November 2026", "novembro de 2026". */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}

/** The month some months after another one, as `2026-11`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The months that a payment can be for: a year ahead and two years back. */
export function offeredMonths(today: string): string[] {
  return Array.from({ length: 37 }, (_, index) => monthAfter(today, 12 - index));
}
