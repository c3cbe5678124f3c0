import type { Description } from '~/shared/brand/description/schema';

export type DescriptionChange = {
  /** Such as `office.city`, or `testimonials.<id>.city`. */
  path: string;
  /** Undefined if the value is not set. */
  before: string | undefined;
  after: string | undefined;
};

/** The values that differ between two descriptions, in the order of the second one. */
export function changesBetween(before: Description, after: Description): DescriptionChange[] {
  const old = new Map(leaves(before));
  const now = new Map(leaves(after));
  const paths = new Set([...now.keys(), ...old.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

/** Every value with its path. The path of an item in a list has its id, so that it can move. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value)
    .filter(
      ([key, inner]) => inner !== undefined && !(Array.isArray(value) === false && key === 'id'),
    )
    .flatMap(([key, inner]) => {
      const name = Array.isArray(value) ? String(inner.id) : key;
      return leaves(inner, path ? `${path}.${name}` : name);
    });
}
