import { MonthBadges } from '~/command-center/books/contributions/month-badges';
import { monthName } from '~/command-center/books/contributions/month-name';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type LedgerMonth, stateOf } from './fetch-ledger';

type MonthListProps = { months: readonly LedgerMonth[]; today: string };

/** What was due and received in each month, the latest first. */
export function MonthList({ months, today }: MonthListProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  return (
    <ul className="divide-y divide-line/70">
      {months.map((month) => {
        const { due_cents: due, received_cents: received, paid_on, due_on } = month;
        return (
          <li key={month.month} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold first-letter:uppercase">
                {monthName(month.month, language)}
              </span>
              <MonthBadges
                month={{ state: stateOf(month, today), is_reversed: month.is_reversed }}
              />
            </p>
            <p className="flex flex-wrap gap-x-5 text-sm text-muted tabular-nums">
              <span>{t('ledger.due', { amount: money(due) })}</span>
              <span>{t('ledger.received', { amount: money(received) })}</span>
              {received > due && (
                <span>{t('ledger.above', { amount: money(received - due) })}</span>
              )}
              {paid_on && (
                <span>{t('ledger.paidOn', { date: formatDate(paid_on, language) })}</span>
              )}
              {!paid_on && due_on && (
                <span>{t('ledger.dueOn', { date: formatDate(due_on, language) })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
