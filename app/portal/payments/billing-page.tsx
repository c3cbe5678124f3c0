import { BillingSummary } from './billing-summary';
import type { Billing } from './fetch-billing';
import { NextPayment } from './next-payment-card';
import { PaymentHistory } from './payment-history';
import { PaymentMethod } from './payment-method';
import { Schedules } from './schedules';

/** The next payment, the payment method and the history. `billing` is missing while it loads. */
export function BillingPage({ billing }: { billing: Billing | undefined }) {
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
      {billing && billing.schedules.length > 1 && <Schedules schedules={billing.schedules} />}
    </div>
  );
}
