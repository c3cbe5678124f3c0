/**
 * A phone number of the United States or Brazil in its stored and displayed format, such as
 * `+1 561 555 0101` or `+55 21 98765 4321`. Unambiguous digits need no country code.
 * @returns `undefined` for other numbers.
 */
export function normalizePhone(text: string): string | undefined {
  if (!/^[\s+().\d-]*$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return american(digits, '1') ?? brazilian(digits, '55');
  return (
    american(digits, '1') ??
    american(digits, '') ??
    brazilian(digits, '55') ??
    brazilian(digits, '')
  );
}

/** Whether a text is a phone number of the United States or Brazil, or one of another country with `+`. */
export function isPhone(text: string): boolean {
  return (
    normalizePhone(text) !== undefined || /^\+[1-9](?:[ ().-]{0,2}\d){7,14}$/.test(text.trim())
  );
}

/** The digits of a number, for `tel:` and WhatsApp links. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}

function american(digits: string, prefix: string): string | undefined {
  const parts = /^([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(after(prefix, digits));
  return parts ? `+1 ${parts[1]} ${parts[2]} ${parts[3]}` : undefined;
}

/** Two digits are the region. Then a mobile has nine digits, starting with 9, a landline eight. */
function brazilian(digits: string, prefix: string): string | undefined {
  const parts = /^([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/.exec(after(prefix, digits));
  return parts ? `+55 ${parts[1]} ${parts[2]} ${parts[3]}` : undefined;
}

function after(prefix: string, digits: string): string {
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
}
