import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { reversePayment } from '~/command-center/requests/review/call-review';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { ReasonDialog } from '~/command-center/requests/review/reason-dialog';
import type { Payment } from '~/command-center/requests/review/review-types';
import { useReviewWork } from '~/command-center/requests/review/use-review-work';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { newId } from '~/shared/browser/new-id';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { PaymentEditor } from './payment-editor';

type PaymentsProps = { data: OpenRequest; review: Review };

/** What was paid for a decision, and how much is open. */
export function Payments({ data, review }: PaymentsProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const record = useOpenRecord();
  const mayWork = useMayWork();
  const [reversed, setReversed] = useState<Payment>();
  const { payments, shared_cents: shared, paid_cents: paid } = review;
  const { state } = data.request;
  const money = (cents: number) => formatMoney(cents / 100, language);
  const open = shared - paid;
  const mayRecord = mayWork && open > 0 && (state === 'answered' || state === 'paying');
  const mayReturn = mayWork && open < 0;
  if (shared === 0 && payments.length === 0) return null;
  return (
    <FactGroup
      title={t('payment.title')}
      action={
        (mayRecord || mayReturn) && (
          <Button variant="outline" size="sm" onClick={() => record.open('payment')}>
            <Plus className="size-4.5" />
            <span className="max-sm:sr-only">
              {mayReturn ? t('payment.addRefund') : t('payment.add')}
            </span>
          </Button>
        )
      }
      form={
        <div className="grid gap-4">
          <p className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
            <span>{t('payment.shared', { amount: money(shared) })}</span>
            <span>{t('payment.paid', { amount: money(paid) })}</span>
            <strong className={open === 0 ? 'text-mata-700' : 'font-semibold'}>
              {open === 0
                ? t('payment.settled')
                : t(open > 0 ? 'payment.open' : 'payment.toReturn', {
                    amount: money(Math.abs(open)),
                  })}
            </strong>
          </p>
          {payments.length === 0 && <p className="text-muted">{t('payment.empty')}</p>}
          <ol className="divide-y divide-line/70">
            {payments.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                isReversed={payments.some(({ reverses }) => reverses === payment.id)}
                onReverse={mayWork ? () => setReversed(payment) : undefined}
              />
            ))}
          </ol>
          {(mayRecord || mayReturn) && record.openId === 'payment' && (
            <PaymentEditor data={data} review={review} onClose={record.close} />
          )}
          {reversed && <ReverseDialog payment={reversed} onClose={() => setReversed(undefined)} />}
        </div>
      }
    />
  );
}

type PaymentRowProps = {
  payment: Payment;
  isReversed: boolean;
  /** None for admins who only read. */
  onReverse: (() => void) | undefined;
};

/** A payment, or the reversal of one. */
function PaymentRow({ payment, isReversed, onReverse }: PaymentRowProps) {
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

/** Takes a recorded payment back, with a reason. Both stay on record. */
function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const work = useReviewWork();
  const [id] = useState(newId);
  const reverse = (reason: string, onDone: () => void) => {
    const args = { payment_id: payment.id, reversal_id: id, reason };
    work.mutate(
      { work: () => reversePayment(args), text: t('payment.wasReversed') },
      { onSuccess: onDone },
    );
  };
  return (
    <ReasonDialog
      draftKey={`reversal:${payment.id}`}
      title={t('payment.reverseTitle')}
      text={t('payment.reverseText', {
        amount: formatMoney(payment.amount_cents / 100, language),
        payee: payment.payee_name,
      })}
      label={t('payment.reason')}
      submit={t('payment.reverse')}
      isDanger
      isBusy={work.isPending}
      onSubmit={reverse}
      onClose={onClose}
    />
  );
}
