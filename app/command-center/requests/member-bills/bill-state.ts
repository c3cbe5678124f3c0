import type { z } from 'zod';
import { nextQuestion } from '#bill-help/checklist';
import { type Deadline, deadlinesOf } from '#bill-help/deadlines';
import { check, type FindingKind, type Letter, lettersFor } from '#bill-help/findings';
import { amountNow } from '#bill-help/status';
import type { Bill, Cents, Day } from '#bill-help/types';
import type { memberBills } from '../../../../supabase/contracts/member-bills';

export type MemberBill = z.infer<typeof memberBills>[number];

export type BillState = {
  /** What the bill asks for after the latest answer to a letter. */
  amount: Cents;
  found: FindingKind[];
  isUnfinished: boolean;
  /** The last days to act that have passed, and then the next one. */
  days: Deadline[];
  /** The letters that help and were not sent, the most pressing first. */
  toSuggest: Letter[];
};

/** What the team sees about a bill on a day. Nothing is left to do about one that asks for no money. */
export function stateOfBill(entered: MemberBill, today: Day): BillState {
  const { sender, answers, letters } = entered;
  const amount = amountNow(
    entered.amount_cents,
    letters.map(({ answered_on, new_amount_cents }) => ({
      answeredOn: answered_on,
      newAmount: new_amount_cents,
    })),
  );
  const { billed_on: billed, due_on: due } = entered;
  const bill: Bill = { sender, amount, billed, due: due ?? undefined };
  const { found } = check(bill, answers, today);
  const isUnfinished = nextQuestion(bill, answers) !== undefined;
  if (amount === 0 || answers.asksForMoney === 'no') {
    return { amount, found, isUnfinished, days: [], toSuggest: [] };
  }
  const lastDays = deadlinesOf(bill, answers).filter(({ isFrom }) => !isFrom);
  const next = lastDays.find(({ day }) => day >= today);
  const sent = letters.filter(({ sent_on }) => sent_on !== null).map(({ letter }) => letter);
  return {
    amount,
    found,
    isUnfinished,
    days: [...lastDays.filter(({ day }) => day < today), ...(next ? [next] : [])],
    toSuggest: lettersFor(bill, found, true).filter((letter) => !sent.includes(letter)),
  };
}
