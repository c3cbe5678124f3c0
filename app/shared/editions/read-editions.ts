import { backend } from '~/shared/backend/env';

/** When an edition of the rules takes effect. The day has no time. */
export type EditionDay = { number: number; effective_on: string };

/**
 * Reads editions of the rules, which are public. It is a plain request: a public page must not load
 * the client library for one list.
 */
export async function readEditions<Row>(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Row[]> {
  const { url, publishableKey } = backend();
  const address = new URL('/rest/v1/rule_editions', url);
  address.search = new URLSearchParams(query).toString();
  const response = await fetch(address, { signal, headers: { apikey: publishableKey } });
  if (!response.ok) throw new Error(`The editions were answered with ${response.status}`);
  return (await response.json()) as Row[];
}

/**
 * The edition in force on a day, of all editions, the newest first. Care before the first edition
 * follows the first one, as in `private.edition_on()`.
 */
export function editionOn<Edition extends EditionDay>(
  editions: readonly Edition[],
  day: string,
): Edition | undefined {
  return editions.find(({ effective_on }) => effective_on <= day) ?? editions.at(-1);
}
