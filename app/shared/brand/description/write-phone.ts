import { parsePhoneNumberWithError } from 'libphonenumber-js/min';

/** `display` is for people; `number` is E.164, for links. */
export function writePhone(number: string): { display: string; number: string } {
  const parsed = parsePhoneNumberWithError(number);
  const display =
    parsed.countryCallingCode === '1'
      ? `+1 ${parsed.formatNational()}`
      : parsed.formatInternational();
  return { display, number };
}
