import { z } from 'zod/mini';
import {
  dollars,
  dollarsInput,
  issue,
  optionalDate,
  optionalText,
  orNull,
  requiredAmount,
  requiredDate,
} from '~/command-center/members/field-schemas';
import { today } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import type { Payment, Schedule } from './fetch-billing';

export const scheduleSchema = z.object({
  status: z.string(),
  amount: requiredAmount,
  billing_type: z.string(),
  next_billing_date: requiredDate,
});

export type ScheduleForm = z.infer<typeof scheduleSchema>;

export function scheduleForm(language: Language, schedule?: Schedule): ScheduleForm {
  return {
    status: schedule?.status ?? 'active',
    amount: dollarsInput(schedule?.amount, language),
    billing_type: schedule?.billing_type ?? 'monthly',
    next_billing_date: schedule?.next_billing_date ?? '',
  };
}

export function scheduleRow({ amount, ...form }: ScheduleForm) {
  return { ...form, amount: dollars(amount) };
}

export const paymentSchema = z
  .object({
    due_date: requiredDate,
    amount: requiredAmount,
    status: z.string(),
    paid_on: optionalDate,
    billing_type: z.string(),
    description: optionalText(300),
    payment_method: optionalText(40),
    payment_method_last4: z.string().check(
      z.trim(),
      z.refine((digits) => /^(\d{4})?$/.test(digits), issue('last4Invalid')),
    ),
  })
  .check(
    z.refine(({ status, paid_on }) => status !== 'Paid' || paid_on !== '', {
      ...issue('dateRequired'),
      path: ['paid_on'],
    }),
  );

export type PaymentForm = z.infer<typeof paymentSchema>;

export function paymentForm(language: Language, payment?: Payment): PaymentForm {
  return {
    due_date: payment?.due_date ?? today(),
    amount: dollarsInput(payment?.amount, language),
    status: payment?.status ?? 'Pending',
    paid_on: payment?.paid_at ? today(new Date(payment.paid_at)) : today(),
    billing_type: payment?.billing_type ?? 'monthly',
    description: payment?.description ?? '',
    payment_method: payment?.payment_method ?? '',
    payment_method_last4: payment?.payment_method_last4 ?? '',
  };
}

/** The form as the database stores it. The time of a payment changes only with its date. */
export function paymentRow({ paid_on, amount, ...form }: PaymentForm, before?: Payment) {
  const isSameDay = before?.paid_at && today(new Date(before.paid_at)) === paid_on;
  const moment = isSameDay ? before.paid_at : new Date(`${paid_on}T12:00`).toISOString();
  return {
    ...form,
    amount: dollars(amount),
    paid_at: form.status === 'Paid' ? moment : null,
    description: orNull(form.description),
    payment_method: orNull(form.payment_method),
    payment_method_last4: orNull(form.payment_method_last4),
  };
}
