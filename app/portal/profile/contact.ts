import { z } from 'zod/mini';
import { normalizePhone } from '~/shared/format/phone';
import { usStates } from '~/shared/format/us-states';
import type { Messages } from '~/shared/i18n/catalog';

/** The problems that a member's changes can have: keys of `profile:validation`. */
export type ContactIssue = keyof Messages['profile']['validation'];

/** The maximum lengths in the database. */
const limits = { phone: 32, street: 200, apartment: 40, city: 100 };

const issue = (key: ContactIssue) => ({ error: key, abort: true });

/** A phone number, in the format in which it is stored. */
export const phoneSchema = z.object({
  phone_number: z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, issue('phoneRequired')),
      z.maxLength(limits.phone, issue('phoneInvalid')),
      z.refine((text) => normalizePhone(text) !== undefined, issue('phoneInvalid')),
    ),
    z.transform((text) => normalizePhone(text) ?? text),
  ),
});

/** A required text. */
const text = (missing: ContactIssue, max: number) =>
  z.string().check(z.trim(), z.minLength(1, issue(missing)), z.maxLength(max, issue('tooLong')));

/** An address in the United States. */
export const addressSchema = z.object({
  street_address: text('streetRequired', limits.street),
  apartment: z.string().check(z.trim(), z.maxLength(limits.apartment, issue('tooLong'))),
  city: text('cityRequired', limits.city),
  state: z.string().check(z.refine((code) => code in usStates, issue('stateRequired'))),
  zip_code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, issue('zipRequired')),
      z.regex(/^\d{5}(-\d{4})?$/, issue('zipInvalid')),
    ),
});

export type PhoneValues = z.infer<typeof phoneSchema>;
export type AddressValues = z.infer<typeof addressSchema>;
