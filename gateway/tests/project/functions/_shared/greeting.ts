/** Returns a greeting for a place. */
export function greeting(place: string): string {
  return `Hello, ${place}`;
}
