import { CalendarDays } from 'lucide-react';
import { daysBetween, formatDate, formatDistance, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import type { Billing } from './fetch-billing';
import { nextPayment } from './next-payment';
import { typeLabel } from './payment';

type NextPaymentProps = {
  /** Missing while it loads. */
  billing: Pick<Billing, 'schedules' | 'payments'> | undefined;
};

/** The contribution that is due next. */
export function NextPayment({ billing }: NextPaymentProps) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const next = billing && nextPayment(billing.schedules, billing.payments);
  return (
    <section
      aria-labelledby="next-payment"
      className="on-dark grid min-h-46 content-between gap-5 rounded-md bg-mata-900 p-5 text-paper md:p-6"
    >
      <h2
        id="next-payment"
        className="flex items-center gap-2.5 text-sm font-semibold text-mata-300"
      >
        <CalendarDays className="size-5" />
        {t('next.title')}
      </h2>
      {!billing && (
        <div className="grid gap-2">
          <Skeleton className="h-9 w-36 bg-mata-700" />
          <Skeleton className="h-5 w-52 max-w-full bg-mata-700" />
        </div>
      )}
      {billing && !next && <p className="text-mata-100">{t('next.none')}</p>}
      {next && (
        <div className="grid gap-1">
          <p className="text-subtitle font-semibold tabular-nums">
            {formatMoney(next.amount, language)}
          </p>
          <p className="text-sm text-mata-100">
            {typeLabel(next.billingType, t)}
            {next.isPending && ` · ${t('next.pending')}`}
          </p>
          <p className="text-sm font-semibold">
            {t('next.due', {
              date: formatDate(next.due, language),
              distance: formatDistance(daysBetween(today(), next.due), language),
            })}
          </p>
        </div>
      )}
    </section>
  );
}
