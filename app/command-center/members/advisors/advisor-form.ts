import { z } from 'zod/mini';
import { email, optionalText, orNull, requiredText } from '~/command-center/members/field-schemas';
import { normalizePhone } from '~/shared/format/phone';
import type { Advisor } from './fetch-advisors';

export const advisorSchema = z.object({
  first_name: requiredText(100, 'firstNameRequired'),
  last_name: requiredText(100, 'lastNameRequired'),
  email,
  phone: optionalText(32),
  enrollment_code: optionalText(40),
  status: z.string(),
});

export type AdvisorForm = z.infer<typeof advisorSchema>;

export function advisorForm(advisor?: Advisor): AdvisorForm {
  return {
    first_name: advisor?.first_name ?? '',
    last_name: advisor?.last_name ?? '',
    email: advisor?.email ?? '',
    phone: advisor?.phone ?? '',
    enrollment_code: advisor?.enrollment_code ?? '',
    status: advisor?.status ?? 'active',
  };
}

/** The form as the database stores it. */
export function advisorRow({ phone, enrollment_code, ...form }: AdvisorForm) {
  return {
    ...form,
    phone: orNull(normalizePhone(phone) ?? phone),
    enrollment_code: orNull(enrollment_code),
  };
}
