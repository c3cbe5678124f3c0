import { clsx } from 'clsx';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Billing, pageSize } from './fetch-billing';
import type { Payment } from './payment';
import { onTimeRate, totalPaid } from './summary';

type BillingSummaryProps = {
  /** The loaded payments; missing while the first ones load. */
  loaded: Payment[] | undefined;
  thisYear: Billing['thisYear'] | undefined;
};

/** The share of paid payments and this year's total. */
export function BillingSummary({ loaded, thisYear }: BillingSummaryProps) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const year = new Date().getFullYear();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section aria-label={t('summary.title')} className="rounded-md bg-mata-100 p-5 md:p-6">
      <dl className="grid gap-5 sm:grid-cols-2 sm:gap-8">
        <div className="grid content-start">
          <dt className="text-sm font-semibold text-muted">{t('summary.onTime')}</dt>
          <dd className="min-h-[1.2em] text-subtitle font-semibold tabular-nums">
            {loaded ? percent.format(onTimeRate(loaded) / 100) : <Waiting />}
          </dd>
          {/* While it loads, an invisible text of the same length reserves the space. */}
          <dd className={clsx('text-sm text-muted', !loaded && 'invisible')}>
            {t('summary.ofLatest', { count: loaded?.length ?? pageSize })}
          </dd>
        </div>
        <div className="grid content-start">
          <dt className="text-sm font-semibold text-muted">{t('summary.paid', { year })}</dt>
          <dd className="min-h-[1.2em] text-subtitle font-semibold tabular-nums">
            {thisYear ? formatMoney(totalPaid(thisYear, year), language) : <Waiting />}
          </dd>
          <dd className="text-sm text-muted">{t('summary.byDueDate')}</dd>
        </div>
      </dl>
    </section>
  );
}

function Waiting() {
  return <Skeleton className="my-[0.1em] h-[0.95em] w-28 bg-mata-300/40" />;
}
