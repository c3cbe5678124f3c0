/** The middle of some numbers; of an even count, the lower middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('there is no median of nothing');
  return middle;
}

/** The least and the most of some numbers, as people write it: 12 to 34. */
export function range(numbers: number[]): string {
  return `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`;
}
