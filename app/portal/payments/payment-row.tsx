import { DocumentButton } from '~/shared/documents/document-button';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Billing } from './fetch-billing';
import { note, type Payment, statusLabel, statusTone, typeLabel } from './payment';

type PaymentRowProps = {
  payment: Payment;
  /** For a failed attempt: when it was paid later. */
  paidLater: string | undefined;
  member: Billing['member'] | undefined;
};

/** One payment of the history, in two lines on a phone, with a receipt if it is paid. */
export function PaymentRow({ payment, paidLater, member }: PaymentRowProps) {
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
