/**
 * The short reference of a message or form. The sender sees it, the reply's email repeats it, and
 * the Command Center can search for it.
 * @param id the row's uuid.
 */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
