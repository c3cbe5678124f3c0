/** Row: the interim digit; column: the next digit. Must match `private.check_digit` (supabase/schemas). */
const quasigroup =
  '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';

/**
 * The check digit of a text of digits, by the Damm algorithm. One wrong digit, or two swapped
 * neighbors, have another one.
 */
export function checkDigit(digits: string): string {
  let interim = 0;
  for (const digit of digits) interim = Number(quasigroup[interim * 10 + Number(digit)]);
  return String(interim);
}
