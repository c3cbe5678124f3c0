import { CalendarDays } from 'lucide-react';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { daysBetween, formatDate, formatDistance, today } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { Skeleton } from '~/ui/skeleton';
import { typeWord } from '../payment';
import type { Schedule } from './billing-page';

/** The contribution that falls due next. */
export function NextPayment({ schedules }: { schedules: Schedule[] | undefined }) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const next = schedules?.[0];
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
      {schedules === undefined && (
        <div className="grid gap-2">
          <Skeleton className="h-9 w-36 bg-mata-700" />
          <Skeleton className="h-5 w-52 max-w-full bg-mata-700" />
        </div>
      )}
      {schedules?.length === 0 && <p className="text-mata-100">{t('next.none')}</p>}
      {next && (
        <div className="grid gap-1">
          <p className="text-subtitle font-semibold tabular-nums">
            {formatMoney(next.amount, language)}
          </p>
          <p className="text-sm text-mata-100">{typeWord(next.billing_type, t)}</p>
          <p className="text-sm font-semibold">
            {t('next.due', {
              date: formatDate(next.next_billing_date, language),
              distance: formatDistance(daysBetween(today(), next.next_billing_date), language),
            })}
          </p>
        </div>
      )}
    </section>
  );
}
