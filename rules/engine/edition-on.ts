import type { Day, Edition } from './types.ts';

/** Editions in the order in which they take effect. */
export function sortEditions(editions: readonly Edition[]): readonly Edition[] {
  return [...editions].sort(
    (one, other) => compare(one.effectiveOn, other.effectiveOn) || one.number - other.number,
  );
}

/** The edition in force on a day. The first edition also applies to the days before it. */
export function editionOn(day: Day, sorted: readonly Edition[]): Edition {
  return (sorted.findLast(({ effectiveOn }) => effectiveOn <= day) ?? sorted[0]) as Edition;
}

/** Compares days or ids, independently of the language. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
