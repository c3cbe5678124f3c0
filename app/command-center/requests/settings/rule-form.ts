import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import {
  accidentKinds,
  answers,
  careStages,
  kinds,
  payments,
} from '~/command-center/requests/request-codes';
import type { Language } from '~/shared/i18n/language';
import type { Rule } from './fetch-rules';

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
