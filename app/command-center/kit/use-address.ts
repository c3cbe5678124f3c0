import { type NavigateOptions, useSearchParams } from 'react-router';

/** @returns what the address shall say, from what it says. */
type Change = (query: URLSearchParams) => URLSearchParams;

/**
 * What the address says after the `?`, and a way to change it. On a slow phone the address is ahead of
 * the screen: a change starts from the one, so that it keeps what was chosen a moment before.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (
    make: Change,
    options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
  ) =>
    setQuery(make(new URLSearchParams(window.location.search)), {
      preventScrollReset: true,
      // The page stays the same, and so do its texts: the address changes at once.
      defaultShouldRevalidate: false,
      ...options,
    });
  return [query, change] as const;
}
