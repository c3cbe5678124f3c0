type Item = { status: string; amount: number; due_date: string };

/**
 * The share of the loaded payments that is paid, in whole percent; 100 if none is paid.
 */
export function onTimeRate(payments: readonly Pick<Item, 'status'>[]): number {
  const paid = payments.filter(({ status }) => status === 'Paid').length;
  return paid === 0 ? 100 : Math.round((100 * paid) / payments.length);
}

/** The sum of the paid payments due in a calendar year, added in cents so that it is exact. */
export function totalPaid(payments: readonly Item[], year: number): number {
  const cents = payments
    .filter(({ status, due_date }) => status === 'Paid' && due_date.startsWith(`${year}-`))
    .reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  return cents / 100;
}

/** The years with a statement, the latest first. */
export function statementYears(first: string | null, latest: string | undefined): number[] {
  if (!first || !latest) return [];
  const from = Number(first.slice(0, 4));
  const to = Number(latest.slice(0, 4));
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
