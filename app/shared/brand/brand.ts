import { description } from './description/read-description.ts';
import { writePhone } from './description/write-phone.ts';

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
