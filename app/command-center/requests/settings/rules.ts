import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { changeRow, type Version } from '~/command-center/kit/editor/change-row';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import {
  accidentKinds,
  answers,
  careStages,
  kinds,
  payments,
} from '~/command-center/requests/request-codes';
import { requestKeys } from '~/command-center/requests/request-keys';
import { callUnlessChanged } from '~/command-center/requests/review/call-review';
import { AppError } from '~/shared/backend/app-error';
import type { Language } from '~/shared/i18n/language';
import type { Json } from '../../../../supabase/database.types';

export type Rule = TableRow<'document_rules'>;

/** @throws AppError */
async function fetchRules(signal: AbortSignal): Promise<Rule[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('document_rules')
    .select('*')
    .order('document_kind')
    .order('created_at')
    .order('id')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The rules that decide which documents a request needs. */
export const rulesQuery = queryOptions({
  queryKey: requestKeys.rules,
  queryFn: ({ signal }) => fetchRules(signal),
});

/**
 * Changes the fields of a rule that differ from the rule that the admin saw.
 * @returns whether the change waits for a second super admin.
 * @throws AppError `conflict` if another admin changed the same field
 */
export async function changeRule(rule: Rule, row: ReturnType<typeof ruleRow>): Promise<boolean> {
  let waits = false;
  await changeRow('document_rules', rule, row, async (seen, changes) => {
    const answer = await write(seen, changes);
    if (answer) waits = answer.waits;
    return answer && seen;
  });
  return waits;
}

/**
 * Deletes a rule, agrees to the change that waits, or keeps the rule as it is.
 * @returns whether a change waits for a second super admin.
 * @throws AppError `conflict` if another admin changed the rule
 */
export async function settleRule(rule: Rule, as: 'deleted' | 'wanted' | 'kept'): Promise<boolean> {
  const changes = { deleted: {}, wanted: rule.wanted, kept: { note: rule.note } }[as];
  const answer = await write(rule, changes);
  if (!answer) throw new AppError('conflict');
  return answer.waits;
}

/** @returns null if the rule has changed since the admin saw it. */
function write(seen: Version, changes: unknown): Promise<{ waits: boolean } | null> {
  const version = { rule_id: seen.id, seen_at: seen.updated_at };
  const args = { ...version, changes: changes as Json };
  return callUnlessChanged('change_document_rule', args);
}

const issue = issuesOf('manageRequests');

/** The conditions of a rule, and the codes that each can name. */
export const conditions = {
  kinds,
  care_stages: careStages,
  accident_kinds: accidentKinds,
  had_before: answers,
  other_payers: answers,
  payments,
} as const;

export type Condition = keyof typeof conditions;

export const conditionNames = Object.keys(conditions) as Condition[];

const codes = z.array(z.string());

export const ruleSchema = z.object({
  document_kind: z.string().check(z.minLength(1, issue('documentRequired'))),
  is_required: z.boolean(),
  kinds: codes,
  care_stages: codes,
  accident_kinds: codes,
  had_before: codes,
  other_payers: codes,
  payments: codes,
  min_amount: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || centsOf(text) > 0, issue('amountInvalid')),
  ),
  note: z.string().check(z.trim(), z.maxLength(300, issue('noteTooLong'))),
});

export type RuleForm = z.infer<typeof ruleSchema>;

export function ruleForm(rule: Rule | undefined, language: Language): RuleForm {
  const cents = rule?.min_amount_cents ?? null;
  const dollars = cents === null ? '' : (cents / 100).toFixed(2);
  return {
    document_kind: rule?.document_kind ?? '',
    is_required: rule?.is_required ?? true,
    kinds: [...(rule?.kinds ?? [])],
    care_stages: [...(rule?.care_stages ?? [])],
    accident_kinds: [...(rule?.accident_kinds ?? [])],
    had_before: [...(rule?.had_before ?? [])],
    other_payers: [...(rule?.other_payers ?? [])],
    payments: [...(rule?.payments ?? [])],
    min_amount: language === 'en' ? dollars : dollars.replace('.', ','),
    note: rule?.note ?? '',
  };
}

/** The form as the database stores it: a condition without a choice always holds. */
export function ruleRow({ min_amount: amount, ...form }: RuleForm) {
  return {
    ...form,
    kinds: orNull(form.kinds),
    care_stages: orNull(form.care_stages),
    accident_kinds: orNull(form.accident_kinds),
    had_before: orNull(form.had_before),
    other_payers: orNull(form.other_payers),
    payments: orNull(form.payments),
    min_amount_cents: amount ? centsOf(amount) : null,
  };
}

function orNull(list: string[]): string[] | null {
  return list.length > 0 ? list : null;
}

/** Dollars with a point or a comma before the cents; 0 for any other text. */
function centsOf(text: string): number {
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(text)) return 0;
  return Math.round(Number(text.replace(',', '.')) * 100);
}
