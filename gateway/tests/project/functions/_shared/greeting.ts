/** Says hello to a place. */
export function greeting(place: string): string {
  return `Hello, ${place}`;
}
