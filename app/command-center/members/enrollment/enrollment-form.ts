import { z } from 'zod/mini';
import {
  dollars,
  dollarsInput,
  optionalAmount,
  optionalDate,
  optionalText,
  orNull,
  yesNoInput,
  yesNoSchema,
  yesNoValue,
} from '~/command-center/members/field-schemas';
import type { Enrollment } from '~/command-center/members/record/fetch-member-record';
import { today } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';

export const enrollmentSchema = z.object({
  status: z.string(),
  product_id: z.string(),
  product_iua_id: z.string(),
  iua_correction: optionalText(500),
  plan_type: z.string(),
  monthly_cost: optionalAmount,
  cost_reason: optionalText(500),
  enrollment_date: optionalDate,
  start_date: optionalDate,
  source: optionalText(100),
  initial_payment_paid: z.boolean(),
  primary_is_smoker: yesNoSchema,
  agreed_to_terms: yesNoSchema,
});

export type EnrollmentForm = z.infer<typeof enrollmentSchema>;

export function enrollmentForm(language: Language, enrollment?: Enrollment): EnrollmentForm {
  return {
    status: enrollment?.status ?? 'Active',
    product_id: enrollment?.product_id ?? '',
    product_iua_id: enrollment?.product_iua_id ?? '',
    iua_correction: '',
    plan_type: enrollment?.plan_type ?? '',
    monthly_cost: dollarsInput(enrollment?.monthly_cost, language),
    cost_reason: enrollment?.cost_reason ?? '',
    enrollment_date: enrollment ? (enrollment.enrollment_date ?? '') : today(),
    start_date: enrollment?.start_date ?? '',
    source: enrollment?.source ?? '',
    initial_payment_paid: enrollment?.initial_payment_paid ?? false,
    primary_is_smoker: yesNoInput(enrollment?.primary_is_smoker),
    agreed_to_terms: yesNoInput(enrollment?.agreed_to_terms),
  };
}

/** The form as the database stores it. */
export function enrollmentRow(form: EnrollmentForm) {
  return {
    status: form.status,
    product_id: orNull(form.product_id),
    product_iua_id: orNull(form.product_iua_id),
    // An earlier reason stays until there is another one.
    ...(form.iua_correction !== '' && { iua_correction: form.iua_correction }),
    plan_type: orNull(form.plan_type),
    monthly_cost: form.monthly_cost === '' ? null : dollars(form.monthly_cost),
    cost_reason: orNull(form.cost_reason),
    enrollment_date: orNull(form.enrollment_date),
    start_date: orNull(form.start_date),
    source: orNull(form.source),
    initial_payment_paid: form.initial_payment_paid,
    primary_is_smoker: yesNoValue(form.primary_is_smoker),
    agreed_to_terms: yesNoValue(form.agreed_to_terms),
  };
}
