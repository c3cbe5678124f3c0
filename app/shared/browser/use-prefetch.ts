import { useOnline } from './use-online';
import { usePageSettled } from './use-page-settled';

/**
 * For a link's `prefetch`: the pages that may come next are fetched once this one is quiet. Never
 * without a connection: where a page's file cannot be fetched, the router loads this page anew.
 */
export function usePrefetch(): 'render' | 'none' {
  const isSettled = usePageSettled();
  const isOnline = useOnline();
  return isSettled && isOnline ? 'render' : 'none';
}
