import type { Deadline as BillDeadline } from '#bill-help/deadlines';
import { statusOf } from '#bill-help/status';
import type { Cents, Day } from '#rules/engine/types';
import type { MemberBill } from '~/portal/bills/bills';
import type { Deadline, HouseholdYear } from './fetch-member-year';

/** Something to do by a day: a deadline of the household, an IUA to pay, or the next day of a bill. */
export type YearDeadline =
  | Deadline
  | { kind: 'iua'; due_on: Day; amount: Cents; name: string; number: string | undefined }
  | { kind: 'bill'; due_on: Day; what: BillDeadline['kind']; bill: MemberBill };

/** All deadlines of a household, the first due first. */
export function deadlinesOf(
  year: HouseholdYear,
  bills: readonly MemberBill[],
  today: Day,
): YearDeadline[] {
  const iuas = year.needs.flatMap(({ conditionId, personId, iuaSoFar, payBy }): YearDeadline[] => {
    if (!payBy || iuaSoFar === 0) return [];
    const number = year.letterOf(conditionId);
    return [{ kind: 'iua', due_on: payBy, amount: iuaSoFar, name: year.nameOf(personId), number }];
  });
  const ofBills = bills.flatMap((one): YearDeadline[] => {
    const { next } = statusOf(one.bill, one.payment, one.answers, one.letters, today);
    return next ? [{ kind: 'bill', due_on: next.day, what: next.kind, bill: one }] : [];
  });
  const all = [...year.deadlines, ...iuas, ...ofBills];
  return all.toSorted((one, other) => one.due_on.localeCompare(other.due_on));
}
