import { LRUCache } from 'lru-cache';

/** The number of cached texts for each grammar. The least recently used texts are evicted. */
const cacheSize = 1000;

/** Longer texts are not cached, because they use too much memory. */
const longestText = 2000;

/**
 * Returns a parser that caches its results. It is for the parts of a query that clients send
 * repeatedly, which are the selection and the order. Filter values differ between requests and are
 * not part of these texts. Cached results are frozen.
 */
export function memoizeParser<Parsed extends object>(
  parse: (text: string) => Parsed,
): (text: string) => Parsed {
  const known = new LRUCache<string, Parsed>({ max: cacheSize });
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
