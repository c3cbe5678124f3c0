import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { refusedField } from '~/command-center/requests/review/call-review';
import type { Issue, Problems } from './read-field';

const issues: Record<string, Issue> = {
  amount_invalid: 'amountInvalid',
  discount_above_charge: 'discountAboveCharge',
  date_invalid: 'dateInvalid',
  provider_length: 'providerRequired',
  description_length: 'descriptionRequired',
  care_unknown: 'careRequired',
  visits_invalid: 'visitsInvalid',
  other_person: 'otherPerson',
};

/** Fields of the form by the column of the database. */
const fields: Record<string, string> = {
  service_date: 'day',
  charge_cents: 'charge',
  discount_cents: 'discount',
  other_payer_cents: 'otherPayer',
  other_payer: 'payerName',
  person_id: 'person',
  bill_date: 'billDate',
  total_cents: 'total',
  estimate_cents: 'estimate',
};

/** The field that the database refused, such as a date before the person's birth. */
export function refusedFields(error: unknown): Problems {
  const issue = issues[refusalCode(error) ?? ''];
  const field = refusedField(error);
  if (!issue || !field) return {};
  const name = field
    .split('.')
    .map((part) => fields[part] ?? part)
    .join('.');
  return { [name]: issue };
}
