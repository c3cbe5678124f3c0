import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { EmptyState } from '~/shared/ui/empty-state';
import { BillingSummary } from './billing-summary';
import { NextPayment } from './next-payment-card';
import type { Payment } from './payment';
import { PaymentHistory } from './payment-history';
import { PaymentMethod } from './payment-method';
import { Schedules } from './schedules';

export type Schedule = {
  id: string;
  next_billing_date: string;
  amount: number;
  billing_type: string;
};

export type PaymentCard = {
  id: string;
  card_type: string;
  card_last4: string;
  expiration_date: string;
};

export type Billing = {
  member: { id: string; name: string };
  schedules: Schedule[];
  cards: PaymentCard[];
  payments: Payment[];
  hasMore: boolean;
  thisYear: { amount: number; status: string; due_date: string }[];
  firstDueDate: string | null;
};

/** What comes next, how it is paid, what was. `billing` is missing while it loads. */
export function BillingPage({ billing }: { billing: Billing | undefined }) {
  const { t } = useTranslation('billing');
  if (billing && isEmpty(billing)) {
    return <EmptyState title={t('none.title')} text={t('none.text')} illustration={Mailbox} />;
  }
  return (
    <div aria-busy={!billing} className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <NextPayment billing={billing} />
        <PaymentMethod cards={billing?.cards} />
      </div>
      <PaymentHistory billing={billing}>
        {(loaded) => <BillingSummary loaded={loaded} thisYear={billing?.thisYear} />}
      </PaymentHistory>
      {/* Last, because only the answer tells whether it is there: it pushes nothing away. */}
      {billing && billing.schedules.length > 1 && <Schedules schedules={billing.schedules} />}
    </div>
  );
}

function isEmpty({ schedules, cards, payments }: Billing): boolean {
  return schedules.length === 0 && cards.length === 0 && payments.length === 0;
}
