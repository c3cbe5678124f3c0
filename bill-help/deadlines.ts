import { addDays } from '../rules/engine/days.ts';
import { addBusinessDays } from './business-days.ts';
import { law } from './law.ts';
import type { Answers, Bill, Day } from './types.ts';

/** A day that matters. `from` begins something, all others are the last day to act. */
export type Deadline = {
  kind: 'due' | 'collection' | 'assistance' | 'dispute' | 'validation';
  day: Day;
  isFrom?: true;
  /** The law may still give time after `day` until this day. */
  perhapsUntil?: Day;
};

/**
 * The days that follow from a bill, in their order. Where the law counts from the day on which
 * something arrived, the printed date is taken: it is earlier, so nothing is late.
 */
export function deadlinesOf(bill: Bill, answers: Answers): Deadline[] {
  const { sender, amount, billed, due } = bill;
  const found: Deadline[] = [];
  if (due) found.push({ kind: 'due', day: due });
  // A collector asks for what may have been a hospital's bill.
  if (sender !== 'office') {
    found.push(
      { kind: 'collection', day: addDays(billed, law.collectionDays.value), isFrom: true },
      { kind: 'assistance', day: addDays(billed, law.assistanceDays.value) },
    );
  }
  if (isAboveEstimate(amount, answers)) {
    found.push({ kind: 'dispute', day: addDays(billed, law.disputeDays.value) });
  }
  if (answers.collector === 'yes' && answers.notice) {
    const arrived = addBusinessDays(answers.notice, law.receiptBusinessDays.value);
    found.push({
      kind: 'validation',
      day: addDays(answers.notice, law.validationDays.value),
      perhapsUntil: addDays(arrived, law.validationDays.value),
    });
  }
  return found.sort((one, other) => one.day.localeCompare(other.day));
}

/** Whether a bill is so far above the estimate that the federal dispute is open to it. */
export function isAboveEstimate(amount: number, { estimate, estimated }: Answers): boolean {
  return (
    estimate === 'yes' && estimated !== undefined && amount - estimated >= law.disputeCents.value
  );
}
