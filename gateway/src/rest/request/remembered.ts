import { LRUCache } from 'lru-cache';

/** Texts that are remembered for each grammar; those that were not used for longest are forgotten. */
const rememberedCount = 1000;

/** Longer texts are not worth their room. */
const longestText = 2000;

/**
 * A parser that remembers what it has parsed. For the parts of a query that say its shape, which
 * clients ask again and again: what is selected, and in which order. What differs from one request
 * to the next, the values of filters, stands elsewhere. What is remembered cannot be changed.
 */
export function remembering<Parsed extends object>(
  parse: (text: string) => Parsed,
): (text: string) => Parsed {
  const known = new LRUCache<string, Parsed>({ max: rememberedCount });
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const parsed = frozen(parse(text));
    if (text.length <= longestText) known.set(text, parsed);
    return parsed;
  };
}

function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}
