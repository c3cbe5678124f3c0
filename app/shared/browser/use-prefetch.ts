import { useOnline } from './use-online';
import { usePageSettled } from './use-page-settled';

/**
 * For a link's `prefetch`: the next pages are fetched once this page has settled. Never without a
 * connection: if a page's file cannot be fetched, the router reloads the current page.
 */
export function usePrefetch(): 'render' | 'none' {
  const isSettled = usePageSettled();
  const isOnline = useOnline();
  return isSettled && isOnline ? 'render' : 'none';
}
