import { LRUCache } from 'lru-cache';

/** Texts that are remembered; those that were not used for longest are forgotten. */
const REMEMBERED = 2000;

/**
 * Names for prepared statements. A text earns its name at its second use, so that what nobody
 * asks again is not kept by every connection.
 */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: REMEMBERED });
  #next = 1;

  /** The name under which to prepare a text; an empty one for its first use. */
  nameFor(text: string): string {
    const known = this.#names.get(text);
    if (known === undefined) {
      this.#names.set(text, '');
      return '';
    }
    if (known !== '') return known;
    const name = `rest_${this.#next}`;
    this.#next += 1;
    this.#names.set(text, name);
    return name;
  }
}
