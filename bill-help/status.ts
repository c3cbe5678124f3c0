import { addDays } from '../rules/engine/days.ts';
import { questionsFor } from './checklist.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import type { Answers, Bill, Cents, Day } from './types.ts';

/** What became of a letter about a bill. */
export type LetterOutcome = {
  sentOn: Day | null;
  answeredOn: Day | null;
  /** What the bill asks for after the answer; null if the answer names no amount. */
  newAmount: Cents | null;
};

/**
 * What the bill asks for now: what the latest answer with an amount says, or else its own amount. Of
 * answers on one day, that of the later letter counts.
 * @param letters the oldest first.
 */
export function amountNow(
  amount: Cents,
  letters: readonly Pick<LetterOutcome, 'answeredOn' | 'newAmount'>[],
): Cents {
  const answers = letters.filter(({ newAmount }) => newAmount !== null);
  const inOrder = answers.toSorted((one, other) =>
    (one.answeredOn ?? '').localeCompare(other.answeredOn ?? ''),
  );
  return inOrder.at(-1)?.newAmount ?? amount;
}

export type Payment = 'unpaid' | 'partly' | 'paid';

export type BillStatus =
  /** Nothing is left to pay, or nothing is asked for yet. */
  | { kind: 'paid' | 'forgiven' | 'notYet' }
  /** A letter was sent, and is not answered. */
  | { kind: 'waiting'; since: Day }
  /** Questions of the checklist are open. */
  | { kind: 'check'; count: number }
  | { kind: 'open' };

/** Where a bill stands, and the next day to act. A bill that asks for no money has none. */
export function statusOf(
  bill: Bill,
  payment: Payment,
  answers: Answers,
  letters: readonly LetterOutcome[],
  today: Day,
): { status: BillStatus; next?: Deadline } {
  if (payment === 'paid') return { status: { kind: 'paid' } };
  if (amountNow(bill.amount, letters) === 0) return { status: { kind: 'forgiven' } };
  if (answers.asksForMoney === 'no') return { status: { kind: 'notYet' } };
  const next = deadlinesOf(bill, answers).find(({ day, isFrom }) => !isFrom && day >= today);
  return { status: openStatus(bill, answers, letters), ...(next && { next }) };
}

/** A reminder of the next day of a bill. */
export type Reminder = { day: Day; daysBefore: 7 | 1 };

/** The reminder that is due today. One that was not sent on its day is due on the day after, too. */
export function reminderOf(next: Deadline | undefined, today: Day): Reminder | undefined {
  if (!next) return undefined;
  const { day } = next;
  const isDue = (before: number) =>
    [before, before - 1].some((one) => addDays(day, -one) === today);
  const daysBefore = ([7, 1] as const).find(isDue);
  return daysBefore && { day, daysBefore };
}

function openStatus(bill: Bill, answers: Answers, letters: readonly LetterOutcome[]): BillStatus {
  const sent = letters.flatMap(({ sentOn, answeredOn }) => (answeredOn ? [] : (sentOn ?? [])));
  const [since] = sent.sort();
  if (since) return { kind: 'waiting', since };
  const count = questionsFor(bill, answers).filter((one) => answers[one] === undefined).length;
  return count > 0 ? { kind: 'check', count } : { kind: 'open' };
}
