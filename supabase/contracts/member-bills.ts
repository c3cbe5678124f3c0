import { z } from 'zod';
import { letters } from '../../bill-help/findings.ts';
import type { Question } from '../../bill-help/types.ts';
import { cents, day, id, time } from './values.ts';

const answer = z.enum(['yes', 'no', 'unsure']).optional().catch(undefined);
const amount = cents.nonnegative().optional().catch(undefined);
const byQuestion = {
  asksForMoney: answer,
  mine: answer,
  itemized: answer,
  addsUp: answer,
  twice: answer,
  outsideVisit: answer,
  unshownPayment: answer,
  fees: answer,
  estimate: answer,
  otherPayer: answer,
  namedInsurer: answer,
  collector: answer,
} satisfies Record<Question, typeof answer>;

/** Answers to the checklist. Members write them, so what is no answer is left out. */
const checklistAnswers = z.object({
  ...byQuestion,
  paid: amount,
  estimated: amount,
  // The database checks only the form of this day.
  notice: day
    .refine((value) => value >= '1950-01-01' && value <= '2100-01-01')
    .optional()
    .catch(undefined),
});

const memberBill = z.strictObject({
  id,
  /** Who asks for the money. */
  sender: z.enum(['hospital', 'office', 'collector']),
  amount_cents: cents,
  billed_on: day,
  due_on: day.nullable(),
  payment: z.enum(['unpaid', 'partly', 'paid']),
  answers: checklistAnswers,
  provider: z.string().nullable(),
  account: z.string().nullable(),
  /** Oldest first. */
  letters: z.array(
    z.strictObject({
      id,
      letter: z.enum(letters),
      written_on: day,
      sent_on: day.nullable(),
      sent_by: z.enum(['mail', 'email', 'fax', 'portal', 'hand', 'phone']).nullable(),
      answered_on: day.nullable(),
      result: z.enum(['agreed', 'partly', 'refused']).nullable(),
      /** What the bill asks for after the answer. */
      new_amount_cents: cents.nullable(),
      /** What the answer took off the bill. */
      saved_cents: cents.nullable(),
      /** When an admin confirmed that, and who. */
      confirmed_at: time.nullable(),
      confirmed_by: z.string().nullable(),
    }),
  ),
});

/** The bills that a member entered in a request, oldest first, with the letters about each. */
export const memberBills = z.array(memberBill);

export const memberBillAnswers = {
  /** `today` is the day in the time zone of the bill's member. */
  bills_to_check: z.array(
    memberBill.omit({ provider: true, account: true }).extend({ today: day }),
  ),
};
