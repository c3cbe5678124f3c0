import { z } from 'zod/mini';
import type { Choices } from '~/command-center/members/fetch-choices';
import {
  dollars,
  issue,
  optionalAmount,
  optionalDate,
  optionalText,
  orNull,
  requiredText,
} from '~/command-center/members/field-schemas';

/** The enrollment of a new member. Null values can be added to the record later. */
export type Enrollment = {
  product_id: string | null;
  product_iua_id: string | null;
  plan_type: string | null;
  start_date: string | null;
  monthly_cost: number | null;
  cost_reason: string | null;
  first_billing_date: string | null;
  agent_id: string | null;
};

export const approvalSchema = z
  .object({
    product_id: z.string(),
    product_iua_id: z.string(),
    plan_type: z.string(),
    start_date: optionalDate,
    monthly_cost: optionalAmount,
    cost_reason: optionalText(500),
    first_billing_date: optionalDate,
    agent_id: z.string(),
  })
  .check(
    z.refine(
      ({ product_id, first_billing_date, monthly_cost }) =>
        !product_id || !first_billing_date || monthly_cost !== '',
      { ...issue('amountRequired'), path: ['monthly_cost'] },
    ),
  );

export type ApprovalForm = z.infer<typeof approvalSchema>;

/**
 * The initial values. There is no plan, because the applicant has not chosen one. A plan starts on
 * the first of a month, like billing.
 * @param today `'2026-11-23'`
 * @param agentId the advisor whose link the applicant used.
 */
export function approvalForm(
  { advisors }: Choices,
  today: string,
  agentId: string | null = null,
): ApprovalForm {
  const active = advisors.filter(({ status }) => status === 'active');
  const given = active.find(({ id }) => id === agentId);
  const start = firstOfNextMonth(today);
  return {
    product_id: '',
    product_iua_id: '',
    plan_type: 'individual',
    start_date: start,
    monthly_cost: '',
    cost_reason: '',
    first_billing_date: start,
    agent_id: (given ?? (active.length === 1 ? active[0] : undefined))?.id ?? '',
  };
}

/** The form as the database stores it. Without a plan, its fields are hidden and empty. */
export function enrollmentOf(form: ApprovalForm): Enrollment {
  const agent_id = orNull(form.agent_id);
  const hasPlan = form.product_id !== '';
  return {
    agent_id,
    product_id: hasPlan ? form.product_id : null,
    product_iua_id: hasPlan ? orNull(form.product_iua_id) : null,
    plan_type: hasPlan ? orNull(form.plan_type) : null,
    start_date: hasPlan ? orNull(form.start_date) : null,
    monthly_cost: hasPlan && form.monthly_cost !== '' ? dollars(form.monthly_cost) : null,
    cost_reason: hasPlan ? orNull(form.cost_reason) : null,
    first_billing_date: hasPlan ? orNull(form.first_billing_date) : null,
  };
}

export const declineSchema = z.object({ reason: requiredText(1000, 'reasonRequired') });

export type DeclineForm = z.infer<typeof declineSchema>;

function firstOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
