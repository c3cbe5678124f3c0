import { z } from 'zod/mini';
import { type Choices, offered } from '~/command-center/members/fetch-choices';
import {
  dollars,
  issue,
  optionalAmount,
  optionalDate,
  optionalText,
  orNull,
  requiredText,
} from '~/command-center/members/field-schemas';
import type { Application } from './fetch-applications';

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
 * The initial values: what the applicant chose, if it is still offered, and the advisor whose link
 * they used. A plan starts on the first of a month, like billing.
 * @param today `'2026-11-23'`
 */
export function approvalForm(
  { advisors, plans, amounts }: Choices,
  today: string,
  application: Pick<Application, 'agent_id' | 'product_id' | 'plan_type' | 'product_iua_id'>,
): ApprovalForm {
  const active = advisors.filter(({ status }) => status === 'active');
  const given = active.find(({ id }) => id === application.agent_id);
  const plan = offered(plans).find(({ id }) => id === application.product_id);
  const iua = offered(amounts).find(({ id }) => id === application.product_iua_id);
  const start = firstOfNextMonth(today);
  return {
    product_id: plan?.id ?? '',
    product_iua_id: iua?.id ?? '',
    plan_type: application.plan_type ?? 'individual',
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

/** The reason of a decline, or of an undone approval. */
export const declineSchema = z.object({ reason: requiredText(1000, 'reasonRequired') });

export type DeclineForm = z.infer<typeof declineSchema>;

function firstOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
