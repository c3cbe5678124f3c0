import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays, CreditCard } from 'lucide-react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { queryClient } from '~/shared/backend/query-client';
import { daysBetween, formatDate, formatDistance, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Billing, billingQuery, pageSize } from './fetch-billing';
import { nextDate, nextPayment, onTimeRate, type Payment, totalPaid, typeLabel } from './payment';
import { PaymentHistory } from './payment-history';
import { standingQuery } from './standing/fetch-standing';
import { MonthStanding } from './standing/month-standing';

export const clientLoader = profileLoader('profilePayments', ({ id }) => {
  void queryClient.prefetchQuery(billingQuery(id));
});

export default function Payments() {
  const { t } = useTranslation('billing');
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const query = useQuery(billingQuery(id));
  const standing = useQuery(standingQuery(id, language));
  // Together, so that nothing moves. Without the month, the payments are still shown.
  const billing = standing.isPending ? undefined : query.data;
  return (
    <ProfileSection title="payments">
      {!query.data && query.error ? (
        <LoadFailure title={t('errors.load')} query={query} />
      ) : (
        <>
          {billing && standing.data && <MonthStanding standing={standing.data} />}
          <BillingPage billing={billing} />
          {billing && (
            <LocalLink to="openBooks" className="link inline-flex min-h-11 items-center text-sm">
              {t('openBooks')}
            </LocalLink>
          )}
        </>
      )}
    </ProfileSection>
  );
}

/** The next payment, the payment method and the history. `billing` is missing while it loads. */
function BillingPage({ billing }: { billing: Billing | undefined }) {
  return (
    <div aria-busy={!billing} className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <NextPayment billing={billing} />
        <PaymentMethod cards={billing?.cards} />
      </div>
      <PaymentHistory billing={billing}>
        {(loaded) => <BillingSummary loaded={loaded} thisYear={billing?.thisYear} />}
      </PaymentHistory>
      {/* Last, because it appears only once billing has loaded: it must not move the rest. */}
      {billing && billing.schedules.length > 1 && (
        <Schedules schedules={billing.schedules} payments={billing.payments} />
      )}
    </div>
  );
}

type BillingSummaryProps = {
  /** The loaded payments; missing while the first ones load. */
  loaded: Payment[] | undefined;
  thisYear: Billing['thisYear'] | undefined;
};

/** The share of paid payments and this year's total. */
function BillingSummary({ loaded, thisYear }: BillingSummaryProps) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const year = new Date().getFullYear();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section aria-label={t('summary.title')} className="rounded-md bg-mata-100 p-5 md:p-6">
      <dl className="grid gap-5 sm:grid-cols-2 sm:gap-8">
        <div className="grid content-start">
          <dt className="text-sm font-semibold text-muted">{t('summary.made')}</dt>
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

type NextPaymentProps = {
  /** Missing while it loads. */
  billing: Pick<Billing, 'schedules' | 'payments'> | undefined;
};

/** The contribution that is due next. */
function NextPayment({ billing }: NextPaymentProps) {
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

/** All scheduled contributions, if there is more than one. A recorded payment that is not made yet comes first, as in the next payment. */
function Schedules({ schedules, payments }: Pick<Billing, 'schedules' | 'payments'>) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  return (
    <section
      aria-labelledby="schedules"
      className="grid gap-3 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="schedules" className="text-heading">
        {t('schedules.title')}
      </h2>
      <ul className="divide-y divide-line">
        {schedules.map((schedule) => (
          <li key={schedule.id} className="flex items-center justify-between gap-4 py-3">
            <span className="grid">
              <span className="font-semibold">{typeLabel(schedule.billing_type, t)}</span>
              <span className="text-sm text-muted">
                {t('schedules.next', { date: formatDate(nextDate(schedule, payments), language) })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">
              {formatMoney(schedule.amount, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card that is charged, then the other cards on record. */
function PaymentMethod({ cards }: { cards: Billing['cards'] | undefined }) {
  const { t } = useTranslation('billing');
  return (
    <section
      aria-labelledby="payment-method"
      className="grid min-h-46 content-between gap-5 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <h2
        id="payment-method"
        className="flex items-center gap-2.5 text-sm font-semibold text-muted"
      >
        <CreditCard className="size-5" />
        {t('method.title')}
      </h2>
      {cards === undefined && (
        <div className="grid gap-2">
          <Skeleton className="h-8 w-full max-w-48" />
          <Skeleton className="h-5 w-full max-w-32" />
        </div>
      )}
      {cards?.length === 0 && <p className="text-muted">{t('method.none')}</p>}
      {cards && cards.length > 0 && (
        <ul className="grid gap-4">
          {cards.map((card, index) => (
            <li key={card.id} className="grid gap-1">
              <p
                className={index === 0 ? 'text-heading font-semibold tabular-nums' : 'tabular-nums'}
              >
                <span aria-hidden="true">
                  {card.card_type} •••• {card.card_last4}
                </span>
                <span className="sr-only">
                  {t('method.spoken', { type: card.card_type, digits: card.card_last4 })}
                </span>
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                {t('method.expires', { month: monthOf(card.expiration_date) })}
                {card.expiration_date < today() && (
                  <Badge tone="warning">{t('method.expired')}</Badge>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `'2028-12-31'` as printed on the card: `12/2028`. */
function monthOf(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
