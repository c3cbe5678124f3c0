/**
 * The short reference of a message or form: what the sender sees after sending, what the reply's
 * email repeats, and what the Command Center searches for.
 * @param id the row's uuid.
 */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
