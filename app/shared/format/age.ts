/**
 * The age in whole years on a day. Someone born on February 29 turns a year older on March 1 of a
 * year without that day.
 * @param birth a date such as `'2000-02-29'`, like `day`.
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
