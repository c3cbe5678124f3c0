import { z } from 'zod/mini';
import {
  email,
  issue,
  optionalText,
  orNull,
  requiredText,
  yesNoInput,
  yesNoSchema,
  yesNoValue,
} from '~/command-center/members/field-schemas';
import { today } from '~/shared/format/dates';
import { normalizePhone } from '~/shared/format/phone';
import type { Member } from './fetch-member-record';

const oldest = '1900-01-01';

/** A date of birth, in the past. */
export const birthSchema = z.string().check(
  z.minLength(1, issue('birthRequired')),
  z.refine((day) => day >= oldest && day <= today(), issue('birthInvalid')),
);

export const memberSchema = z.object({
  first_name: requiredText(100, 'firstNameRequired'),
  last_name: requiredText(100, 'lastNameRequired'),
  email,
  date_of_birth: birthSchema,
  gender: z.string(),
  phone_number: optionalText(32),
  receive_emails: yesNoSchema,
  street_address: optionalText(200),
  apartment: optionalText(40),
  city: optionalText(100),
  state: optionalText(60),
  zip_code: optionalText(12),
  country: optionalText(80),
  existing_condition: yesNoSchema,
  existing_condition_description: optionalText(4000),
  additional_info: optionalText(4000),
  /** The status, only for a new member. Later it has a separate dialog. */
  enrollment_status: z.string(),
});

export type MemberForm = z.infer<typeof memberSchema>;

/** The initial values, which are empty or those of the record. */
export function memberForm(member?: Member): MemberForm {
  return {
    first_name: member?.first_name ?? '',
    last_name: member?.last_name ?? '',
    email: member?.email ?? '',
    date_of_birth: member?.date_of_birth ?? '',
    gender: member?.gender ?? '',
    phone_number: member?.phone_number ?? '',
    receive_emails: yesNoInput(member?.receive_emails),
    street_address: member?.street_address ?? '',
    apartment: member?.apartment ?? '',
    city: member?.city ?? '',
    state: member?.state ?? '',
    zip_code: member?.zip_code ?? '',
    country: member ? (member.country ?? '') : 'United States',
    existing_condition: yesNoInput(member?.existing_condition),
    existing_condition_description: member?.existing_condition_description ?? '',
    additional_info: member?.additional_info ?? '',
    enrollment_status: member?.enrollment_status ?? 'active',
  };
}

/** The form as the database stores it, without status and email. */
export function memberRow(form: MemberForm) {
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    date_of_birth: form.date_of_birth,
    gender: orNull(form.gender),
    phone_number: orNull(normalizePhone(form.phone_number) ?? form.phone_number),
    receive_emails: yesNoValue(form.receive_emails),
    street_address: orNull(form.street_address),
    apartment: orNull(form.apartment),
    city: orNull(form.city),
    state: orNull(form.state),
    zip_code: orNull(form.zip_code),
    country: orNull(form.country),
    existing_condition: yesNoValue(form.existing_condition),
    existing_condition_description: orNull(form.existing_condition_description),
    additional_info: orNull(form.additional_info),
  };
}
