import { LRUCache } from 'lru-cache';
import type { SchemaCache } from './schema/schema-cache.ts';

/** The number of cached texts. The least recently used texts are evicted. */
const cacheSize = 2000;

/**
 * Operators whose plan depends on the value: few rows match a rare word, thousands a common one.
 * PostgreSQL plans a named statement without its values after five uses. On 100,000 rows, that made a
 * search without a match read the whole table in its order (300 ms) instead of an index (1 ms).
 */
const searches = / (?:i?like|~\*?|@@) /i;

/**
 * The next number. It increases for the life of the process, so that no connection reuses a name.
 */
let next = 1;

/**
 * Names for prepared statements. A text gets a name on its second use, so that connections do not
 * keep statements that are used only once.
 */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: cacheSize });

  /** Returns the name for preparing a text. It is empty for the first use and for searches. */
  nameFor(text: string): string {
    if (searches.test(text)) return '';
    const known = this.#names.get(text);
    if (known === undefined) {
      this.#names.set(text, '');
      return '';
    }
    if (known !== '') return known;
    const name = `rest_${next}`;
    next += 1;
    this.#names.set(text, name);
    return name;
  }
}

const namesOf = new WeakMap<SchemaCache, StatementNames>();

/**
 * Returns the names for one state of the schema. After a change, the types of parameters may
 * differ.
 */
export function statementNames(cache: SchemaCache): StatementNames {
  const existing = namesOf.get(cache);
  if (existing) return existing;
  const fresh = new StatementNames();
  namesOf.set(cache, fresh);
  return fresh;
}
