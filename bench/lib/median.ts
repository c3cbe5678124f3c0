/** The median; of an even count, the lower middle value. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('The median needs at least one number.');
  return middle;
}

/** The range of numbers as text: 12 to 34. */
export function range(numbers: number[]): string {
  return `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`;
}
