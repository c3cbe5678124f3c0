import { reminderOf, statusOf } from '../../../bill-help/status.ts';
import type { Answers } from '../../../bill-help/types.ts';
import { isDay } from '../../../rules/engine/days.ts';
import type { Answer } from '../../contracts/answers.ts';
import { requestAsService } from '../_shared/backend.ts';

type Unchecked = Answer<'bills_to_check'>[number];

/**
 * Queues a reminder of each bill whose next day is near. Each bill is checked once a day. Another run
 * may check the same bills: it finds the same, which is queued once.
 */
export async function checkBills(isTimeUp: () => boolean): Promise<void> {
  for (;;) {
    const bills = await requestAsService<Unchecked[]>('/rest/v1/rpc/bills_to_check', { body: {} });
    if (bills.length === 0) return;
    const checks = bills.map(check);
    await requestAsService('/rest/v1/rpc/finish_bill_checks', { body: { checks } });
    if (isTimeUp()) return;
  }
}

function check({ id, today, payment, answers, letters, ...bill }: Unchecked) {
  const { next } = statusOf(
    {
      sender: bill.sender,
      amount: bill.amount_cents,
      billed: bill.billed_on,
      due: bill.due_on ?? undefined,
    },
    payment,
    readable(answers),
    letters.map(({ sent_on, answered_on, new_amount_cents }) => ({
      sentOn: sent_on,
      answeredOn: answered_on,
      newAmount: new_amount_cents,
    })),
    today,
  );
  const { day = null, daysBefore: days_before = null } = reminderOf(next, today) ?? {};
  return { bill_id: id, today, day, days_before };
}

/** The database checks only the form of this day, and one unreadable bill must not stop the others. */
function readable({ notice, ...answers }: Answers): Answers {
  return isDay(notice) ? { ...answers, notice } : answers;
}
