import { z } from 'zod';
import type { Care } from '../../rules/engine/care.ts';
import type { Edition, Household, LineResult, Need } from '../../rules/engine/types.ts';
import { outcome, requestNumber } from './requests.ts';
import { cents, count, day, id, rowOf, time } from './values.ts';

/** Facts and results of the rules engine, which has their types. */
function ofEngine<Type extends object>() {
  return z.custom<Type>((value) => typeof value === 'object' && value !== null);
}

export const household = ofEngine<Household>();
export const editions = z.array(ofEngine<Edition>());

const care = z.custom<Care>((value) => typeof value === 'string');

/** A section of the rules, as in its address: tab and anchor. */
export const ruleRef = z.templateLiteral([
  z.enum(['instructions', 'procedures', 'exclusions', 'maternity']),
  '#',
  z.string(),
]);

const partKind = z.enum([
  'discount',
  'otherPayer',
  'notEligible',
  'iua',
  'belowMinimum',
  'aboveLimit',
  'shareable',
  'undecided',
]);

export const totals = z.record(partKind, cents);

export const decidedLine = z.strictObject({
  line_id: id,
  provider: z.string(),
  service_date: day,
  description: z.string(),
  care,
  charge_cents: cents,
  position: count,
  /** The edition of the rules in force on the day of care. */
  edition: count,
  /** By the engine or, with the reason `decided`, by a person. */
  parts: z.array(
    z.strictObject({ kind: partKind, amount: cents, rule: ruleRef, reason: z.string() }),
  ),
  /** Why a person changed the parts; null if they are the engine's. */
  reason: z.string().nullable(),
});

/** A medical need of a person. `person_id` is null for the member. */
const need = rowOf<'medical_needs'>()({
  kind: z.enum(['illness', 'accident', 'maternity', 'death']),
  pre_existing: z.enum(['no', 'yes', 'unknown']),
  /** A day for each time that the condition came back. */
  iua_paid_on: z.array(day),
});

const bill = z.strictObject({
  id,
  request_id: id,
  provider: z.string(),
  bill_date: day.nullable(),
  total_cents: cents,
  estimate_cents: cents.nullable(),
  file_id: id.nullable(),
  created_at: time,
  updated_at: time,
  lines: z.array(rowOf<'bill_lines', 'bill_id'>()({ care })),
});

const ofBill = { bill_id: id, line_id: id.nullable() };

/** Something about a bill that a person should look at. It never stops saving. */
const warning = z.discriminatedUnion('code', [
  z.strictObject({
    ...ofBill,
    code: z.literal('wrong_sum'),
    total_cents: cents,
    lines_cents: cents,
  }),
  z.strictObject({
    ...ofBill,
    code: z.literal('duplicate'),
    other_bill_id: id,
    other_number: requestNumber,
  }),
  z.strictObject({ ...ofBill, code: z.literal('above_estimate'), difference_cents: cents }),
  z.strictObject({ ...ofBill, code: z.enum(['outside_membership', 'child_age']), date: day }),
  z.strictObject({ ...ofBill, code: z.literal('late'), date: day, due_on: day }),
]);

/** What a decision is based on, in the types of the engine. */
const facts = z.strictObject({ household, editions, need_id: id.nullable() });

/** What the engine proposes for the lines of a request, and the needs that they belong to. */
const proposal = z.strictObject({
  id,
  request_id: id,
  position: count,
  edition: count,
  facts_hash: z.string(),
  created_at: time,
  admin_id: id,
  admin_name: z.string(),
  lines: z.array(ofEngine<LineResult>()),
  totals,
  needs: z.array(ofEngine<Need>()),
});

const confirmation = z.strictObject({
  agrees: z.boolean(),
  reason: z.string().nullable(),
  created_at: time,
  admin_id: id,
  admin_name: z.string(),
});

const decision = z.strictObject({
  id,
  request_id: id,
  position: count,
  proposal_id: id,
  outcome,
  edition: count,
  is_second_reading: z.boolean(),
  needs_confirmation: z.boolean(),
  message: z.string().nullable(),
  note: z.string().nullable(),
  created_at: time,
  admin_id: id,
  admin_name: z.string(),
  status: z.enum(['pending', 'effective', 'refused', 'replaced']),
  totals,
  lines: z.array(decidedLine),
  confirmation: confirmation.nullable(),
});

export const payeeKind = z.enum(['member', 'provider']);
export const paymentMethod = z.enum(['direct_member', 'direct_provider', 'advance', 'debit_card']);

const payment = rowOf<'sharing_payments', 'member_id'>()({
  payee_kind: payeeKind,
  payee_name: z.string(),
  method: paymentMethod,
  admin_name: z.string(),
});

const missingOfHousehold = z.enum(['start_missing', 'iua_missing']);

/** What the answer to a request is based on. */
const requestBills = z.strictObject({
  need: need.nullable(),
  /** All needs of the person who needed care. */
  needs: z.array(need),
  bills: z.array(bill),
  warnings: z.array(warning),
  facts: facts.nullable(),
  /** Why there are no facts. */
  facts_missing: missingOfHousehold.nullable(),
  facts_hash: z.string(),
  /** The latest one. */
  proposal: proposal.nullable(),
  /** The oldest first. */
  decisions: z.array(decision),
  payments: z.array(payment),
  /** Of the decision in force. */
  shared_cents: cents,
  paid_cents: cents,
  confirm_above_cents: cents,
  viewer: z.strictObject({ may_change: z.boolean(), was_involved: z.boolean() }),
});

const requestFacts = facts.extend({
  /** What a proposal still needs. */
  facts_missing: z
    .enum(['need_missing', 'bills_missing', ...missingOfHousehold.options])
    .nullable(),
  facts_hash: z.string(),
});

/** An answered request of the household whose answer would differ with today's facts. */
const affectedAnswer = z.strictObject({
  number: requestNumber,
  decided_cents: cents,
  now_cents: cents,
});

export const billAnswers = {
  request_bills: requestBills,
  request_facts: requestFacts,
  save_bill: z.strictObject({ bill, warnings: z.array(warning) }),
  save_need: need,
  save_proposal: proposal,
  change_request_facts: z.strictObject({ id, updated_at: time }),
  decide_request: decision,
  confirm_decision: decision,
  record_payment: payment,
  reverse_payment: payment,
  affected_answers: z.array(affectedAnswer),
};
