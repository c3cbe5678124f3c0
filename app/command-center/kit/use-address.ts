import { type NavigateOptions, useSearchParams } from 'react-router';

/** @returns the new query of the address. */
type Change = (query: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a function to change it. On a slow phone the address is ahead of
 * the screen, so a change starts from the address and keeps earlier changes.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (
    make: Change,
    options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
  ) =>
    setQuery(make(new URLSearchParams(window.location.search)), {
      preventScrollReset: true,
      // No loader runs again, because the page and its messages stay the same.
      defaultShouldRevalidate: false,
      ...options,
    });
  return [query, change] as const;
}
