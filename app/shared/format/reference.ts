/**
 * The short reference of a message or form: shown to the sender, repeated in the reply's email, and
 * searchable in the Command Center.
 * @param id the row's uuid.
 */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
