import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatDate, formatDay } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { Badge } from '~/ui/badge';
import { note, type Payment, statusTone, statusWord, typeWord } from '../payment';
import { DocumentButton } from './document-button';

type PaymentRowProps = { payment: Payment; memberName: string };

/** One payment of the history; what is paid has a receipt. */
export function PaymentRow({ payment, memberName }: PaymentRowProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { language } = useLanguage();
  const isPaid = payment.status === 'Paid';
  const date = formatDate(payment.due_date, language);
  const added = note(payment, t);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3.5 lg:grid-cols-[minmax(0,1fr)_auto_9rem_2.75rem]">
      <div className="grid gap-0.5">
        <p className="font-semibold">{typeWord(payment.billing_type, t)}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          <span>{t('history.due', { date })}</span>
          {payment.paid_at && isPaid && (
            <span>{t('history.paid', { date: formatDay(payment.paid_at, language) })}</span>
          )}
          {payment.payment_method && payment.payment_method_last4 && (
            <span>
              {payment.payment_method} •••• {payment.payment_method_last4}
            </span>
          )}
        </p>
        {added && <p className="text-sm text-muted wrap-anywhere">{added}</p>}
      </div>
      <p className="text-right font-semibold tabular-nums max-lg:self-start">
        {formatMoney(payment.amount, language)}
      </p>
      <p className="lg:text-right">
        <Badge tone={statusTone(payment.status)} dot>
          {statusWord(payment.status, t)}
        </Badge>
      </p>
      {isPaid && (
        <DocumentButton
          label={t('receipt.download', { date })}
          className="-mr-2.5 justify-self-end"
          make={async () => {
            const { receipt } = await import('../documents/receipt');
            return receipt({ payment, memberName, language, t });
          }}
        />
      )}
    </li>
  );
}
