/** The median; of an even count, the lower of the two middle values. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('an empty list has no median');
  return middle;
}

/** The smallest and the largest value as text, such as "12 to 34". */
export function range(numbers: number[]): string {
  return `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`;
}
