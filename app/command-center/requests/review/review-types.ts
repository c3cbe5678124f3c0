import type { Care } from '#rules/engine/care';
import type { Edition, Household, LineResult, Part } from '#rules/engine/types';
import type { Outcome } from '../request-codes';

/** A medical need of a person, as the database stores it. `person_id` is null for the member. */
export type Need = {
  id: string;
  person_id: string | null;
  title: string;
  kind: 'illness' | 'accident' | 'maternity' | 'death';
  pre_existing: 'no' | 'yes' | 'unknown';
  is_cancer: boolean;
  is_chronic: boolean;
  other_signs: string[];
  due_on: string | null;
  /** A day for each time that the condition came back. */
  iua_paid_on: string[];
  iua_reduction_cents: number;
  iua_reduction_reason: string | null;
  updated_at: string;
};

export type BillLine = {
  id: string;
  service_date: string;
  description: string;
  care: Care;
  charge_cents: number;
  discount_cents: number;
  other_payer_cents: number;
  other_payer: string | null;
  visits: number | null;
};

export type Bill = {
  id: string;
  provider: string;
  bill_date: string | null;
  total_cents: number;
  estimate_cents: number | null;
  file_id: string | null;
  updated_at: string;
  lines: BillLine[];
};

/** Something about a bill that a person should look at. It never stops saving. */
export type Warning = { bill_id: string; line_id: string | null } & (
  | { code: 'wrong_sum'; total_cents: number; lines_cents: number }
  | { code: 'duplicate'; other_bill_id: string; other_number: string }
  | { code: 'above_estimate'; difference_cents: number }
  | { code: 'outside_membership' | 'child_age'; date: string }
  | { code: 'late'; date: string; due_on: string }
);

/** A part of a charge, by the engine or, with the reason `decided`, by a person. */
export type ShownPart = Omit<Part, 'reason'> & { reason: string };

/** What the engine proposes for the lines of a request. */
export type Proposal = {
  id: string;
  position: number;
  edition: number;
  facts_hash: string;
  created_at: string;
  admin_name: string;
  totals: Totals;
  lines: LineResult[];
};

export type Totals = Record<Part['kind'], number>;

type DecidedLine = {
  line_id: string;
  provider: string;
  service_date: string;
  description: string;
  care: Care;
  charge_cents: number;
  edition: number;
  parts: ShownPart[];
  /** Why a person changed the parts; null if they are the engine's. */
  reason: string | null;
};

export type Decision = {
  id: string;
  position: number;
  proposal_id: string;
  outcome: Outcome;
  is_second_reading: boolean;
  status: 'pending' | 'effective' | 'refused' | 'replaced';
  message: string | null;
  note: string | null;
  totals: Totals;
  created_at: string;
  admin_id: string;
  admin_name: string;
  confirmation: {
    agrees: boolean;
    reason: string | null;
    created_at: string;
    admin_name: string;
  } | null;
  lines: DecidedLine[];
};

export type Payment = {
  id: string;
  payee_kind: 'member' | 'provider';
  payee_name: string;
  method: 'direct_member' | 'direct_provider' | 'advance' | 'debit_card';
  paid_on: string;
  reference: string;
  amount_cents: number;
  /** Money that came back to the community. */
  is_refund: boolean;
  /** The payment that this one takes back. */
  reverses: string | null;
  reason: string | null;
  created_at: string;
  admin_name: string;
};

/** What a decision is based on, in the types of the engine. */
export type Facts = { household: Household; editions: Edition[]; need_id: string | null };
