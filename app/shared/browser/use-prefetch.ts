import { useOnline } from './use-online';
import { usePageSettled } from './use-page-settled';

/**
 * The value of a link's `prefetch`. It fetches the next pages once this page has settled, but never
 * without a connection.
 */
export function usePrefetch(): 'render' | 'none' {
  const isSettled = usePageSettled();
  const isOnline = useOnline();
  return isSettled && isOnline ? 'render' : 'none';
}
