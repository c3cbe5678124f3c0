import type { Payment } from '~/command-center/requests/review/review-types';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

type PaymentRowProps = {
  payment: Payment;
  isReversed: boolean;
  /** None for admins who only read. */
  onReverse: (() => void) | undefined;
};

/** A payment, or the reversal of one. */
export function PaymentRow({ payment, isReversed, onReverse }: PaymentRowProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const amount = formatMoney(payment.amount_cents / 100, language);
  return (
    <li className="grid gap-0.5 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {payment.payee_name}
          {payment.reverses && ` · ${t('payment.reversal')}`}
          {payment.is_refund && !payment.reverses && ` · ${t('payment.refund')}`}
          {isReversed && <span className="font-normal text-muted"> · {t('payment.reversed')}</span>}
        </span>
        <span className="font-semibold whitespace-nowrap tabular-nums">{amount}</span>
      </p>
      <p className="text-muted wrap-anywhere">
        {formatDate(payment.paid_on, language)} ·{' '}
        {payment.is_refund
          ? t(`payment.refundMethods.${payment.method as 'debit_card'}`)
          : t(`payment.methods.${payment.method}`)}{' '}
        · {payment.reference} · {payment.admin_name}
      </p>
      {payment.reason && <p className="wrap-anywhere whitespace-pre-line">{payment.reason}</p>}
      {onReverse && !payment.reverses && !isReversed && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('payment.reverseOne', { amount, payee: payment.payee_name })}
          onClick={onReverse}
          className="-ml-3 w-fit"
        >
          {t('payment.reverse')}
        </Button>
      )}
    </li>
  );
}
