import { z } from 'zod';
import {
  decidedLine,
  editions,
  household,
  payeeKind,
  paymentMethod,
  ruleRef,
  totals,
} from './bills.ts';
import { outcome, requestNumber, requestState } from './requests.ts';
import { cents, count, day, id, language, time } from './values.ts';

/** The medical need of a request as it was decided: its IUA, and by when it is to be paid. */
const decidedNeed = z.strictObject({
  starts_on: day,
  iua_cents: cents,
  /** Why its IUA is what it is: `deathAssistance` for a death. */
  iua_reason: z.string(),
  iua_rule: ruleRef,
  iua_paid_on: day.nullable(),
  /** What the team took off the IUA. */
  iua_reduction_cents: cents,
  iua_reduction_reason: z.string().nullable(),
  /** The last day to pay the IUA. */
  iua_due_on: day.nullable(),
});

/** One answer in writing. It never changes: a correction is a new one. */
const decision = z.strictObject({
  id,
  position: count,
  outcome,
  is_second_reading: z.boolean(),
  message: z.string().nullable(),
  edition: count,
  totals,
  shared_cents: cents,
  lines: z.array(decidedLine),
  effective_at: time,
  member: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    member_number: z.string(),
  }),
  person: z.string(),
  kind: z.string().nullable(),
  need: decidedNeed.nullable(),
});

const payment = z.strictObject({
  id,
  paid_on: day,
  method: paymentMethod,
  payee_kind: payeeKind,
  payee_name: z.string(),
  reference: z.string().nullable(),
  amount_cents: cents,
  /** Money that came back to the community. */
  is_refund: z.boolean(),
  is_reversal: z.boolean(),
});

/** The answers to a request, and what was paid. */
const letter = z.strictObject({
  id,
  number: requestNumber,
  language,
  state: requestState,
  received_on: day,
  decision,
  /** When the member finished paying the IUA. */
  iua_paid_on: day.nullable(),
  editions: z.array(z.strictObject({ number: count, effective_on: day })),
  /** The letters before this one, the latest first. */
  earlier: z.array(decision),
  payments: z.array(payment),
  shared_cents: cents,
  paid_cents: cents,
  /** While someone else reads the request again: the day by which they answer. */
  second_reading_due_on: day.nullable(),
  /** Whether someone else can read the request again. */
  can_disagree: z.boolean(),
});

/** What the household should do by a day. */
const deadline = z.strictObject({
  kind: z.enum(['documents', 'draft', 'newborn']),
  due_on: day,
  request_id: id.nullable(),
  number: requestNumber.nullable(),
  /** The number of missing documents, or of days after birth. */
  count,
});

/** The decided facts of a household, from which the rules engine computes its year. */
const memberYear = z.strictObject({
  household,
  editions,
  people: z.array(z.strictObject({ id, first_name: z.string() })),
  deadlines: z.array(deadline),
  /** The requests whose letters are about a need. */
  letters: z.array(z.strictObject({ need_id: id.nullable(), number: requestNumber })),
});

export const letterAnswers = {
  read_decision: letter,
  open_decision: letter,
  preview_decision: letter,
  /** Null without a member. */
  member_year: memberYear.nullable(),
};
