type Scheduled = { next_billing_date: string; amount: number; billing_type: string };
type Recorded = { due_date: string; amount: number; billing_type: string; status: string };

export type NextPayment = {
  /** The due date, which may have passed. */
  due: string;
  amount: number;
  billingType: string;
  /** The payment is recorded as pending; otherwise it is only scheduled. */
  isPending: boolean;
};

/** The pending or scheduled payment that is due first. */
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
  // Dates compare as strings. On the same day, the recorded payment has more details.
  return [...pending, ...scheduled].sort((one, other) => compare(one.due, other.due))[0];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
