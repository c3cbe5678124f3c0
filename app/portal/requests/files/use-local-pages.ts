import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLeaveWarning } from '~/shared/browser/use-leave-warning';
import { memberRequests } from './fetch-request-files';
import { isUnsent } from './local/local-page';
import { onPageChange, readPages } from './local/page-store';
import { preparePages } from './local/prepare-pages';
import { warmUp } from './prepare/run-preparation';
import { startUploads } from './upload/upload-queue';

/** The pages in this browser, of all requests. */
function localPagesQuery(userId: string) {
  return queryOptions({
    queryKey: ['local-pages', userId],
    queryFn: () => readPages(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

let reading: ReturnType<typeof setTimeout> | undefined;

/** Reads the pages once for many changes, and for all documents on the screen. */
function readSoon(cache: QueryClient, userId: string): void {
  if (reading) return;
  reading = setTimeout(() => {
    reading = undefined;
    void cache.invalidateQueries({ queryKey: localPagesQuery(userId).queryKey });
  }, 50);
}

type LocalPagesOptions = {
  userId: string;
  requestId: string;
  /**
   * The SHA-256 of the request's files on the server; `undefined` until they are known, empty when
   * they cannot be read. Preparation waits for them, because duplicates and the limit depend on them.
   */
  stored: readonly string[] | undefined;
};

/**
 * The request's pages in this browser, as they change in any tab. Prepares chosen files and sends
 * released pages in the background.
 */
export function useLocalPages({ userId, requestId, stored }: LocalPagesOptions) {
  const cache = useQueryClient();
  const query = useQuery(localPagesQuery(userId));
  const pages = (query.data ?? []).filter((page) => page.requestId === requestId);
  const preparing = pages.filter(({ state }) => state === 'preparing');
  // A file that is added while the last one is finished must start the preparation again.
  const preparingIds = preparing.map(({ id }) => id).join();

  useEffect(() => {
    warmUp();
    startUploads(userId);
    return onPageChange((change) => {
      if (change.kind === 'pages') {
        readSoon(cache, userId);
      } else if (change.kind === 'stored') {
        void cache.invalidateQueries({ queryKey: memberRequests(userId) });
      }
    });
  }, [userId, cache]);

  useLeaveWarning(pages.some((page) => page.isInMemory && isUnsent(page)));

  useEffect(() => {
    if (!preparingIds || !stored) return;
    preparePages({ userId, requestId, stored }).catch((error: unknown) =>
      console.info('Preparation:', error),
    );
  }, [preparingIds, userId, requestId, stored]);

  return pages;
}
