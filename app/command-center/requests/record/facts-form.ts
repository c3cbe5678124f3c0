import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import {
  accidentKinds,
  answers,
  careStages,
  kinds,
  payments,
} from '~/command-center/requests/request-codes';
import type { Language } from '~/shared/i18n/language';

const issue = issuesOf('manageRequests');

/** Dollars with a point or a comma before the cents, and without a thousands separator. */
const amount = /^\d{1,9}([.,]\d{1,2})?$/;

const text = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, issue('nameTooLong')));

const day = z
  .string()
  .check(
    z.refine(
      (value) =>
        value === '' || (/^(19[5-9]|20)\d/.test(value) && !Number.isNaN(Date.parse(value))),
      issue('dateInvalid'),
    ),
  );

const oneOf = (values: readonly string[]) => z.enum(['', ...values] as [string, ...string[]]);

export const factsSchema = z.object({
  person_id: z.string(),
  kind: oneOf(kinds),
  care_stage: oneOf(careStages),
  service_date: day,
  provider: text(200),
  provider_city: text(100),
  accident_kind: oneOf(accidentKinds),
  had_before: oneOf(answers),
  other_payer: oneOf(answers),
  other_payer_name: text(200),
  payment: oneOf(payments),
  amount: z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isAmount(value), issue('amountInvalid')),
  ),
  documents_due_on: day,
});

export type FactsForm = z.infer<typeof factsSchema>;

/** The current facts. A fact that the member has not told is empty. */
export function factsForm(request: SharingRequest, language: Language): FactsForm {
  const cents = request.amount_cents;
  const dollars = cents === null ? '' : (cents / 100).toFixed(2);
  return {
    person_id: request.person_id ?? '',
    kind: request.kind ?? '',
    care_stage: request.care_stage ?? '',
    service_date: request.service_date ?? '',
    provider: request.provider ?? '',
    provider_city: request.provider_city ?? '',
    accident_kind: request.accident_kind ?? '',
    had_before: request.had_before ?? '',
    other_payer: request.other_payer ?? '',
    other_payer_name: request.other_payer_name ?? '',
    payment: request.payment ?? '',
    amount: language === 'en' ? dollars : dollars.replace('.', ','),
    documents_due_on: request.documents_due_on ?? '',
  };
}

/** The form as the database stores it. */
export function factsRow({ amount: dollars, ...form }: FactsForm) {
  const entries = Object.entries(form).map(([name, value]) => [name, value || null] as const);
  const facts = Object.fromEntries(entries) as { [Name in keyof typeof form]: string | null };
  return { ...facts, amount_cents: dollars ? centsOf(dollars) : null };
}

function centsOf(dollars: string): number {
  return Math.round(Number(dollars.replace(',', '.')) * 100);
}

function isAmount(value: string): boolean {
  return amount.test(value) && centsOf(value) > 0;
}
