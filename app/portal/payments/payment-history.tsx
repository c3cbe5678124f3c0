import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Billing, olderPaymentsQuery, pageSize } from './fetch-billing';
import { laterPaymentDate, type Payment } from './payment';
import { PaymentRow } from './payment-row';
import { Statement } from './statement';

type PaymentHistoryProps = {
  billing: Billing | undefined;
  /** Renders the content below the history from the loaded payments. */
  children: (loaded: Payment[] | undefined) => ReactNode;
};

/** The latest payments, and older ones on request. */
export function PaymentHistory({ billing, children }: PaymentHistoryProps) {
  const { t } = useTranslation(['billing', 'errors']);
  const older = useInfiniteQuery({
    ...olderPaymentsQuery(billing?.member.id ?? ''),
    enabled: false,
  });
  const payments = billing && unique([...billing.payments, ...shown(older.data?.pages)]);
  const hasMore = older.data ? older.hasNextPage : billing?.hasMore;
  return (
    <>
      <section
        aria-labelledby="history"
        className="grid gap-3 rounded-md bg-white p-5 shadow-raised md:p-6"
      >
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="history" className="text-heading">
            {t('billing:history.title')}
          </h2>
          {billing && <Statement billing={billing} />}
        </div>
        {payments?.length === 0 && <p className="text-muted">{t('billing:history.none')}</p>}
        <ul className="divide-y divide-line">
          {payments?.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              paidLater={laterPaymentDate(payment, payments)}
              member={billing?.member}
            />
          ))}
          {!payments &&
            Array.from({ length: 4 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
              <li key={index} className="py-4">
                <Skeleton className="h-11" />
              </li>
            ))}
        </ul>
        {older.error && (
          <p role="alert" className="text-sm text-danger-700">
            {t('billing:errors.load')}. {t(`errors:${errorMessageKey(older.error)}`)}
          </p>
        )}
        {hasMore && (
          <Button
            variant="outline"
            className="justify-self-center"
            busy={older.isFetching}
            onClick={() => void older.fetchNextPage()}
          >
            {t('billing:history.more')}
          </Button>
        )}
      </section>
      {children(payments)}
    </>
  );
}

/** The rows of all pages, without the extra row that shows that there are more. */
function shown(pages: Payment[][] | undefined): Payment[] {
  return pages?.flatMap((page) => page.slice(0, pageSize)) ?? [];
}

/** A new payment moves another one to the next page, so a row can load twice. */
function unique(payments: Payment[]): Payment[] {
  return [...new Map(payments.map((payment) => [payment.id, payment])).values()];
}
