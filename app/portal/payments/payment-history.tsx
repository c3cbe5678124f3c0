import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { DocumentButton } from '~/shared/documents/document-button';
import { Select } from '~/shared/fields/select';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Billing, fetchYear, olderPaymentsQuery, pageSize } from './fetch-billing';
import {
  laterPaymentDate,
  note,
  type Payment,
  statementYears,
  statusLabel,
  statusTone,
  typeLabel,
} from './payment';

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

type PaymentRowProps = {
  payment: Payment;
  /** For a failed attempt: when it was paid later. */
  paidLater: string | undefined;
  member: Billing['member'] | undefined;
};

/** One payment of the history, in two lines on a phone, with a receipt if it is paid. */
function PaymentRow({ payment, paidLater, member }: PaymentRowProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { language } = useLanguage();
  const isPaid = payment.status === 'Paid';
  const due = formatDate(payment.due_date, language);
  const paidAt = isPaid ? payment.paid_at : (paidLater ?? null);
  const added = note(payment, t, language);
  return (
    <li className="grid gap-x-4 py-2.5 lg:grid-cols-[minmax(0,1fr)_auto_9rem_2.75rem] lg:items-center lg:py-3.5">
      <div className="flex items-baseline justify-between gap-3 lg:contents">
        <p className="font-semibold wrap-anywhere">
          {typeLabel(payment.billing_type, t)}
          {added && <span className="font-normal text-muted"> · {added}</span>}
        </p>
        <p className="text-right font-semibold tabular-nums lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {formatMoney(payment.amount, language)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 lg:contents">
        <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums lg:col-start-1 lg:row-start-2">
          {/* A phone has room for one date: the payment's, or else the due date. */}
          <span className={paidAt ? 'max-lg:hidden' : undefined}>
            {t('history.due', { date: due })}
          </span>
          {paidAt && (
            <span>
              {t(isPaid ? 'history.paid' : 'history.paidLater', {
                date: formatDay(paidAt, language),
              })}
            </span>
          )}
          {payment.payment_method && payment.payment_method_last4 && (
            <span className="max-lg:hidden">
              {payment.payment_method} •••• {payment.payment_method_last4}
            </span>
          )}
        </p>
        <div className="flex min-h-11 items-center justify-end gap-1 lg:contents">
          <p className="lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:text-right">
            <Badge tone={statusTone(payment.status)} dot>
              {statusLabel(payment.status, t)}
            </Badge>
          </p>
          {isPaid && member && (
            <DocumentButton
              label={t('receipt.download', { date: due })}
              failure={t('errors.document')}
              className="-mr-2.5 justify-self-end lg:col-start-4 lg:row-span-2 lg:row-start-1"
              make={async () => {
                const { receipt } = await import('./documents/receipt');
                return receipt({ payment, member, language, t });
              }}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** Downloads all payments of a year as a document. */
function Statement({ billing }: { billing: Billing }) {
  const { t } = useTranslation(['billing', 'common']);
  const { language } = useLanguage();
  const { member, firstDueDate, payments } = billing;
  const years = statementYears(firstDueDate, payments[0]?.due_date);
  const [chosen, setChosen] = useState<number>();
  const year = chosen ?? years[0];
  if (year === undefined) return null;
  return (
    <div className="flex items-center gap-1">
      {years.length > 1 && (
        <Select
          aria-label={t('statement.year')}
          value={year}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="min-h-11! w-28 text-sm!"
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
      <DocumentButton
        label={t('statement.download', { year })}
        failure={t('errors.document')}
        className="-mr-2.5"
        make={async () => {
          const [{ statement }, ofYear] = await Promise.all([
            import('./documents/statement'),
            fetchYear(member.id, year),
          ]);
          return statement({ payments: ofYear, year, member, language, t });
        }}
      >
        {t('statement.short')}
      </DocumentButton>
    </div>
  );
}
