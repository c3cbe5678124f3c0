type Scheduled = { next_billing_date: string; amount: number; billing_type: string };
type Recorded = { due_date: string; amount: number; billing_type: string; status: string };

export type NextPayment = {
  /** The day on which it is due, also if that day has passed. */
  due: string;
  amount: number;
  billingType: string;
  /** It is on record and waits to be paid; otherwise it is only scheduled. */
  isPending: boolean;
};

/** The payment that is due first: one that is pending, or one that is scheduled. */
export function nextPayment(
  schedules: readonly Scheduled[],
  payments: readonly Recorded[],
): NextPayment | undefined {
  const pending = payments
    .filter(({ status }) => status === 'Pending')
    .map(({ due_date, amount, billing_type }) => ({
      due: due_date,
      amount,
      billingType: billing_type,
      isPending: true,
    }));
  const scheduled = schedules.map(({ next_billing_date, amount, billing_type }) => ({
    due: next_billing_date,
    amount,
    billingType: billing_type,
    isPending: false,
  }));
  // Dates compare as texts. Of two on the same day, the one on record says more.
  return [...pending, ...scheduled].sort((one, other) => compare(one.due, other.due))[0];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
