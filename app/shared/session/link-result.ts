/** The result of an emailed link, passed to the next page in the history state. */
export type LinkResult = 'confirmed' | 'one_of_two';

/** Reads the result from a location's state. */
export function linkResultOf(state: unknown): LinkResult | undefined {
  const landing = (state as { landing?: unknown } | null | undefined)?.landing;
  return landing === 'confirmed' || landing === 'one_of_two' ? landing : undefined;
}
