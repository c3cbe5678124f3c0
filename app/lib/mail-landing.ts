/** How a link in a mail of the backend ended, where the browser came from it to this page. */
export type Landing = 'confirmed' | 'one_of_two' | 'refused';

/**
 * Reads what the backend adds to the address that a mailed link leads on to: `code` when all went
 * well, `message` when the other mailbox has to confirm too, `error_description` and its likes in
 * the query or behind the `#` when the link is used, expired or no link of ours.
 * @param search with or without `?`. @param hash with or without `#`.
 */
export function landingOf(search: string, hash: string): Landing | undefined {
  const told = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) told.set(name, value);
  const has = (...names: string[]) => names.some((name) => told.has(name));
  if (has('error', 'error_code', 'error_description')) return 'refused';
  if (has('message')) return 'one_of_two';
  return has('code', 'access_token') ? 'confirmed' : undefined;
}
