import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import type { Payment } from '~/command-center/requests/review/review-types';
import { useMayWork } from '~/command-center/requests/use-work';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { PaymentEditor } from './payment-editor';
import { PaymentRow } from './payment-row';
import { ReverseDialog } from './reverse-dialog';

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
