import { type Description, valuesOf } from '~/shared/brand/description/schema';

export type DescriptionChange = {
  /** Such as `office.city`, or `testimonials.<id>.city`. */
  path: string;
  /** Undefined if the value is not set. */
  before: string | undefined;
  after: string | undefined;
};

/** The values that differ between two descriptions, in the order of the second one. */
export function changesBetween(before: Description, after: Description): DescriptionChange[] {
  const old = new Map(valuesOf(before));
  const now = new Map(valuesOf(after));
  const paths = new Set([...now.keys(), ...old.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}
