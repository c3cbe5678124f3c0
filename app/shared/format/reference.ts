/**
 * The short reference of a row without a number. The sender of a message or form sees it, the reply's
 * email repeats it, and the Command Center can search for it. It is also an advisor's number.
 * @param id the row's uuid.
 */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
