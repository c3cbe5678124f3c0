import { QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError, type ErrorCode } from './app-error';

const worthAnotherTry: readonly ErrorCode[] = ['network_failed', 'unavailable'];

/** The portal's query cache. */
export const queryClient = createQueryClient();

/**
 * A query cache. Without a connection a query fails like any other, so that members see the reason.
 * It runs again when the connection is back.
 */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.debug('Load failure:', error) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retryDelay: 400,
        retry: (failures, error) =>
          failures < 1 && error instanceof AppError && worthAnotherTry.includes(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
