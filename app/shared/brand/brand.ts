import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { description } from './description/read-description.ts';

const { name, legalEntity, foundingYear, email, phone, whatsApp, office } = description;
const { street, city, state, zipCode } = office;

/** Name and contact data of the organization. */
export const brand = {
  name,
  legalEntity,
  foundingYear,
  email,
  phone: writePhone(phone),
  whatsApp: writePhone(whatsApp),
  office: { street, city, state, zipCode, country: 'US' },
} as const;

/** `display` is for people; `number` is E.164, for links. */
function writePhone(number: string): { display: string; number: string } {
  const parsed = parsePhoneNumberWithError(number);
  const display =
    parsed.countryCallingCode === '1'
      ? `+1 ${parsed.formatNational()}`
      : parsed.formatInternational();
  return { display, number };
}
