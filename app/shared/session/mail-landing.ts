/** What an emailed link came to; the page that it leads on to gets it with the navigation. */
export type Landing = 'confirmed' | 'one_of_two';

/** Reads the landing out of a location's state. */
export function landingOf(state: unknown): Landing | undefined {
  const landing = (state as { landing?: unknown } | null | undefined)?.landing;
  return landing === 'confirmed' || landing === 'one_of_two' ? landing : undefined;
}
