import { checkDigit } from './check-digit';

/** With the letter, or grouped as on the card. Seven digits alone can be a local phone number. */
const memberNumber =
  /^(?:m[\s.-]*(\d{3})[\s.-]*(\d{3})[\s.-]*(\d)|(\d{3})[\s.-](\d{3})[\s.-](\d))$/i;

/**
 * A member number as a person types it, such as "m1042831" or "104 283 1"; `undefined` if the text
 * is something else.
 * @returns the number as the card shows it, and whether its check digit fits.
 */
export function readMemberNumber(
  text: string,
): { number: string; isPossible: boolean } | undefined {
  const found = memberNumber.exec(text.trim().replace(/[\u2010-\u2015\u2212]/g, '-'));
  if (!found) return undefined;
  const [first = '', second = '', last = ''] = found.slice(1).filter(Boolean);
  return {
    number: `M-${first}-${second}-${last}`,
    isPossible: checkDigit(first + second) === last,
  };
}
