import { LRUCache } from 'lru-cache';
import type { SchemaCache } from './schema/schema-cache.ts';

/** Texts that are remembered; those that were not used for longest are forgotten. */
const rememberedCount = 2000;

/** Counts through the life of the process, so that no connection meets a name twice. */
let next = 1;

/**
 * Names for prepared statements. A text earns its name at its second use, so that what nobody
 * asks again is not kept by every connection.
 */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: rememberedCount });

  /** The name under which to prepare a text; an empty one for its first use. */
  nameFor(text: string): string {
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

/** The names for one state of the schema: after a change the types of parameters may differ. */
export function statementNames(cache: SchemaCache): StatementNames {
  const existing = namesOf.get(cache);
  if (existing) return existing;
  const fresh = new StatementNames();
  namesOf.set(cache, fresh);
  return fresh;
}
