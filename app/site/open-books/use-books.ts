import type { OpenBooks } from '~/shared/statements/statement';
import {
  fetchPublished,
  type PublishedSource,
  usePublishedData,
} from '~/site/published/published-data';

const source: PublishedSource<OpenBooks> = {
  name: 'statements',
  fetchData: (signal) => fetchPublished('rpc/open_books', {}, signal) as Promise<OpenBooks>,
};

/** The published statements. */
export function useBooks() {
  return usePublishedData(source);
}
