import type { Messages } from '~/shared/i18n/catalog';

type Word = keyof Messages['manageMembers']['record'];

/** The labels of fields by database column, as keys of `manageMembers:record`. */
export const columnLabels: Partial<Record<string, Word>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  date_of_birth: 'birth',
  gender: 'gender',
  phone_number: 'phone',
  phone: 'phone',
  receive_emails: 'receiveEmails',
  street_address: 'street',
  apartment: 'apartment',
  city: 'city',
  state: 'state',
  zip_code: 'zip',
  country: 'country',
  relationship: 'relationship',
  enrollment_status: 'status',
  status: 'status',
  agent_id: 'advisor',
  product_id: 'plan',
  product_iua_id: 'iua',
  iua_correction: 'iuaCorrection',
  plan_type: 'planType',
  monthly_cost: 'monthly',
  enrollment_date: 'enrolled',
  start_date: 'starts',
  end_date: 'ends',
  source: 'source',
  initial_payment_paid: 'initialPayment',
  primary_is_smoker: 'smoker',
  agreed_to_terms: 'terms',
  inactive_reason: 'inactiveReason',
  inactive_date: 'inactiveSince',
};
